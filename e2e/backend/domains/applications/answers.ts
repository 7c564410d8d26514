import type { RequirementAnswer } from '~/api/contract/recruitment/applicants'
import { checkRights } from '../../engine/calls/callers'
import { download, type Visitor } from '../../engine/content/files'
import { asWorded } from '../questions/handlers'
import type { Question } from '../questions/seed'
import type { Vacancy } from '../vacancies/seed'
import { applicationsTo, vacancyQuestions } from './seed'
import type { Application } from './application'
import { smallPdf } from '../../engine/content/pdf'
import type { World } from '../../world'

const FILES = '/files/answers/'

/** The questions that a vacancy's applicants answered, with their present texts. */
export const askedQuestions = (world: World, vacancy: Pick<Vacancy, 'klobVacancyCode'>): readonly Question[] =>
  asWorded(world, vacancyQuestions(world.base, vacancy))

/** An applicant's answer to each question of the vacancy (wire decision B11). */
export const answersTo = (
  world: World,
  { vacancy, pipelineId, answers }: Application,
  origin: string,
): RequirementAnswer[] =>
  askedQuestions(world, vacancy).map(({ id, questionText, questionType, answerNote }) => {
    const given = answers.get(id) ?? null
    const isFile = questionType === 'attachment' && given !== null
    const answer = isFile ? `${origin}${FILES}${pipelineId}/${id}/${encodeURIComponent(given)}` : given
    return { id, question: questionText, note: answerNote, answer, questionType }
  })

/** The file at the path of an answer, for the corporate of the vacancy. */
export function answerFile(path: string, visitor: Visitor, { base }: World): Response | undefined {
  const [, pipelineId, questionId = ''] = /^\/files\/answers\/([^/]+)\/([^/]+)\/[^/]+$/.exec(path) ?? []
  const vacancy = [...base.vacancies.values()]
    .flat()
    .find(({ klobVacancyCode }) => pipelineId?.startsWith(`PIP-${klobVacancyCode}-`))
  const application = vacancy && applicationsTo(base, vacancy).find((one) => one.pipelineId === pipelineId)
  const name = application?.answers.get(questionId)
  const question = vacancy && vacancyQuestions(base, vacancy).find(({ id }) => id === questionId)
  if (!application || !name || question?.questionType !== 'attachment') return undefined
  checkRights(visitor, application.vacancy.corporateId)
  return download({ bytes: smallPdf(['Jawaban pelamar', questionId]), name }, 'application/pdf')
}
