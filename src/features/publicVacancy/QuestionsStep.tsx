import type { PublicQuestion } from '~/api/contract/publicVacancy'
import { safeUrl } from '~/lib/urls'
import classes from './ApplyDialog.module.css'

const kinds: Record<PublicQuestion['questionType'], string> = {
  text: 'Jawaban teks',
  number: 'Angka',
  yesno: 'Ya atau Tidak',
  choice: 'Pilihan',
  attachment: 'Unggah berkas',
}

/** The note; of a choice it is the choices, one a line (wire decision C10). */
function Note({ question: { questionType, answerNote } }: { question: PublicQuestion }) {
  if (!answerNote) return null
  if (questionType !== 'choice') return <p className={classes.note}>{answerNote}</p>
  return (
    <ul className={classes.choices}>
      {answerNote.split('\n').map((choice) => (
        <li key={choice}>{choice}</li>
      ))}
    </ul>
  )
}

/** What the company asks, to be prepared: it is answered where the application is sent. */
export function QuestionsStep({ questions }: { questions: readonly PublicQuestion[] }) {
  return (
    <>
      <p>Perusahaan mengajukan pertanyaan berikut. Siapkan jawabannya sebelum melanjutkan.</p>
      <ol className={classes.questions} aria-label="Pertanyaan">
        {questions
          .toSorted((a, b) => a.sequence - b.sequence)
          .map((question) => {
            const template = question.templateUrl && safeUrl(question.templateUrl.url)
            return (
              <li key={question.id}>
                <p>{question.questionText}</p>
                <p className={classes.kind}>
                  {kinds[question.questionType]} · {question.mandatory ? 'Wajib' : 'Tidak wajib'}
                </p>
                <Note question={question} />
                {template && (
                  <a href={template} download>
                    Unduh {question.templateUrl?.originalFilename}
                  </a>
                )}
              </li>
            )
          })}
      </ol>
    </>
  )
}
