import { Textarea } from '@mantine/core'
import { numberText } from '~/lib/texts/numbers'
import { RecordField } from '~/record/form/RecordField'
import type { RecordHandle } from '~/record/useRecordForm'
import classes from './Notes.module.css'
import { MAX_NOTE, noteLabel, noteNames, notesId, type NoteValues } from './notesRecord'

/** The length is shown from here on; the documents set no limit. The server accepts twice as much (wire decision B33). */
const SOFT_LIMIT = 2_000

type Props = {
  record: RecordHandle<NoteValues, 'ya'>
  isDisabled: boolean
  onFocus: (box: HTMLTextAreaElement) => void
}

/** The five notes; an empty one is one line high, others grow with their text. */
export function NoteFields({ record, isDisabled, onFocus }: Props) {
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
          disabled={isDisabled}
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
