import type { Contract } from '~/api/contract/index'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { StageChange } from '~/api/contract/recruitment/stageChange'
import type { StageFilters } from '~/api/contract/recruitment/stageFilters'
import { experienceBands, genders, klobnessLevels, maritalStatuses } from '~/lib/codes'
import { fullName } from '~/lib/texts/text'
import { rights } from '~/lib/rules/rights'
import { profileFileUrl } from '../people/files'
import { applicationsAt, countsOf, isWithdrawn, moveTo, saveNotes, standingOf } from '../applications/standings'
import { stageEmail } from './stageEmail'
import { vacanciesOf } from '../vacancies/records'
import { ownVacancy, vacancyIn } from '../vacancies/access'
import { applicationsTo, batchesOf, events, parseStageId, stagesOf } from '../applications/seed'
import type { Application } from '../applications/application'
import { companySectors } from '../masterData/companySectors'
import { corporateNameOf } from '../corporates/corporates'
import { lists, specialNeeds, testOptions } from '../masterData/seed'
import { testName } from '../people/generatedProfiles'
import { profileOf } from '../people/profiles'
import type { Vacancy } from '../vacancies/seed'
import { testCodes } from '~/api/contract/masterData'
import type { Call, Handlers } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { contains, predicatesOf } from '../../engine/calls/filtering'
import { filteredPage } from '../../engine/calls/paging'
import { wireDay } from '../people/rows'
import { stageMatchers } from './matchers'

type Refusing = Pick<Call<404>, 'world' | 'refuse'>
const stageOf = ({ refuse }: Refusing, vacancy: Vacancy, stageId: string) => {
  const stage = stagesOf(vacancy).find(({ id }) => id === stageId)
  if (!stage) throw refuse(404)
  return stage
}
function applicationOf({ world, refuse }: Refusing, vacancy: Vacancy, userId: string): Application {
  const found = applicationsTo(world.base, vacancy).find(({ person }) => person.userId === userId)
  if (!found) throw refuse(404)
  return found
}

const nameOf = ({ person }: Application) => fullName(person).toLowerCase()
type Order = '0' | '1' | '2' | '3'
const orderCache = new WeakMap<readonly Application[], Map<Order, readonly Application[]>>()
/** The applications in an order; cached, since a large vacancy has many. */
function sortedApplications(applications: readonly Application[], order: Order): readonly Application[] {
  if (order === '0') return applications
  const known = orderCache.get(applications) ?? new Map<Order, readonly Application[]>()
  orderCache.set(applications, known)
  const made = known.get(order)
  if (made) return made
  const byName = () => applications.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0))
  const list = order === '1' ? applications.toReversed() : order === '2' ? byName() : byName().toReversed()
  known.set(order, list)
  return list
}

function cardOf(application: Application, call: Refusing): StageCard {
  const { person, vacancy } = application
  const { job, education } = person
  const stage = stageOf(call, vacancy, standingOf(call.world, application).stageId)
  return {
    userId: person.userId,
    stageId: stage.id,
    firstName: person.firstName,
    lastName: person.lastName,
    jobHistory: job && { jobTitle: job.position, workMonth: person.experienceMonths ?? 0, companyName: job.company },
    education: education && {
      degree: education.degree,
      institutionName: education.institution,
      endDate: education.endYear === null ? null : `31/08/${education.endYear}`,
    },
    klobnessLevel: person.klobness,
    stageName: stage.text,
  }
}

function historyOf(application: Application, call: Refusing) {
  const { world } = call
  const { vacancy, sentAt } = application
  const { moves } = standingOf(world, application)
  const corporateName = corporateNameOf(world, vacancy.corporateId)
  const entry = (stageId: string, changedBy: string | null, changeDate: string | null) => ({
    applicationDate: sentAt,
    stage: stageOf(call, vacancy, stageId).text,
    positionName: vacancy.name,
    corporateName,
    changedBy,
    changeDate,
  })
  return [
    ...moves.map(({ stageId, by, at }) => entry(stageId, by, at)).reverse(),
    entry(application.stageId, null, null),
  ]
}

const noteNames = ['field1', 'field2', 'field3', 'field4', 'field5'] as const
/** The application of a change of notes; 404 unless vacancy and pipeline record match. */
function changedApplication(change: StageChange, call: Call<404>): Application {
  const vacancy = ownVacancy(call, change.klobVacancyCode, rights.atsReport)
  const application = applicationOf(call, vacancy, change.userId)
  stageOf(call, vacancy, change.stageId)
  if (change.pipelineId !== application.pipelineId) throw call.refuse(404)
  return application
}

