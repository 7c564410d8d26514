import 'dayjs/locale/id'
import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { useState } from 'react'
import { isFilterDay, isoDayOf } from '~/lib/time/dates'
import { Popup } from '~/ui/dialogs/Popup'
import classes from './CalendarPopup.module.css'

/** Converts DDMMYYYY to the calendar's YYYY-MM-DD, and back. */
const toIso = (day: string) => `${day.slice(4)}-${day.slice(2, 4)}-${day.slice(0, 2)}`
const fromIso = (iso: string) => `${iso.slice(8, 10)}${iso.slice(5, 7)}${iso.slice(0, 4)}`

type Props = {
  anchor: HTMLElement | null
  label: string
  value: string | undefined
  onPick: (day: string) => void
  onClose: () => void
}

/** The calendar of a day field. */
export function CalendarPopup({ anchor, label, value, onPick, onClose }: Props) {
  // The user's clock may be in another zone, where it is yesterday still.
  const [today] = useState(() => isoDayOf(Date.now()))
  const chosen = value && isFilterDay(value) ? toIso(value) : null
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel={label}>
      <DatePicker
        locale="id"
        weekendDays={[0]}
        classNames={{ day: classes.day }}
        value={chosen}
        defaultDate={chosen ?? today}
        getDayProps={(iso) => (iso === today ? { 'aria-current': 'date' } : {})}
        onChange={(iso) => {
          if (iso) onPick(fromIso(iso))
          onClose()
        }}
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
    </Popup>
  )
}
