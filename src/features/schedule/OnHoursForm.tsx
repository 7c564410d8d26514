import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { chatSchedule, type OnHours, type TimeName, weekdays } from '~/api/contract/chatSchedule'
import { useSend } from '~/api/useSend'
import { draftKey } from '~/lib/kept'
import type { Writer } from '~/lib/scope'
import { adminTexts } from '~/lib/adminTexts'
import { DraftNotice } from '~/parts/DraftNotice'
import { useFormDraft } from '~/parts/useFormDraft'
import { alertFailure } from '~/parts/alertFailure'
import { PlainField } from '~/ui/fields/PlainField'
import { notify } from '~/ui/notify'
import { dayNames, timeNames, timeOf, type WeekDraft, weekErrors } from './onHoursRules'
import classes from './schedule.module.css'

const draftOf = (hours: OnHours | null) =>
  Object.fromEntries(timeNames.map((name) => [name, hours?.[name] ?? ''])) as WeekDraft

/** When a week's chat is on, in WIB (document 3 §2, §5). */
export function OnHoursForm({ hours, writer }: { hours: OnHours | null; writer: Writer }) {
  const key = draftKey(writer.userId, writer.corporateId, chatSchedule.saveOn.name)
  const { values: draft, isRestored, change, settle, discard } = useFormDraft(key, draftOf(hours))
  // What was told is told until it is put right, and nothing before the first try.
  const [wasTried, setWasTried] = useState(false)
  const errors = wasTried ? weekErrors(draft) : {}
  const { send, isPending } = useSend(chatSchedule.saveOn)
  const inputs = useRef<Partial<Record<TimeName, HTMLInputElement | null>>>({})
  function submit(event: FormEvent) {
    event.preventDefault()
    setWasTried(true)
    const wrong = weekErrors(draft)
    const first = timeNames.find((name) => wrong[name])
    if (first) return inputs.current[first]?.focus()
    const times = Object.fromEntries(timeNames.map((name) => [name, timeOf(draft[name]) || null]))
    const body = {
      id: hours?.id ?? null,
      corporateId: writer.corporateId,
      ...(times as Record<TimeName, string | null>),
    }
    send(
      { body },
      (saved) => {
        settle(draftOf(saved), draft)
        void notify(adminTexts.chat.saved)
      },
      alertFailure,
    )
  }
  const field = (name: TimeName, label: string) => (
    <PlainField
      hideLabel
      label={label}
      placeholder="HH:mm:ss"
      value={draft[name]}
      error={errors[name]}
      onChange={(typed) => change({ [name]: typed })}
      inputRef={(element) => void (inputs.current[name] = element)}
      onBlur={() => change({ [name]: timeOf(draft[name]) })}
    />
  )
  return (
    <form className={`card ${classes.card}`} aria-labelledby="on" noValidate onSubmit={submit}>
      <h2 id="on">Chat Schedule On</h2>
      {isRestored && <DraftNotice discard={discard} />}
      <p className={classes.hint}>Waktu dalam WIB. Hari tanpa waktu berarti tidak ada chat.</p>
      <table className={classes.week}>
        <thead>
          <tr>
            <th scope="col">Hari</th>
            <th scope="col">Mulai (WIB)</th>
            <th scope="col">Selesai (WIB)</th>
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day}>
              <th scope="row">{dayNames[day]}</th>
              <td>{field(`startTime${day}`, `${dayNames[day]} mulai`)}</td>
              <td>{field(`endTime${day}`, `${dayNames[day]} selesai`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.bar}>
        <Button type="submit" loading={isPending}>
          Simpan
        </Button>
      </div>
    </form>
  )
}
