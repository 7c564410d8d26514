import { Button, Checkbox } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { serverNow } from '~/api/identity/clock'
import { makeId } from '~/lib/ids'
import { unfilledPlaceholders } from '~/lib/texts/text'
import { refusing } from '~/record/form/codecs'
import { MinuteField } from '~/ui/fields/MinuteField'
import { schemaResolver } from '~/ui/fields/schemaResolver'
import type { useAttachment } from '../attachment/AttachmentField'
import type { MessageTexts } from '../fillMessage'
import { FailureText } from '~/ui/messages/FailureText'
import classes from './InterviewTimes.module.css'
import {
  calendarOf,
  type InterviewTimes as Times,
  noTimes,
  serializeTimes,
  parseTimes,
  timesProblem,
  fillTimes,
  TIME_PLACES,
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

/** The times, and separate consents to a calendar file: to add one, and to replace another file by it. */
const timesForm = z.object({
  times: z.array(z.string()).check(refusing((times) => timesProblem(times, serverNow()))),
  adds: z.boolean(),
  replaces: z.boolean(),
})
type TimesForm = z.infer<typeof timesForm>

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
  const { control, register, handleSubmit, clearErrors, formState } = useForm<TimesForm>({
    defaultValues: { times: [...(initial ?? noTimes)], adds: true, replaces: false },
    resolver: schemaResolver(timesForm),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const [filled, setFilled] = useState(initial)
  /** The last filling: while its result is unchanged, the next one starts from the same texts, with all their lines. */
  const [last, setLast] = useState<{ from: MessageTexts; before: Times | undefined; to: MessageTexts }>()
  const consent = hasFile ? 'replaces' : 'adds'
  const restore = useEffectEvent(() => {
    if (initial) attach?.(calendarFile(initial, title))
  })
  useEffect(() => restore(), [])
  if (!filled && unfilledPlaceholders(TIME_PLACES, texts.subject + texts.text).length === 0) return null
  const fill = ({ times, [consent]: hasConsent }: TimesForm) => {
    const isUnchanged = last !== undefined && last.to.subject === texts.subject && last.to.text === texts.text
    const start = isUnchanged ? last : { from: texts, before: filled }
    const to = fillTimes(start.from, times, start.before)
    change(to, hasConsent ? serializeTimes(times) : '')
    setLast({ ...start, to })
    setFilled(times)
    attach?.(hasConsent ? calendarFile(times, title) : undefined)
  }
  return (
    <fieldset className={`stack ${classes.times}`} disabled={disabled}>
      <legend>Jadwal wawancara</legend>
      <div className={classes.fields}>
        {noTimes.map((_, n) => (
          <Controller
            // A time is identified by its position.
            // oxlint-disable-next-line react/no-array-index-key
            key={n}
            name={`times.${n}`}
            control={control}
            render={({ field: { value, onChange } }) => (
              <MinuteField
                label={`Jadwal ${n + 1}`}
                value={value}
                defaultTime="09:00"
                onChange={(time) => {
                  onChange(time ?? '')
                  clearErrors('times')
                }}
              />
            )}
          />
        ))}
      </div>
      {formState.errors.times && <FailureText>{formState.errors.times.message}</FailureText>}
      <div className={`row ${classes.foot}`}>
        {attach && (
          <Checkbox
            key={consent}
            size="xs"
            label={
              hasFile ? 'Ganti lampiran dengan berkas kalender (.ics)' : 'Lampirkan sebagai berkas kalender (.ics)'
            }
            {...register(consent)}
          />
        )}
        <Button variant="default" size="xs" onClick={() => void handleSubmit(fill)()}>
          Masukkan ke pesan
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
