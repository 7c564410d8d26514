import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { chatSchedule, type OffRange } from '~/api/contract/chatSchedule'
import { send as sendOnce, useSend } from '~/api/queries'
import { dayText } from '~/lib/dates'
import type { Scope } from '~/lib/scope'
import { adminTexts } from '~/lib/adminTexts'
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

type Props = { ranges: readonly OffRange[]; scope: Scope; /** Without on-hours nothing can be saved. */ hasOn: boolean }

let serial = 0
const blankRow = (): RangeDraft => ({ key: `baru-${(serial += 1)}`, id: null, from: undefined, until: undefined })
/** There is always one blank row for another range. */
const withBlank = (rows: readonly RangeDraft[]): readonly RangeDraft[] => {
  const last = rows.at(-1)
  return last && isBlank(last) && last.id === null ? rows : [...rows, blankRow()]
}

/** The days without chat (document 3 §2, §4, §5). */
export function OffRangesForm({ ranges, scope, hasOn }: Props) {
  const client = useQueryClient()
  const [rows, setRows] = useState(() => withBlank(ranges.map(rowOfRange)))
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
      { body: { chatOff: filled.map((row) => rangeOfRow(row, scope)) } },
      (saved) => {
        setWasTried(false)
        setRows(withBlank(saved.map(rowOfRange)))
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
