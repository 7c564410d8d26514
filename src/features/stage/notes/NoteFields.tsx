import { Textarea } from '@mantine/core'
import { RecordField } from '~/record/form/RecordField'
import type { RecordHandle } from '~/record/useRecordForm'
import { limitProps } from '~/ui/fields/limitProps'
import classes from './Notes.module.css'
import { noteLabel, noteNames } from '~/components/applicant/verdictNote'
import { noteLimit, notesId, type NoteValues } from './notesRecord'

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
          disabled={isDisabled}
          value={value}
          {...limitProps(value, noteLimit)}
          onFocus={({ currentTarget }) => onFocus(currentTarget)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </RecordField>
  ))
}
