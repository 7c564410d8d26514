import { longlist } from '~/api/contract/executive/longlist'
import type { LanguageRecord } from '~/api/contract/executive/longlistValues'
import type { Output } from '~/api/endpoint'
import { RecordActions } from '~/record/form/RecordActions'
import { RecordForm } from '~/record/form/RecordForm'
import { SelectField } from '~/ui/fields/SelectField'
import { languageKind, languagesOf } from './kinds'
import { RecordDialog, type RecordDialogProps, useSubRecord } from './RecordDialog'
import classes from '../longlist.module.css'

type Props = RecordDialogProps<LanguageRecord>

/** The dialog of a language and its level. */
export function LanguageDialog(props: Props) {
  return (
    <RecordDialog noun="Bahasa" ids={props.ids} form={longlist.languages.form} onClose={props.onClose}>
      {(answer) => <Fields {...props} answer={answer} />}
    </RecordDialog>
  )
}

function Fields({ answer, ...props }: Props & { answer: Output<typeof longlist.languages.form> }) {
  const { ids, records } = props
  const languages = languagesOf(answer)
  const { record, texts, values, change, errorOf } = useSubRecord(languageKind(answer), props, answer.data)
  const { languageId } = values
  const isTwice = records.some(
    ({ id, masterData }) => masterData.id === languageId && id !== ids.id && id !== values.id,
  )
  return (
    <RecordForm record={record} texts={texts} aria-label="Bahasa">
      <SelectField
        required
        label="Bahasa"
        options={languages
          .filter(({ id }, n) => languages.findIndex((one) => one.id === id) === n)
          .map(({ id, label }) => ({ id, text: label }))}
        value={languageId ?? undefined}
        error={errorOf('languageId')}
        onChange={(id) => change({ languageId: id ?? null })}
      />
      {isTwice && (
        <p role="status" className={`caption ${classes.warning}`}>
          Bahasa ini sudah ada dalam daftar.
        </p>
      )}
      <SelectField
        required
        label="Level"
        options={answer.masterData.levels.map((one) => ({ id: one, text: one }))}
        value={values.level ?? undefined}
        error={errorOf('level')}
        onChange={(id) => change({ level: id ?? null })}
      />
      <RecordActions record={record} onClose={props.onClose} />
    </RecordForm>
  )
}
