import { useState } from 'react'
import { longlist } from '~/api/contract/longlist'
import type { LanguageRecord } from '~/api/contract/longlistValues'
import type { Output } from '~/api/endpoint'
import { useSend } from '~/api/useSend'
import { adminTexts } from '~/lib/adminTexts'
import { useFormDraft } from '~/parts/useFormDraft'
import { SelectField } from '~/ui/fields/SelectField'
import { notify } from '~/ui/notify'
import { RecordDialog, type RecordDialogProps } from './RecordDialog'
import { RecordForm } from './RecordForm'
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

function Fields({
  ids,
  draftAt,
  records,
  onClose,
  answer,
}: Props & { answer: Output<typeof longlist.languages.form> }) {
  const { data, masterData: lists } = answer
  const start: { languageId: string | undefined; level: string | undefined } = {
    languageId: data?.masterData.id,
    level: data?.level,
  }
  const { values, isRestored, change, settle, discard } = useFormDraft(draftAt, start)
  const { languageId, level } = values
  const [tries, setTries] = useState(0)
  const { send, isPending, error } = useSend(longlist.languages.save)
  // The one that is there may have left the list.
  const languages = [data?.masterData, ...lists.languages].filter((one) => one !== undefined)
  const language = languages.find(({ id }) => id === languageId)
  const chosen = lists.levels.find((one) => one === level)
  const isTwice = records.some(({ id, masterData }) => masterData.id === languageId && id !== ids.id)
  const submit = () => {
    setTries(tries + 1)
    if (!language || !chosen) return
    send({ body: { ...ids, masterData: language, level: chosen } }, () => {
      settle(values, values)
      void notify(adminTexts.longlist.languageSaved)
      onClose()
    })
  }
  return (
    <RecordForm
      label="Bahasa"
      tries={tries}
      busy={isPending}
      failure={error}
      onSubmit={submit}
      isRestored={isRestored}
      discard={discard}
      onClose={onClose}
    >
      <SelectField
        required
        label="Bahasa"
        options={languages
          .filter(({ id }, n) => languages.findIndex((one) => one.id === id) === n)
          .map(({ id, label }) => ({ id, text: label }))}
        value={languageId}
        error={tries > 0 && !language ? adminTexts.longlist.language : undefined}
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
        error={tries > 0 && !chosen ? adminTexts.longlist.level : undefined}
        onChange={(id) => change({ level: id })}
      />
    </RecordForm>
  )
}
