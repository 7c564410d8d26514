import { byQuestion } from '~/api/contract/recruitment/answerFilter'
import type { ApplicantFilters } from '~/api/contract/recruitment/applicantFilters'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import { standingOf } from './standings'
import { profileFileUrl } from '../people/files'
import { hasContacted } from '../conversations/threads'
import { parseStageId, stagesOf } from './seed'
import type { Application } from './application'
import { referralCodesOf } from '../corporates/corporates'
import { type Documents, documentsOf } from '../people/documents'
import type { Call, World } from '../../world'
import { closingMatchers } from './matchers'
import { companion, contains, equals, liftMatchers, type Matchers, type Predicate } from '../../engine/calls/filtering'
import { personRowOf } from '../people/rows'
import { personMatchers } from '../people/matchers'

/** Matches answers: OR within a question, AND across questions (wire decision B04). */
function matchesAnswers(wanted: readonly string[]): Predicate<Application> {
  const tests = [...byQuestion(wanted)].map(
    ([question, values]) => [question, values.map(contains<string>((text) => text))] as const,
  )
  return ({ answers }) =>
    tests.every(([question, alternatives]) => {
      const answer = answers.get(question)
      return answer !== undefined && alternatives.some((holds) => holds(answer))
    })
}

/** Matchers of the applicant search for applications to the given vacancy. */
export function applicantMatchers(
  world: World,
  corporateId: string,
  vacancyCode: string,
): Matchers<Application, ApplicantFilters> {
  const isContacted = hasContacted(world, { family: 'applicant', corporateId, vacancyCode })
  return {
    ...liftMatchers(personMatchers(world, corporateId, isContacted), (application: Application) => application.person),
    // Already applied: it selects the applications that are searched.
    vacancyCode: companion,
    vacancyStatuss: equals((a) => a.vacancy.status),
    ...closingMatchers,
    disqualifier: matchesAnswers,
  }
}

/** Portfolio files that can be fetched; hidden files are left out. */
const portfolioOf = ({ portfolio }: Documents): ApplicantRow['portfolio'] =>
  portfolio.flatMap(({ name, attachmentUrl }) =>
    attachmentUrl === null ? [] : [{ attachmentUrl, portofolioName: name }],
  )

/** An application as a row of the searches. */
export function applicantRowOf(
  { world, origin }: Pick<Call, 'world' | 'origin'>,
  application: Application,
): ApplicantRow {
  const { person, vacancy, sentAt, answers } = application
  const { stageId, notes, sendEmail } = standingOf(world, application)
  const stage = stagesOf(vacancy)[parseStageId(stageId)?.index ?? -1]
  const [field1, field2, field3, field4, field5] = notes
  const documents = documentsOf(person, profileFileUrl(origin, person.userId))
  return {
    ...personRowOf(person, referralCodesOf(world, vacancy.corporateId)),
    klobVacancyCode: vacancy.klobVacancyCode,
    positionName: vacancy.name,
    emailLogin: person.email,
    phoneNumber: person.phone,
    portfolio: portfolioOf(documents),
    stageName: stage?.text ?? null,
    cardId: documents.cardId,
    totalWorkingExperience: person.experienceMonths,
    field1,
    field2,
    field3,
    field4,
    field5,
    sendEmail,
    sendDate: sentAt,
    authorizeDisqualifier: answers.size > 0,
  }
}
