import { nextId, nextMoment } from '../../engine/world'
import type { CandidateFilters } from '~/api/contract/recruitment/candidateFilters'
import type { Contract } from '~/api/contract/index'
import { rights } from '~/lib/rules/rights'
import { fullName } from '~/lib/texts/text'
import { checkRights } from '../../engine/calls/callers'
import { longlistOf } from '../longlist/entries'
import { hasApplied } from '../applications/handlers'
import { dataSources, extrasOf, markers, personOf } from './seed'
import { companySectors, sectorOf } from '../masterData/companySectors'
import { availabilities } from '../longlist/seed'
import { contentSets, lists, testOptions } from '../masterData/seed'
import type { Person } from '../people/person'
import { applicationsWithin, type CandidateScope, esIdOf, isCandidate, noteKey, noteOf, candidateRows } from './rows'
import { conversations } from '../conversations/handlers'
import type { Call, Handlers } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import {
  anyOf,
  companion,
  contains,
  equals,
  atLeast,
  type Matchers,
  atMost,
  passingAll,
  type Predicate,
  predicatesOf,
} from '../../engine/calls/filtering'
import { pageOf, filteredPage } from '../../engine/calls/paging'
import { savedQueries } from '../savedQueries/handlers'

const right = rights.executiveSearch
/** All people of a source. */
function peopleOf(source: string | undefined, { corporateId, world }: CandidateScope): readonly Person[] {
  if (source === 'INTERNAL') return longlistOf(world, corporateId).map(personOf)
  if (source === 'APPLICANT') return [...applicationsWithin(world.base, corporateId).keys()]
  return source === 'KLOBBER' ? world.base.people : []
}
/** The value contains one of the texts. */
const containsAny =
  (read: (person: Person) => string | null | undefined) =>
  (wanted: readonly string[]): Predicate<Person> => {
    const tests = wanted.map(contains(read))
    return (person) => tests.some((holds) => holds(person))
  }

function matchersFor({ corporateId, world }: CandidateScope): Matchers<Person, CandidateFilters> {
  const applications = applicationsWithin(world.base, corporateId)
  const setIds = (text: string) =>
    contentSets.filter((set) => contains<string>((one) => one)(text)(set.text)).map(({ id }) => id)
  return {
    vacancyName: (wanted) => (p) => (applications.get(p) ?? []).some(({ vacancy }) => vacancy.name === wanted),
    // Already applied: it selects the people that are searched.
    dataSource: companion,
    notes: contains((p) => noteOf(world, corporateId, esIdOf(p))?.notes),
    marker: equals((p) => noteOf(world, corporateId, esIdOf(p))?.markerId),
    firstName: contains((p) => p.firstName),
    lastName: contains((p) => p.lastName),
    gender: equals((p) => p.sex),
    domicile: equals((p) => p.province?.id),
    // The world has no workplace: people work in the province where they live.
    currentWorkLocation: (wanted) => (p) => p.job !== null && p.province?.id === wanted,
    skillNames: containsAny((p) => p.skills.join('\n')),
    educationInstitutionNames: containsAny((p) => p.education?.institution),
    majors: containsAny((p) => p.education?.major),
    graduateYear: equals((p) => p.education?.endYear),
    languages: anyOf((p) => p.languageIds),
    languageLevels: anyOf((p) => extrasOf(p).levels),
    minWorkingExperience: atLeast((p) => p.experienceMonths),
    maxWorkingExperience: atMost((p) => p.experienceMonths),
    noticePeriode: equals((p) => extrasOf(p).noticeId),
    positions: containsAny((p) => p.job?.position),
    companyNames: containsAny((p) => p.job?.company),
    companySectors: anyOf((p) => (p.job ? [sectorOf(p.job.company).id] : [])),
    keywords: containsAny((p) => [p.job?.position, p.job?.company, p.education?.major, ...p.skills].join('\n')),
    testResultsInt: anyOf((p) => p.tests.int01),
    testResultsPers: anyOf((p) => p.tests.pers01),
    testResultsVal: anyOf((p) => p.tests.val01),
    testResultsCom: anyOf((p) => p.tests.com01),
    contentName: (wanted) => {
      const ids = setIds(wanted)
      return (p) => p.contents.some(({ setId }) => ids.includes(setId))
    },
    contentStatus: (wanted) => (p) => p.contents.some(({ status }) => status === wanted),
  }
}

