import { Notice } from '~/ui/Notice'

/** Says that what stands in a form was typed earlier, and is not saved. */
export function DraftNotice({ discard }: { discard: () => void }) {
  return (
    <Notice>
      Isian yang belum disimpan dipulihkan dari draf di peramban ini.{' '}
      <button type="button" className="link-button" onClick={discard}>
        Buang draf
      </button>
    </Notice>
  )
}
