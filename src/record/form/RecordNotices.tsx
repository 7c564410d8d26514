import type { FieldValues } from 'react-hook-form'
import { Notice } from '~/ui/messages/Notice'
import { ConflictDialog } from './ConflictDialog'
import type { FieldTexts } from './fieldTexts'
import { FieldValue } from './FieldValue'
import { OrphanNotices } from './OrphanNotices'
import type { RecordHandle } from '~/record/useRecordForm'
import classes from './record.module.css'

type Props<V extends FieldValues, X> = {
  record: RecordHandle<V, X>
  texts: FieldTexts
  /** What of a draft did not come back. */
  lost?: string | false
}

/** The save that found it may have been pressed far down the form. */
const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** What to know about a record before filling it in: drafts, what can no longer be saved, and the open question. */
export function RecordNotices<V extends FieldValues, X>({ record, texts, lost }: Props<V, X>) {
  const { engine, isRestored, isUnsaved, isGone, leftover, conflicts, phase, orphans } = record
  const link = (label: string, onClick: () => void) => (
    <button type="button" className="link-button" onClick={onClick}>
      {label}
    </button>
  )
  return (
    <>
      {isRestored && (
        <Notice>
          Isian yang belum disimpan dipulihkan dari draf di peramban ini. {lost && `${lost} `}
          {link('Buang draf', engine.discard)}
        </Notice>
      )}
      {!isUnsaved && <OrphanNotices orphans={orphans} take={record.takeOrphan} drop={record.dropOrphan} />}
      {isGone && (
        <Notice urgent>
          Data ini sudah dihapus di tempat lain. Yang Anda ketik tetap ada di sini dan dapat disalin.
        </Notice>
      )}
      {leftover.length > 0 && (
        <section className={classes.leftover} aria-label="Tidak dapat disimpan lagi" role="alert" ref={scrollTo}>
          <p>Isian ini sudah dikunci di tempat lain, sehingga yang Anda ketik tidak dapat disimpan lagi:</p>
          <dl>
            {leftover.map(({ path, value }) => (
              <div key={path.join('.')}>
                <dt>{texts.labelOf(path, engine.state().mine)}</dt>
                <dd>
                  <FieldValue texts={texts} path={path} value={value} />
                </dd>
              </div>
            ))}
          </dl>
          {link('Buang', engine.dismissLeftover)}
        </section>
      )}
      {phase === 'asking' && conflicts.length > 0 && (
        <ConflictDialog conflicts={conflicts} version={engine.state().mine} texts={texts} answer={engine.answer} />
      )}
    </>
  )
}
