import type { RequirementAnswer } from '~/api/contract/applicants'
import { type Application, applicationsTo } from './world/applications'
import { smallPdf } from './world/pdf'
import { questionsOf } from './world/questions'
import type { World } from './worlds'

const FILES = '/files/answers/'

/** What an applicant answered to each question of the vacancy (wire decision B11). */
export const answersTo = ({ vacancy, pipelineId, answers }: Application, origin: string): RequirementAnswer[] =>
  questionsOf(vacancy).map(({ id, questionText, questionType, answerNote }) => {
    const said = answers.get(id) ?? null
    const isFile = questionType === 'attachment' && said !== null
    const answer = isFile ? `${origin}${FILES}${pipelineId}/${id}/${encodeURIComponent(said)}` : said
    return { id, question: questionText, note: answerNote, answer, questionType }
  })

/** The file behind the path of an answer, and whose corporate may see it. */
export function answerFileAt(
  { base }: World,
  path: string,
): { corporateId: string; name: string; bytes: Uint8Array } | undefined {
  const [, pipelineId, questionId = ''] = /^\/files\/answers\/([^/]+)\/([^/]+)\/[^/]+$/.exec(path) ?? []
  const vacancy = [...base.vacancies.values()]
    .flat()
    .find(({ klobVacancyCode }) => pipelineId?.startsWith(`PIP-${klobVacancyCode}-`))
  const application = vacancy && applicationsTo(base, vacancy).find((one) => one.pipelineId === pipelineId)
  const name = application?.answers.get(questionId)
  const question = vacancy && questionsOf(vacancy).find(({ id }) => id === questionId)
  if (!name || question?.questionType !== 'attachment') return undefined
  return { corporateId: vacancy!.corporateId, name, bytes: smallPdf(['Jawaban pelamar', questionId]) }
}
