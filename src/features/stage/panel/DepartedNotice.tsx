import { Notice } from '~/ui/messages/Notice'

/** Shows where the open applicant was moved, and by whom if known. */
export function DepartedNotice({ text, close }: { text: string; close: () => void }) {
  return (
    <Notice>
      {text}{' '}
      <button type="button" className="link-button" onClick={close}>
        Tutup
      </button>
    </Notice>
  )
}
