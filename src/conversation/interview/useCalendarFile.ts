import { useState } from 'react'
import type { useAttachment } from '../attachment/useAttachment'
import { CALENDAR_FILE } from './schedule'

/** The calendar file of interview times among the attachments: it goes with the text whose times it holds. */
export function useCalendarFile(
  { attached, attach, drop }: ReturnType<typeof useAttachment>,
  /** Forgets the times whose file would be made again from the draft. */
  forgetTimes: () => void,
) {
  const [textNo, setTextNo] = useState(0)
  const isCalendar = attached?.name === CALENDAR_FILE
  const dropCalendar = () => {
    if (isCalendar) drop()
  }
  return {
    /** Another number is another text: its times begin anew. */
    textNo,
    beginText: () => {
      setTextNo((no) => no + 1)
      dropCalendar()
    },
    /** Whether a file is attached that is no calendar of ours. */
    hasFile: attached !== undefined && !isCalendar,
    attachFile: (file: File) => {
      forgetTimes()
      return attach(file)
    },
    dropFile: () => {
      forgetTimes()
      drop()
    },
    attachCalendar: (file: File | undefined) => (file ? void attach(file) : dropCalendar()),
  }
}
