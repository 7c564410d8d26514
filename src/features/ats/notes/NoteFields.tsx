import { Textarea } from '@mantine/core'
import { numberText } from '~/lib/texts/numbers'
import { RecordField } from '~/record/form/RecordField'
import type { RecordHandle } from '~/record/useRecordForm'
import classes from './Notes.module.css'
import { MAX_NOTE, noteLabel, noteNames, notesId, type NoteValues } from './notesRecord'

/** The documents set no bound; from here on the length is shown. The server takes twice as much (wire decision B33). */
const SOFT_LIMIT = 2_000

type Props = {
  record: RecordHandle<NoteValues, 'ya'>
  mayWrite: boolean
  /** Called with the box that gets the focus. */
  onFocus: (box: HTMLTextAreaElement) => void
}

/** The five notes; an empty one is a line, a written one as high as its text. */
export function NoteFields({ record, mayWrite, onFocus }: Props) {
  return noteNames.map((field, n) => (
    <RecordField key={field} record={record} name={field}>
      {({ value, onChange }) => (
        <Textarea
          id={n === 0 ? notesId : undefined}
          label={noteLabel(n)}
          rows={1}
          // The style of an empty field depends on its placeholder.
          placeholder=" "
          classNames={{ root: classes.note ?? '', input: classes.box ?? '' }}
          maxLength={MAX_NOTE}
          disabled={!mayWrite}
          value={value}
          description={
            value.length >= SOFT_LIMIT ? `${numberText(value.length)} dari ${numberText(MAX_NOTE)} karakter` : undefined
          }
          onFocus={({ currentTarget }) => onFocus(currentTarget)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </RecordField>
  ))
}
