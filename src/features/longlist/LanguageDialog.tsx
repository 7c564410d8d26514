import { longlist } from '~/api/contract/longlist'
import type { LanguageRecord } from '~/api/contract/longlistValues'
import type { Output } from '~/api/endpoint'
import { adminTexts } from '~/lib/adminTexts'
import { DraftForm } from '~/parts/DraftForm'
import { SelectField } from '~/ui/fields/SelectField'
import { RecordDialog, type RecordDialogProps } from './RecordDialog'
import { useRecord } from './useRecord'
import classes from './longlist.module.css'

type Props = RecordDialogProps<LanguageRecord>

/** A language, and how well it is spoken. */
export function LanguageDialog(props: Props) {
  return (
    <RecordDialog noun="Bahasa" ids={props.ids} form={longlist.languages.form} onClose={props.onClose}>
      {(answer) => <Fields {...props} answer={answer} />}
    </RecordDialog>
  )
}

function Fields({ answer, ...props }: Props & { answer: Output<typeof longlist.languages.form> }) {
  const { ids, records } = props
  const { data, masterData: lists } = answer
  const start: { languageId: string | undefined; level: string | undefined } = {
    languageId: data?.masterData.id,
    level: data?.level,
  }
  const { values, change, told, submit, frame } = useRecord(
    longlist.languages.save,
    props,
    start,
    adminTexts.longlist.languageSaved,
  )
  const { languageId, level } = values
  // The one that is there may have left the list.
  const languages = [data?.masterData, ...lists.languages].filter((one) => one !== undefined)
  const language = languages.find(({ id }) => id === languageId)
  const chosen = lists.levels.find((one) => one === level)
  const isTwice = records.some(({ id, masterData }) => masterData.id === languageId && id !== ids.id)
  const record = () => language && chosen && { body: { ...ids, masterData: language, level: chosen } }
  return (
    <DraftForm label="Bahasa" {...frame} onSubmit={() => submit(record())}>
      <SelectField
        required
        label="Bahasa"
        options={languages
          .filter(({ id }, n) => languages.findIndex((one) => one.id === id) === n)
          .map(({ id, label }) => ({ id, text: label }))}
        value={languageId}
        error={told(language ? undefined : adminTexts.longlist.language)}
        onChange={(id) => change({ languageId: id })}
      />
      {isTwice && (
        <p role="status" className={classes.warning}>
          Bahasa ini sudah ada dalam daftar.
        </p>
      )}
      <SelectField
        required
        label="Level"
        options={lists.levels.map((one) => ({ id: one, text: one }))}
        value={level}
        error={told(chosen ? undefined : adminTexts.longlist.level)}
        onChange={(id) => change({ level: id })}
      />
    </DraftForm>
  )
}
