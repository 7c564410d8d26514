import { Button } from '@mantine/core'
import { chatSchedule, type OnHours, type TimeName, weekdays } from '~/api/contract/executive/chatSchedule'
import { adminTexts } from '~/lib/texts/adminTexts'
import { useCorporate } from '~/components/corporate'
import { RecordField } from '~/record/form/RecordField'
import { RecordForm } from '~/record/form/RecordForm'
import { SaveButton } from '~/record/form/SaveButton'
import { useRecordForm } from '~/record/useRecordForm'
import { PlainField } from '~/ui/fields/PlainField'
import { notify } from '~/ui/messages/notify'
import { onHoursRecord, weekOf, weekTexts } from './onHoursRecord'
import { dayNames, timeOf } from './onHoursRules'
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
      {({ value, onChange, onBlur, error }) => (
        <PlainField
          hideLabel
          label={label}
          placeholder="HH:mm:ss"
          value={value}
          error={error}
          read={timeOf}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
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
            <th scope="col">Mulai (WIB)</th>
            <th scope="col">Selesai (WIB)</th>
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day}>
              <th scope="row">{dayNames[day]}</th>
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
        <SaveButton record={record} />
      </div>
    </RecordForm>
  )
}