/** The ATS report and its stages. */
export const pipeline: Handlers<Contract['pipeline']> = {
  vacancies: ({ corporateId, keyword = '' }, { world }) =>
    vacanciesOf(world, corporateId)
      .filter(contains<Vacancy>(({ name }) => name)(keyword))
      .map((vacancy) => ({
        positionName: vacancy.name,
        status: vacancy.status,
        closeDate: vacancy.closesOn && wireDay(vacancy.closesOn),
        klobVacancyCode: vacancy.klobVacancyCode,
        stageCounter: countsOf(world, vacancy).map(({ id, text, count }) => ({ id, stageName: text, count })),
      })),
  applicants: ({ vacancyCode, stageId, corporateId, start, length, order = '0', ...filters }, call) => {
    const { world } = call
    const vacancy = vacancyIn(call, corporateId, vacancyCode)
    stageOf(call, vacancy, stageId)
    const applications = applicationsTo(world.base, vacancy)
    const tests = predicatesOf<Application, StageFilters>(stageMatchers(world, applications), filters)
    const present = applicationsAt(world, sortedApplications(applications, order), vacancy, stageId)
    return filteredPage(present, tests, { start, length }, (one) => cardOf(one, call))
  },
  profile: ({ userId, stageId, klobVacancyCode }, call) => {
    const { world, origin } = call
    const vacancy = ownVacancy(call, klobVacancyCode, rights.atsReport)
    stageOf(call, vacancy, stageId)
    const application = applicationOf(call, vacancy, userId)
    const { noteId, notes } = standingOf(world, application)
    const profile = profileOf(application.person, profileFileUrl(origin, userId), world.now)
    return {
      ...profile,
      id: noteId,
      applyDate: application.sentAt,
      applicationHistories: [...historyOf(application, call), ...profile.applicationHistories],
      pipelineId: application.pipelineId,
      field1: notes[0],
      field2: notes[1],
      field3: notes[2],
      field4: notes[3],
      field5: notes[4],
    }
  },
  filterLists: ({ stageId, klobVacancyCode, corporateId }, call) => {
    const { world } = call
    const vacancy = vacancyIn(call, corporateId, klobVacancyCode)
    stageOf(call, vacancy, stageId)
    const counts = new Map<string, number>()
    for (const application of applicationsTo(world.base, vacancy)) {
      if (standingOf(world, application).stageId !== stageId) continue
      for (const result of testCodes.flatMap((code) => application.person.tests[code]))
        counts.set(result, (counts.get(result) ?? 0) + 1)
    }
    return {
      testResult: testCodes.flatMap((testId) =>
        testOptions[testId].map(({ id, text }) => ({
          testId,
          mga01Id: id,
          text: `${testName(testId)}: ${text}`,
          count: counts.get(id) ?? 0,
        })),
      ),
      genders,
      countries: lists.countries,
      provinces: lists.provinces,
      maritalStatus: maritalStatuses,
      specialNeed: specialNeeds,
      workDuration: experienceBands,
      companySector: companySectors,
      degree: lists.degrees,
      batchId: batchesOf(vacancy),
      klobness: klobnessLevels.map(({ id, text }) => ({ id: Number(id), text })),
      eventKfaas: events,
      recommendedKlobExpert: [{ id: 'Ya', text: 'Ya' }],
      stages: stagesOf(vacancy).map(({ id, text }) => ({ id, stageName: text })),
    }
  },
  qualification: ({ klobVacancyCode }, call) => {
    const { name, terms, description } = ownVacancy(call, klobVacancyCode, rights.atsReport)
    return { positionName: name, qualification: terms, description }
  },
  saveNotes: ({ body }, call) => {
    const application = changedApplication(body, call)
    const notes = noteNames.map((name) => body[name]) as unknown as Parameters<typeof saveNotes>[2]
    saveNotes(call.world, application, notes, body.sendEmail)
    return null
  },
  previewEmail: ({ body }, call) => {
    const application = changedApplication(body, call)
    const corporate = corporateNameOf(call.world, application.vacancy.corporateId)
    return stageEmail(application, corporate, stageOf(call, application.vacancy, body.stageId), body)
  },
  move: ({ body: { stageId, userId } }, call) => {
    const { world } = call
    const vacancy = ownVacancy(call, parseStageId(stageId)?.klobVacancyCode ?? '', rights.stageMove)
    const by = fullName(signedIn(call))
    return userId
      .map((id) => applicationOf(call, vacancy, id))
      .map((application) => {
        const { person } = application
        const success = !isWithdrawn(application)
        if (success && standingOf(world, application).stageId !== stageId) moveTo(world, application, stageId, by)
        return { userId: person.userId, firstName: person.firstName, lastName: person.lastName, success }
      })
  },
}
