import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import type { TicketWhere } from '~/api/contract/tickets'
import { ticketMessageStatuses, ticketSides, ticketStatuses } from '~/lib/codes'
import { filterDayOf, plainDayOf } from '~/lib/dates'
import { type SpanErrors, spanErrors } from '~/lib/daySpan'
import { DayField } from '~/ui/fields/DayField'
import { PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import classes from './tickets.module.css'

type Props = { where: TicketWhere; search: (where: TicketWhere) => void }

/** What the list is narrowed to: a draft of the URL (document 3 §2). */
export function TicketFilterForm({ where, search }: Props) {
  const [draft, setDraft] = useState(where)
  // Days as the fields have them, also while they are none.
  const [from, setFrom] = useState(where.startDate && filterDayOf(where.startDate))
  const [until, setUntil] = useState(where.endDate && filterDayOf(where.endDate))
  const fromRef = useRef<HTMLInputElement>(null)
  const untilRef = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<SpanErrors>({})
  const change = (part: { [N in keyof TicketWhere]?: TicketWhere[N] | undefined }) => {
    const entries = Object.entries({ ...draft, ...part }).filter(([, value]) => value !== undefined && value !== '')
    setDraft(Object.fromEntries(entries))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = spanErrors(from, until)
    setErrors(wrong)
    if (wrong.from ?? wrong.until) return (wrong.from ? fromRef : untilRef).current?.focus()
    const { startDate: _start, endDate: _end, keyword, ...rest } = draft
    search({
      ...rest,
      ...(keyword?.trim() ? { keyword: keyword.trim() } : {}),
      ...(from ? { startDate: plainDayOf(from) } : {}),
      ...(until ? { endDate: plainDayOf(until) } : {}),
    })
  }
  return (
    <form className={`card ${classes.filters}`} aria-label="Filter tiket" noValidate onSubmit={submit}>
      <div className={classes.grid}>
        <PlainField
          label="Kata kunci"
          value={draft.keyword ?? ''}
          onChange={(keyword) => change({ keyword: keyword.slice(0, 100) })}
        />
        <DayField
          label="Tanggal mulai"
          value={from}
          error={errors.from}
          onChange={setFrom}
          inputRef={(element) => void (fromRef.current = element)}
        />
        <DayField
          label="Tanggal selesai"
          value={until}
          error={errors.until}
          onChange={setUntil}
          inputRef={(element) => void (untilRef.current = element)}
        />
        <SelectField
          label="Ticket Status"
          options={ticketStatuses}
          value={draft.ticketStatus}
          onChange={(id) => change({ ticketStatus: id as TicketWhere['ticketStatus'] })}
        />
        <SelectField
          label="Message Status"
          options={ticketMessageStatuses}
          value={draft.messageStatus}
          onChange={(id) => change({ messageStatus: id as TicketWhere['messageStatus'] })}
        />
        <SelectField
          label="Last Updated By"
          options={ticketSides}
          value={draft.lastUpdatedBy}
          onChange={(id) => change({ lastUpdatedBy: id as TicketWhere['lastUpdatedBy'] })}
        />
      </div>
      <div className={classes.bar}>
        <Button variant="default" onClick={() => search({})}>
          Reset
        </Button>
        <Button type="submit">Cari</Button>
      </div>
    </form>
  )
}
