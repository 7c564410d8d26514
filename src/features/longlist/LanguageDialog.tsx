import { longlist } from '~/api/contract/executive/longlist'
import type { LanguageRecord } from '~/api/contract/executive/longlistValues'
import type { Output } from '~/api/endpoint'
import { adminTexts } from '~/lib/texts/adminTexts'
import { RecordActions } from '~/record/RecordActions'
import { RecordForm } from '~/record/RecordForm'
import { SelectField } from '~/ui/fields/SelectField'
import { NEW } from './userForm'
import { RecordDialog, type RecordDialogProps } from './RecordDialog'
import { useSubRecord } from './useSubRecord'
import classes from './longlist.module.css'

type Props = RecordDialogProps<LanguageRecord>
type LanguageValues = { id: string; languageId: string | null; level: string | null }

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
  // The one that is there may have left the list.
  const languages = [data?.masterData, ...lists.languages].filter((one) => one !== undefined)
  const language = (id: string | null) => languages.find((one) => one.id === id)
  const level = (text: string | null) => lists.levels.find((one) => one === text)
  const { record, texts, values, change, errorOf } = useSubRecord(
    {
      form: longlist.languages.form,
      save: longlist.languages.save,
      of: (user) => user.languages,
      valuesOf: (stored): LanguageValues => ({
        id: stored?.id ?? NEW,
        languageId: stored?.masterData.id ?? null,
        level: stored?.level ?? null,
      }),
      bodyOf: (typed) => ({ masterData: language(typed.languageId)!, level: level(typed.level)! }),
      check: (typed) => ({
        languageId: language(typed.languageId) ? undefined : adminTexts.longlist.language,
        level: level(typed.level) ? undefined : adminTexts.longlist.level,
      }),
      labels: { languageId: 'Bahasa', level: 'Level' },
      textOf: (name, value) => (name === 'languageId' ? language(value as string)?.label : undefined),
      saved: adminTexts.longlist.languageSaved,
    },
    props,
    data,
  )
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
        <p role="status" className={classes.warning}>
          Bahasa ini sudah ada dalam daftar.
        </p>
      )}
      <SelectField
        required
        label="Level"
        options={lists.levels.map((one) => ({ id: one, text: one }))}
        value={values.level ?? undefined}
        error={errorOf('level')}
        onChange={(id) => change({ level: id ?? null })}
      />
      <RecordActions record={record} onClose={props.onClose} />
    </RecordForm>
  )
}
