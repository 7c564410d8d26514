import { Notice } from '~/ui/Notice'

type Props = { discard: () => void; /** What did not come back. */ lost?: string | false }

/** Says that what stands in a form was typed earlier, and is not saved. */
export function DraftNotice({ discard, lost }: Props) {
  return (
    <Notice>
      Isian yang belum disimpan dipulihkan dari draf di peramban ini. {lost && `${lost} `}
      <button type="button" className="link-button" onClick={discard}>
        Buang draf
      </button>
    </Notice>
  )
}
