import { CloseButton, FileButton, Button, Textarea } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { QUESTION_LENGTH, type MasterQuestion } from '~/api/contract/masterQuestions'
import type { FormLists } from '~/api/contract/vacancySecondary'
import { vacancyTexts } from '~/lib/vacancyTexts'
import { safeUrl } from '~/lib/urls'
import { readAttachment } from '~/parts/conversation/attachment'
import { alert } from '~/ui/dialogs'
import { NumberField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import type { QuestionItem } from './values'
import classes from './items.module.css'

/** What a file to fill in may be (document 3 §5), and weigh (wire decision G12). */
const TEMPLATE = /\.(xlsx|pdf|doc)$/i
const MOST_BYTES = 10 * 1024 * 1024

type Props = {
  number: number
  item: QuestionItem
  types: FormLists['questionType']
  masters: UseQueryResult<MasterQuestion[]>
  locked: boolean
  errorOf: (name: 'type' | 'question' | 'answerNote' | 'sequence') => string | undefined
  change: (part: Partial<QuestionItem>) => void
  remove: () => void
}

/** One additional question: type, question of the master data, note, place, and whether it must be answered. */
export function QuestionCard({ number, item, types, masters, locked, errorOf, change, remove }: Props) {
  const { type, question, answerNote, sequence, mandatory, template, upload } = item
  const fitting = (masters.data ?? [])
    .filter(({ questionType }) => questionType === type)
    .toSorted((a, b) => b.editableOrder - a.editableOrder)
  const known = question && !fitting.some(({ questionId }) => questionId === question.questionId)
  const options = [...(known && question.questionType === type ? [question] : []), ...fitting]
  async function attach(file: File | null) {
    if (!file) return
    if (!TEMPLATE.test(file.name)) return void alert(vacancyTexts.question.template)
    if (file.size === 0) return void alert('Berkas kosong tidak dapat dilampirkan.')
    if (file.size > MOST_BYTES) return void alert('Berkas paling besar 10 MB.')
    try {
      change({ upload: await readAttachment(file, () => {}) })
    } catch {
      void alert('Berkas belum dapat dibaca. Pilih kembali berkasnya.')
    }
  }
  const address = safeUrl(template?.url)
  const name = upload?.originalFilename ?? template?.originalFilename
  return (
    <div role="group" aria-label={`Pertanyaan ${number}`} className={classes.question}>
      <div className={classes.questionHead}>
        <b>Pertanyaan {number}</b>
        {!locked && <CloseButton aria-label={`Hapus pertanyaan ${number}`} onClick={remove} />}
      </div>
      <div className={classes.questionGrid}>
        <SelectField
          label="Tipe Pertanyaan"
          required={!locked}
          disabled={locked}
          options={types}
          value={type ?? undefined}
          error={errorOf('type')}
          onChange={(id) => {
            const next = types.find((one) => one.id === id)?.id ?? null
            // Another type is another question: the file of the one that is stored would stay with it.
            if (next !== type)
              change({ type: next, question: null, upload: null, template: null, id: null, status: null })
          }}
        />
        <NumberField
          label="Urutan"
          required={!locked}
          disabled={locked}
          value={sequence}
          error={errorOf('sequence')}
          onChange={(next) => change({ sequence: next })}
        />
      </div>
      <SelectField
        label="Pertanyaan"
        required={!locked}
        disabled={locked}
        options={options.map(({ questionId, questionText }) => ({ id: questionId, text: questionText }))}
        empty={type === null ? vacancyTexts.question.noType : 'Tidak ada pertanyaan yang cocok'}
        isPending={type !== null && masters.isPending}
        failed={masters.isError}
        retry={() => void masters.refetch()}
        value={question?.questionId}
        error={errorOf('question')}
        onChange={(id) => {
          const master = options.find(({ questionId }) => questionId === id)
          if (master) {
            const { questionId, questionText, questionType, generic } = master
            change({ question: { questionId, questionText, questionType, generic } })
          }
        }}
      />
      <Textarea
        label="Petunjuk Jawaban untuk Pelamar"
        description={type === 'choice' ? 'Tulis setiap pilihan pada baris sendiri.' : undefined}
        withAsterisk={!locked}
        aria-required={!locked}
        rows={type === 'choice' ? 4 : 2}
        maxLength={QUESTION_LENGTH}
        disabled={locked}
        value={answerNote}
        error={errorOf('answerNote')}
        onChange={(event) => change({ answerNote: event.currentTarget.value })}
      />
      <div className={classes.bar}>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={mandatory}
            disabled={locked}
            onChange={(event) => change({ mandatory: event.currentTarget.checked })}
          />
          Wajib dijawab
        </label>
        {type === 'attachment' && (
          <>
            {name && !upload && address ? (
              <a href={address} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            ) : (
              name && <span>{name}</span>
            )}
            <FileButton accept=".xlsx,.pdf,.doc" onChange={(file) => void attach(file)}>
              {(props) => (
                <Button {...props} variant="default" size="xs" disabled={locked}>
                  {name ? 'Ganti template' : 'Unggah template'}
                </Button>
              )}
            </FileButton>
            {upload && (
              <CloseButton
                size="sm"
                aria-label={`Lepas ${upload.originalFilename}`}
                onClick={() => change({ upload: null })}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}
