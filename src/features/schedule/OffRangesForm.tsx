import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { chatSchedule, type OffRange } from '~/api/contract/chatSchedule'
import { send as sendOnce } from '~/api/queries'
import { useSend } from '~/api/useSend'
import { dayText } from '~/lib/dates'
import { draftKey } from '~/lib/kept'
import type { Writer } from '~/lib/scope'
import { adminTexts } from '~/lib/adminTexts'
import { DraftNotice } from '~/parts/DraftNotice'
import { useFormDraft } from '~/parts/useFormDraft'
import { alertFailure } from '~/parts/alertFailure'
import { confirmDeletion } from '~/ui/dialogs'
import { DayField } from '~/ui/fields/DayField'
import { notify } from '~/ui/notify'
import {
  isBlank,
  mergeRanges,
  overlapping,
  type RangeDraft,
  rangeErrors,
  rangeOfRow,
  rowOfRange,
} from './offRangeRules'
import classes from './schedule.module.css'

type Props = {
  ranges: readonly OffRange[]
  writer: Writer
  /** Without on-hours nothing can be saved. */ hasOn: boolean
}

let serial = 0
const blankRow = (): RangeDraft => ({ key: `baru-${(serial += 1)}`, id: null, from: undefined, until: undefined })
/** What was typed of a row; `key` is the page's own. */
type Typed = Omit<RangeDraft, 'key'>
const typedOf = (rows: readonly RangeDraft[]): { ranges: readonly Typed[] } => ({
  ranges: rows.filter((row) => row.id !== null || !isBlank(row)).map(({ id, from, until }) => ({ id, from, until })),
})
const isTyped = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) =>
      typeof one === 'object' &&
      one !== null &&
      Object.values(one).every((part) => part === null || typeof part === 'string'),
  )
const rowOfTyped = (typed: Typed): RangeDraft => ({ ...blankRow(), ...typed, ...(typed.id ? { key: typed.id } : {}) })
/** There is always one blank row for another range. */
const withBlank = (rows: readonly RangeDraft[]): readonly RangeDraft[] => {
  const last = rows.at(-1)
  return last && isBlank(last) && last.id === null ? rows : [...rows, blankRow()]
}

/** The days without chat (document 3 §2, §4, §5). */
export function OffRangesForm({ ranges, writer, hasOn }: Props) {
  const client = useQueryClient()
  const draftAt = draftKey(writer.userId, writer.corporateId, chatSchedule.saveOff.name)
  const {
    values,
    isRestored,
    change: keepTyped,
    settle,
    discard,
  } = useFormDraft(draftAt, typedOf(ranges.map(rowOfRange)), isTyped)
  const [rows, setRows] = useState(() => withBlank(mergeRanges(values.ranges.map(rowOfTyped), ranges)))
  useEffect(() => keepTyped(typedOf(rows)), [keepTyped, rows])
  const [wasTried, setWasTried] = useState(false)
  const [removing, setRemoving] = useState(false)
  const { send, isPending } = useSend(chatSchedule.saveOff)
  const formRef = useRef<HTMLFormElement>(null)
  const overlaps = overlapping(rows)
  const change = (key: string, part: Partial<RangeDraft>) =>
    setRows((was) => withBlank(was.map((row) => (row.key === key ? { ...row, ...part } : row))))
  const errorsOf = (row: RangeDraft) =>
    // A saved range that was emptied is no blank row: its button deletes it.
    row.id !== null && isBlank(row) ? { from: adminTexts.chat.noStartDate } : rangeErrors(row)
  const filled = rows.filter((row) => row.id !== null || !isBlank(row))

  function submit(event: FormEvent) {
    event.preventDefault()
    setWasTried(true)
    const wrong = rows.find((row) => Object.keys(errorsOf(row)).length > 0)
    if (wrong) {
      const at = `${wrong.key}-${errorsOf(wrong).from === undefined ? 'until' : 'from'}`
      return formRef.current?.querySelector<HTMLInputElement>(`[data-field="${at}"] input`)?.focus()
    }
    send(
      { body: { chatOff: filled.map((row) => rangeOfRow(row, writer)) } },
      (saved) => {
        setWasTried(false)
        settle(typedOf(saved.map(rowOfRange)), typedOf(rows))
        // What was typed while it was on its way stays, and so does the row that is about to be typed in.
        const isLater = (row: RangeDraft) => !rows.includes(row) || (row.id === null && isBlank(row))
        setRows((now) => withBlank(mergeRanges(now.filter(isLater), saved)))
        void notify(adminTexts.chat.saved)
      },
      alertFailure,
    )
  }
  async function remove(row: RangeDraft) {
    const { id, key } = row
    if (id === null) return setRows((was) => withBlank(was.filter((one) => one.key !== key)))
    if (removing || !(await confirmDeletion(nameOf(row)))) return
    setRemoving(true)
    try {
      const fresh = await sendOnce(client, chatSchedule.removeOff, { id })
      setRows((was) => withBlank(mergeRanges(was, fresh)))
      // The row goes with its button, so that the focus needs another place.
      formRef.current?.querySelector<HTMLElement>('h2')?.focus()
    } catch (error) {
      alertFailure(error as Error)
    } finally {
      setRemoving(false)
    }
  }
  return (
    <form ref={formRef} className={`card ${classes.card}`} aria-labelledby="off" noValidate onSubmit={submit}>
      <h2 id="off" tabIndex={-1}>
        Chat Schedule Off
      </h2>
      {isRestored && (
        <DraftNotice
          discard={() => {
            discard()
            setRows(withBlank(ranges.map(rowOfRange)))
          }}
        />
      )}
      {!hasOn && (
        <p role="status" className={classes.notice}>
          {adminTexts.chat.onFirst}
        </p>
      )}
      <div className={classes.heads} aria-hidden>
        <span>Tanggal</span>
        <span>Tanggal</span>
      </div>
      <ol className={classes.ranges} aria-label="Rentang tanggal tanpa chat">
        {rows.map((row, n) => {
          const errors = wasTried ? errorsOf(row) : {}
          const name = `rentang ${n + 1}`
          return (
            <li key={row.key}>
              <div data-field={`${row.key}-from`}>
                <DayField
                  label={`Tanggal mulai ${name}`}
                  hideLabel
                  value={row.from}
                  error={errors.from}
                  onChange={(from) => change(row.key, { from })}
                />
              </div>
              <span className={classes.until}>Sampai</span>
              <div data-field={`${row.key}-until`}>
                <DayField
                  label={`Tanggal selesai ${name}`}
                  hideLabel
                  value={row.until}
                  error={errors.until}
                  onChange={(until) => change(row.key, { until })}
                />
              </div>
              <Button
                variant="default"
                aria-label={`Hapus ${row.id === null && isBlank(row) ? name : nameOf(row)}`}
                disabled={removing || (row.id === null && isBlank(row))}
                onClick={() => void remove(row)}
              >
                Hapus
              </Button>
              {overlaps.has(row.key) && (
                <p role="status" className={classes.overlap}>
                  Rentang ini beririsan dengan rentang lain.
                </p>
              )}
            </li>
          )
        })}
      </ol>
      <div className={classes.bar}>
        <Button type="submit" loading={isPending} disabled={!hasOn || filled.length === 0}>
          Simpan
        </Button>
      </div>
    </form>
  )
}

const nameOf = ({ from, until }: RangeDraft) => `${dayText(from ?? '-')} sampai ${dayText(until ?? '-')}`
