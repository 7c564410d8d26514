import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button, Switch } from '@mantine/core'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import {
  chatSchedule,
  type OnHours,
  type TimeName,
  type Weekday,
  weekdays,
} from '~/api/contract/executive/chatSchedule'
import { adminTexts } from '~/lib/texts/adminTexts'
import { useCorporate } from '~/components/corporate'
import { RecordField } from '~/record/form/RecordField'
import { RecordForm } from '~/record/form/RecordForm'
import { DiscardButton } from '~/record/form/DiscardButton'
import { SaveButton } from '~/record/form/SaveButton'
import { type RecordHandle, useRecordForm } from '~/record/useRecordForm'
import { notify } from '~/ui/messages/notify'
import { onHoursRecord, weekOf, weekTexts, type WeekValues } from './onHoursRecord'
import { HourField } from './HourField'
import { dayNames } from './onHoursRules'
import classes from './schedule.module.css'

const workdays = ['Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** The weekly chat hours, in WIB (document 3 §2, §5). */
export function OnHoursForm({ hours }: { hours: OnHours | null }) {
  const { writer } = useCorporate()
  const record = useRecordForm({
    definition: onHoursRecord(writer),
    stored: weekOf(hours),
    writer,
    draftKey: () => [chatSchedule.saveOn.name],
    onSaved: () => void notify(adminTexts.chat.saved),
  })
  const copyMonday = () => {
    const { startTimeMonday: start, endTimeMonday: end } = record.engine.state().mine
    if (!start || !end) return void notify('Isi dahulu jam mulai dan selesai hari Senin', 'info')
    for (const day of workdays) {
      record.engine.setValue([`startTime${day}`], start)
      record.engine.setValue([`endTime${day}`], end)
    }
  }
  const field = (name: TimeName, other: TimeName, label: string) => (
    <RecordField record={record} name={name} deps={[other]}>
      {({ value, onChange, onBlur, error }) => <HourField {...{ label, value, error, onChange, onBlur }} />}
    </RecordField>
  )
  return (
    <RecordForm
      record={record}
      texts={weekTexts}
      heading={<h2 id="on">Chat Schedule On</h2>}
      className={`card stack ${classes.card}`}
      aria-labelledby="on"
    >
      <p className={`dimmed ${classes.hint}`}>Waktu dalam WIB. Kosongkan jam jika tidak ada chat pada hari itu.</p>
      <table className={classes.week}>
        <thead>
          <tr>
            <th scope="col">Hari</th>
            <th scope="col">Chat</th>
            <th scope="col">Mulai (WIB)</th>
            <th scope="col">Selesai (WIB)</th>
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day}>
              <th scope="row">{dayNames[day]}</th>
              <td>
                <DaySwitch record={record} day={day} />
              </td>
              <td>{field(`startTime${day}`, `endTime${day}`, `${dayNames[day]} mulai`)}</td>
              <td>{field(`endTime${day}`, `startTime${day}`, `${dayNames[day]} selesai`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={`row ${classes.bar}`}>
        <Button variant="default" onClick={copyMonday}>
          Terapkan ke Selasa–Jumat
        </Button>
        {record.isUnsaved && <span className="small dimmed">Belum disimpan</span>}
        <DiscardButton record={record} />
        <SaveButton record={record} />
      </div>
    </RecordForm>
  )
}

/** The hours of a day that gets some and never had any. */
const OFFICE_HOURS = ['08:00:00', '17:00:00'] as const

/** Whether there is chat on a day: switching it off clears its hours, switching it on brings them back. */
function DaySwitch({ record, day }: { record: RecordHandle<WeekValues>; day: Weekday }) {
  const names = [`startTime${day}`, `endTime${day}`] as const
  const hours = useWatch({ control: record.form.control, name: names })
  const stored = names.map((name) => record.engine.state().stored[name])
  const isBlank = (times: readonly string[]) => times.every((time) => time === '')
  const lastRef = useRef<readonly string[]>(isBlank(stored) ? OFFICE_HOURS : stored)
  const isOn = hours.some((time) => time !== '')
  return (
    <Switch
      className={classes.switch ?? ''}
      // On dark cards, too, 3:1 against them.
      color="teal.6"
      aria-label={`Chat hari ${dayNames[day]}`}
      checked={isOn}
      onChange={() => {
        if (isOn) lastRef.current = hours
        for (const [n, name] of names.entries()) record.engine.setValue([name], isOn ? '' : lastRef.current[n]!)
      }}
    />
  )
}
