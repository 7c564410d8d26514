import { useState } from 'react'
import type { useAttachment } from '../attachment/useAttachment'
import { CALENDAR_FILE } from './schedule'

/** The calendar file of interview times among the attachments: it goes with the text whose times it holds. */
export function useCalendarFile({ attached, attach, drop }: ReturnType<typeof useAttachment>) {
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
    attachCalendar: (file: File | undefined) => (file ? void attach(file) : dropCalendar()),
  }
}
