import { Button, Checkbox } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '~/api/identity/clock'
import { makeId } from '~/lib/ids'
import { unfilledPlaceholders } from '~/lib/texts/text'
import { MinuteField } from '~/ui/fields/MinuteField'
import type { useAttachment } from '../attachment/AttachmentField'
import type { MessageTexts } from '../fillMessage'
import { FailureText } from '~/ui/messages/FailureText'
import classes from './InterviewTimes.module.css'
import {
  calendarOf,
  type InterviewTimes as Times,
  MAX_TIMES,
  serializeTimes,
  parseTimes,
  timesProblem,
  fillTimes,
} from './schedule'
import { CALENDAR_FILE } from '../attachment/attachment'

type Props = {
  texts: MessageTexts
  /** `times`: the serialized times of the calendar file; '' without one. */
  change: (texts: MessageTexts, times: string) => void
  /** Serialized times of a restored draft, from which the calendar file is regenerated. */
  initial?: string
  /** Title of the calendar entries. */
  title?: string
  /** Absent if the message takes no file; called with undefined to remove an earlier calendar file. */
  attach?: (file: File | undefined) => void
  /** Whether the calendar file would replace the user's own file. */
  hasFile?: boolean
  disabled?: boolean
}

const calendarFile = (times: Times, title: string) =>
  new File([calendarOf(times, title, makeId(), new Date(serverNow()))], CALENDAR_FILE, { type: 'text/calendar' })

/** Interview times: fills them into the message and attaches them as a calendar file. */
export function InterviewTimes({
  texts,
  change,
  initial: storedTimes = '',
  title = '',
  attach,
  hasFile = false,
  disabled = false,
}: Props) {
  const initial = parseTimes(storedTimes)
  const [times, setTimes] = useState<Times>(initial ?? Array.from({ length: MAX_TIMES }))
  const [filled, setFilled] = useState(initial)
  // Separate choices: consent to a calendar file is not consent to replace another file.
  const [consents, setConsents] = useState({ adds: true, replaces: false })
  const consentKey = hasFile ? 'replaces' : 'adds'
  const [error, setError] = useState<string>()
  const restore = useEffectEvent(() => {
    if (initial) attach?.(calendarFile(initial, title))
  })
  useEffect(() => restore(), [])
  const places = times.map((_, n) => `[JADWAL${n + 1}]`).join(' ')
  if (!filled && unfilledPlaceholders(places, texts.subject + texts.text).length === 0) return null
  const submit = () => {
    const problem = timesProblem(times, serverNow())
    setError(problem)
    if (problem !== undefined) return
    change(fillTimes(texts, times, filled), consents[consentKey] ? serializeTimes(times) : '')
    setFilled(times)
    attach?.(consents[consentKey] ? calendarFile(times, title) : undefined)
  }
  return (
    <fieldset className={`stack ${classes.times}`} disabled={disabled}>
      <legend>Jadwal wawancara</legend>
      <div className={classes.fields}>
        {times.map((time, n) => (
          <MinuteField
            // A time is identified by its position.
            // oxlint-disable-next-line react/no-array-index-key
            key={n}
            label={`Jadwal ${n + 1}`}
            value={time}
            defaultTime="09:00"
            onChange={(value) => {
              setTimes(times.map((one, at) => (at === n ? value : one)))
              setError(undefined)
            }}
          />
        ))}
      </div>
      {error && <FailureText>{error}</FailureText>}
      <div className={`row ${classes.foot}`}>
        {attach && (
          <Checkbox
            size="xs"
            label={
              hasFile ? 'Ganti lampiran dengan berkas kalender (.ics)' : 'Lampirkan sebagai berkas kalender (.ics)'
            }
            checked={consents[consentKey]}
            onChange={(event) => setConsents({ ...consents, [consentKey]: event.currentTarget.checked })}
          />
        )}
        <Button variant="default" size="xs" onClick={submit}>
          Isi jadwal
        </Button>
      </div>
    </fieldset>
  )
}

/** The calendar file as an attachment; it is removed together with the text whose times it has. */
export function useCalendarFile(
  { attached, attach, drop }: ReturnType<typeof useAttachment>,
  /** Clears the draft's times, so that their file is not regenerated. */
  clearTimes: () => void,
) {
  const [textVersion, setTextVersion] = useState(0)
  const isCalendar = attached?.name === CALENDAR_FILE
  const dropCalendar = () => {
    if (isCalendar) drop()
  }
  return {
    /** Changes with each new text, to reset the times. */
    textVersion,
    startNewText: () => {
      setTextVersion((no) => no + 1)
      dropCalendar()
    },
    /** Whether a file other than the calendar file is attached. */
    hasFile: attached !== undefined && !isCalendar,
    attachFile: (file: File) => {
      clearTimes()
      return attach(file)
    },
    dropFile: () => {
      clearTimes()
      drop()
    },
    attachCalendar: (file: File | undefined) => (file ? void attach(file) : dropCalendar()),
  }
}