/** A candidate's notes on the wire; 404 unless the corporate can find the candidate. */
function noteAt(esId: string, corporateId: string, { world, refuse }: Call<404>) {
  const userId = esId.replace(/^ESC-/, '')
  if (!isCandidate(world, corporateId, userId)) throw refuse(404)
  const note = noteOf(world, corporateId, esId)
  const marker = markers.find(({ id }) => id === note?.markerId) ?? null
  return { esId, notes: note?.notes ?? null, marker }
}
function ownResult(id: string, call: Call<404>) {
  const result = call.world.savedResults.find((one) => one.id === id)
  if (!result) throw call.refuse(404)
  checkRights(call, result.corporateId, right)
  return result
}

/** The admin query; results are in the order of their source. */
export const candidates: Handlers<Contract['candidates']> = {
  rows: ({ corporateId, start, length, ...filters }, { world }) => {
    const asked = { corporateId, world }
    const tests = predicatesOf(matchersFor(asked), filters)
    return filteredPage(
      peopleOf(filters.dataSource, asked),
      tests,
      { start, length },
      candidateRows(filters.dataSource, asked),
    )
  },
  saved: savedQueries('es', right),
  conversation: conversations('es', hasApplied),
  lists: () => ({
    dataSource: dataSources,
    marker: markers,
    domicile: lists.provinces,
    currentWorkLocation: lists.provinces,
    skillNames: lists.skills,
    educationInstitutionNames: lists.institutions,
    majors: lists.majors,
    languages: lists.languages,
    noticePeriode: availabilities,
    positions: lists.positions,
    companyNames: lists.companies,
    companySectors,
    testResultsInt: testOptions.int01,
    testResultsPers: testOptions.pers01,
    testResultsVal: testOptions.val01,
    testResultsCom: testOptions.com01,
    contentName: contentSets,
  }),
  note: {
    read: ({ esId, corporateId }, call) => noteAt(esId, corporateId, call),
    write: ({ body: { esId, corporateId, notes, marker } }, call) => {
      noteAt(esId, corporateId, call)
      if (!markers.some(({ id }) => id === marker.id)) throw call.refuse(422, 'Marker tidak dikenal')
      call.world.candidateNotes.set(noteKey(corporateId, esId), { notes, markerId: marker.id })
      return noteAt(esId, corporateId, call)
    },
  },
  results: {
    list: ({ corporateId, ...page }, { world }) =>
      pageOf(
        world.savedResults.filter((one) => one.corporateId === corporateId).reverse(),
        page,
        ({ body: _body, corporateId: _corporate, ...row }) => row,
      ),
    open: ({ id }, call) => {
      const { corporateId: _corporate, ...row } = ownResult(id, call)
      return row
    },
    remove: ({ id }, call) => {
      call.world.savedResults.splice(call.world.savedResults.indexOf(ownResult(id, call)), 1)
      return 'SUCCESS' as const
    },
    save: ({ name, corporateId, emailList, body }, call) => {
      const { world } = call
      const asked = { corporateId, world }
      const tests = predicatesOf(matchersFor(asked), body)
      world.savedResults.push({
        id: nextId(world, 'ESR'),
        corporateId,
        filterName: name,
        createdBy: fullName(signedIn(call)),
        createdAt: nextMoment(world),
        totalData: passingAll(peopleOf(body.dataSource, asked), tests).length,
        emailStatus: emailList === undefined ? null : 'PENDING',
        body: JSON.stringify(body),
      })
      return 'Success' as const
    },
  },
}
