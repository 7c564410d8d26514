import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Conflict } from '~/record/merge'
import type { RecordHandle } from '~/record/useRecordForm'
import type { Path } from '~/record/versions'
import { Dialog } from '~/ui/dialogs/Dialog'
import { Notice } from '~/ui/messages/Notice'
import { type FieldTexts, plainText } from './fieldTexts'
import { DraftNotices } from './DraftNotices'
import classes from './record.module.css'

type Props<V extends FieldValues, X> = {
  record: RecordHandle<V, X>
  texts: FieldTexts
  /** Names what a draft could not restore. */
  lost?: string | false
}

/** The save button may be far down the form. */
const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** Notices about a record: restored and orphaned drafts, values that can no longer be saved, and open conflicts. */
export function RecordNotices<V extends FieldValues, X>({ record, texts, lost }: Props<V, X>) {
  const { engine, restored, isUnsaved, isGone, leftover, conflicts, phase } = record
  const link = (label: string, onClick: () => void) => (
    <button type="button" className="link-button" onClick={onClick}>
      {label}
    </button>
  )
  const labels = restored.map((name) => texts.labelOf([name], engine.state().mine)).filter(Boolean)
  const obsolete = leftover.filter(({ isObsolete }) => isObsolete)
  const locked = leftover.filter(({ isObsolete }) => !isObsolete)
  const restoredNames = [...new Set(labels)].join(', ')
  return (
    <>
      {restored.length > 0 && (
        <Notice>
          Isian yang belum disimpan dipulihkan dari draf di browser ini. {restoredNames !== '' && `${restoredNames}. `}
          {lost && `${lost} `}
          {link('Hapus draf', engine.discard)}
        </Notice>
      )}
      <DraftNotices draft={isUnsaved ? { ...record, orphans: [] } : record} state="belum disimpan" />
      {isGone && (
        <Notice urgent>
          Data ini sudah dihapus lewat perangkat atau tab lain. Yang Anda ketik tetap ada di sini dan dapat disalin.
        </Notice>
      )}
      {leftover.length > 0 && (
        <section className={classes.leftover} aria-label="Tidak dapat disimpan lagi" role="alert" ref={scrollTo}>
          {locked.length > 0 && (
            <>
              <p>
                Isian ini sudah dikunci lewat perangkat atau tab lain, sehingga yang Anda ketik tidak dapat disimpan
                lagi:
              </p>
              <dl>
                {locked.map(({ path, value }) => (
                  <div key={path.join('.')}>
                    <dt>{texts.labelOf(path, engine.state().mine)}</dt>
                    <dd className="break-anywhere">
                      <FieldValue texts={texts} path={path} value={value} />
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {obsolete.length > 0 && (
            <>
              <p>Konsol ini sudah diperbarui, dan isian ini dari draf Anda tidak ada lagi di formulirnya:</p>
              <ul>
                {obsolete.map(({ path, value }) => (
                  <li key={path.join('.')} className="break-anywhere">
                    {plainText(value)}
                  </li>
                ))}
              </ul>
            </>
          )}
          {link('Hapus', engine.dismissLeftover)}
        </section>
      )}
      {phase === 'asking' && conflicts.length > 0 && (
        <ConflictDialog conflicts={conflicts} version={engine.state().mine} texts={texts} answer={engine.answer} />
      )}
    </>
  )
}

type Choice = 'mine' | 'theirs'
type ConflictProps = {
  conflicts: readonly Conflict[]
  /** The merged version; labels of items are derived from it. */
  version: object
  texts: FieldTexts
  /** Without choices nothing is saved, and the form keeps its values. */
  answer: (choices?: readonly Choice[]) => void
}

/** Resolves conflicts: there is no default choice, and nothing is saved before every conflict is decided. */
function ConflictDialog({ conflicts, version, texts, answer }: ConflictProps) {
  const [choices, setChoices] = useState<readonly (Choice | undefined)[]>([])
  const chosen = conflicts.flatMap((_, n) => choices[n] ?? [])
  const isDecided = chosen.length === conflicts.length
  const option = (n: number, choice: Choice, value: unknown) => (
    <label className="break-anywhere">
      <input
        type="radio"
        name={`conflict-${n}`}
        checked={choices[n] === choice}
        data-autofocus={(n === 0 && choice === 'mine') || undefined}
        onChange={() => setChoices(conflicts.map((_, index) => (index === n ? choice : choices[index])))}
      />
      <span>
        <small className="dimmed">{choice === 'mine' ? 'Versi Anda' : 'Versi lain'}</small>
        <FieldValue texts={texts} path={conflicts[n]!.path} value={value} />
      </span>
    </label>
  )
  return (
    <Dialog
      opened
      size="lg"
      onClose={() => answer()}
      closeOnClickOutside={false}
      title="Data ini juga diubah dari perangkat atau tab lain"
      closeButtonProps={{ 'aria-label': 'Tutup dialog' }}
    >
      <p>
        Sejak Anda membukanya, isian berikut juga diubah dari perangkat atau tab lain. Belum ada yang disimpan; pilih
        versi yang disimpan.
      </p>
      <div className={`stack ${classes.conflicts}`}>
        {conflicts.map(({ path, mine, theirs, similar }, n) => (
          <fieldset key={path.join('.')}>
            <legend>{texts.labelOf(path, version)}</legend>
            {similar && (
              <p className="small dimmed">
                Isian serupa sudah tersimpan; mungkin itu kiriman Anda yang tidak terjawab. Versi Anda akan ditambahkan
                sebagai isian lain.
              </p>
            )}
            {option(n, 'mine', mine)}
            {option(n, 'theirs', similar ?? theirs)}
          </fieldset>
        ))}
      </div>
      <div className={`row ${classes.actions}`}>
        {!isDecided && (
          <p id="undecided" className="dimmed">
            Pilih satu versi untuk setiap isian.
          </p>
        )}
        <Button variant="default" onClick={() => answer()}>
          Batal
        </Button>
        <Button
          aria-disabled={!isDecided}
          data-disabled={!isDecided}
          aria-describedby="undecided"
          onClick={() => isDecided && answer(chosen)}
        >
          Simpan pilihan
        </Button>
      </div>
    </Dialog>
  )
}

/** A value at a path in readable form. */
function FieldValue({ texts: { textOf, show }, path, value }: { texts: FieldTexts; path: Path; value: unknown }) {
  if (value === undefined) return <i>(dihapus)</i>
  const text = textOf(path, value)
  return text === '' ? <i>(kosong)</i> : (show?.(path, value) ?? text)
}
