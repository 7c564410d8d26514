import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { chatSchedule, type OffRange } from '~/api/contract/executive/chatSchedule'
import { isNotFound } from '~/api/errors'
import { useSend } from '~/api/useSend'
import { alertFailure } from '~/components/alertFailure'
import { adminTexts } from '~/lib/texts/adminTexts'
import { useCorporate } from '~/components/corporate'
import { newKey, putItem } from '~/record/items'
import { RecordForm } from '~/record/form/RecordForm'
import { DiscardButton } from '~/record/form/DiscardButton'
import { SaveButton } from '~/record/form/SaveButton'
import { useRecordForm } from '~/record/useRecordForm'
import { confirmDeletion } from '~/ui/dialogs/dialogs'
import { DayField } from '~/ui/fields/DayField'
import { notify } from '~/ui/messages/notify'
import { blankRange, rangeName, offRangesRecord, overlapping, rangesOf, rangeTexts } from './offRanges'
import classes from './schedule.module.css'

type Props = {
  ranges: readonly OffRange[]
  /** Whether there are on-hours; without them nothing can be saved. */
  hasOn: boolean
}

/** The days without chat (document 3 §2, §4, §5). */
export function OffRangesForm({ ranges, hasOn }: Props) {
  const { scope, writer } = useCorporate()
  const record = useRecordForm({
    definition: offRangesRecord(scope),
    stored: rangesOf(ranges),
    writer,
    draftKey: () => [chatSchedule.saveOff.name],
    onSaved: () => void notify(adminTexts.chat.saved),
  })
  const { engine, form } = record
  const { errors } = form.formState
  const typed = useWatch({ control: form.control, name: 'ranges' })
  /** The key of the blank last row; it becomes part of the record once something is typed in it. */
  const [blankKey, setBlankKey] = useState(newKey)
  const { sendAsync: removeStored, isPending: isRemoving } = useSend(chatSchedule.removeOff)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const noticeId = useId()
  const overlaps = overlapping(typed)
  const reason = hasOn
    ? typed.order.length === 0
      ? 'Isi satu rentang tanggal dahulu'
      : undefined
    : adminTexts.chat.onFirst

  const change = (key: string, field: 'from' | 'until', day: string | undefined) => {
    const now = engine.state().mine.ranges
    const next = { ...(now.byKey[key] ?? blankRange), [field]: day ?? null }
    engine.setValue(['ranges'], putItem(now, key, next))
    if (key === blankKey) setBlankKey(newKey())
  }
  async function remove(key: string) {
    const now = engine.state().mine.ranges
    const row = now.byKey[key]
    if (!row || isRemoving || record.phase !== 'idle') return
    if (row.id === null) return engine.setValue(['ranges'], putItem(now, key, undefined))
    if (!(await confirmDeletion(rangeName(row)))) return
    try {
      const fresh = await removeStored({ id: row.id })
      engine.dropItems('ranges', key)
      engine.receive(rangesOf(fresh))
    } catch (error) {
      // Already deleted elsewhere.
      if (!isNotFound(error)) return alertFailure(error)
      engine.dropItems('ranges', key)
    }
    // The focused button is removed with its row, so the focus moves to the heading.
    headingRef.current?.focus()
  }
  const day = (key: string, field: 'from' | 'until', label: string) => (
    // Not bound by name, since that would make the blank row a part of the record.
    <DayField
      hideLabel
      label={label}
      value={typed.byKey[key]?.[field] ?? undefined}
      error={errors.ranges?.byKey?.[key]?.[field]?.message}
      onChange={(next) => change(key, field, next)}
    />
  )
  return (
    <RecordForm
      record={record}
      texts={rangeTexts(() => engine.state().mine)}
      heading={
        <h2 id="off" tabIndex={-1} ref={headingRef}>
          Chat Schedule Off
        </h2>
      }
      className={`card stack ${classes.card}`}
      aria-labelledby="off"
      onSubmit={() => reason === undefined && void record.save()}
    >
      {!hasOn && (
        <p id={noticeId} role="status" className={classes.notice}>
          {adminTexts.chat.onFirst}
        </p>
      )}
      <div className={classes.heads} aria-hidden>
        <span>Tanggal</span>
        <span>Tanggal</span>
      </div>
      <ol className={`stack plain-list ${classes.ranges}`} aria-label="Rentang tanggal tanpa chat">
        {[...typed.order, blankKey].map((key, n) => {
          const row = typed.byKey[key]
          const name = `rentang ${n + 1}`
          return (
            <li key={key}>
              <div>{day(key, 'from', `Tanggal mulai ${name}`)}</div>
              <span className={`dimmed ${classes.until}`}>Sampai</span>
              <div>{day(key, 'until', `Tanggal selesai ${name}`)}</div>
              <Button
                variant="subtle"
                color="red"
                className={classes.remove}
                aria-label={`Hapus ${key === blankKey || !row ? name : rangeName(row)}`}
                disabled={isRemoving || key === blankKey}
                onClick={() => void remove(key)}
              >
                Hapus
              </Button>
              {overlaps.has(key) && (
                <p role="status" className={classes.overlap}>
                  Rentang ini beririsan dengan rentang lain.
                </p>
              )}
            </li>
          )
        })}
      </ol>
      <div className={`row ${classes.bar}`}>
        {record.isUnsaved && <span className="small dimmed">Belum disimpan</span>}
        <DiscardButton record={record} />
        <SaveButton record={record} reason={reason} reasonId={hasOn ? undefined : noticeId} />
      </div>
    </RecordForm>
  )
}
