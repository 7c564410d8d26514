import { closeHistory } from '@tiptap/pm/history'
import type { Editor } from '@tiptap/react'
import { numberText } from '~/lib/texts/numbers'
import { textLength } from './htmlText'
import { hasPointLines, pointsToLists } from './lists'
import classes from './RichTextEditor.module.css'

type Props = {
  editor: Editor
  /** The id of the count. */
  id: string
  value: string
  /** How many pictures and files did not come along. */
  dropped: number
  maxLength: number
}

/** Below an editor: how long its text is, what a paste left out, and an offer to make lists of lines like '- poin'. */
export function EditorNotes({ editor, id, value, dropped, maxLength }: Props) {
  const length = textLength(value)
  return (
    <div className={classes.notes}>
      <p role="status">
        {dropped > 0 && `${dropped} gambar atau berkas tidak ikut ditempel: di sini hanya dapat ditulis teks.`}
      </p>
      {hasPointLines(value) && (
        <p>
          Ada baris yang diawali tanda seperti '-'.{' '}
          <button
            type="button"
            className="link-button"
            onClick={() => {
              // Undone by itself, however soon after a paste.
              editor.view.dispatch(closeHistory(editor.state.tr))
              editor.chain().setContent(pointsToLists(value), { emitUpdate: true }).focus('end').run()
            }}
          >
            Jadikan daftar
          </button>
        </p>
      )}
      <p id={id} className={classes.count} data-over={length > maxLength || undefined}>
        {numberText(length)}/{numberText(maxLength)} karakter
      </p>
    </div>
  )
}
