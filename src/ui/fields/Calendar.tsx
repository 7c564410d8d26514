import 'dayjs/locale/id'
import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { isFilterDay } from '~/lib/dates'

/** DDMMYYYY as the calendar spells it, YYYY-MM-DD, and back. */
const toIso = (day: string) => `${day.slice(4)}-${day.slice(2, 4)}-${day.slice(0, 2)}`
const fromIso = (iso: string) => `${iso.slice(8, 10)}${iso.slice(5, 7)}${iso.slice(0, 4)}`

/** The calendar of a day field. */
export function Calendar({ value, onPick }: { value: string | undefined; onPick: (day: string) => void }) {
  const chosen = value && isFilterDay(value) ? toIso(value) : null
  return (
    <DatePicker
      locale="id"
      value={chosen}
      {...(chosen ? { defaultDate: chosen } : {})}
      onChange={(iso) => iso && onPick(fromIso(iso))}
      ariaLabels={{
        nextMonth: 'Bulan berikutnya',
        previousMonth: 'Bulan sebelumnya',
        nextYear: 'Tahun berikutnya',
        previousYear: 'Tahun sebelumnya',
        nextDecade: 'Dasawarsa berikutnya',
        previousDecade: 'Dasawarsa sebelumnya',
        monthLevelControl: 'Pilih bulan',
        yearLevelControl: 'Pilih tahun',
      }}
    />
  )
}
