import { testCodes } from '~/api/contract/masterData'
import type { StageFilters } from '~/api/contract/recruitment/stageFilters'
import { fromDashedMinute } from '~/lib/time/dates'
import { standingOf } from '../applications/standings'
import { sectorOf } from '../masterData/companySectors'
import type { Application } from '../applications/application'
import { degrees } from '../masterData/schools'
import { ageOf } from '../people/profiles'
import type { World } from '../../world'
import { applyingMatchers } from '../applications/matchers'
import { contains, atLeast, type Matchers, atMost, someContains } from '../../engine/calls/filtering'
import { experienceBand, parseFilterMinute } from '../people/rows'

/** DD-MM-YYYY HH:mm as an ISO prefix. */
const minuteOf = (minute: string) => parseFilterMinute(fromDashedMinute(minute))
type Read<Value> = (application: Application) => Value | null | undefined
const compareMoment =
  (read: Read<string>) =>
  (wanted: readonly string[]): ((application: Application) => boolean) => {
    const codes = new Set(wanted)
    return (application) => codes.has(read(application) ?? '')
  }
const degreeIds = new Map(degrees.map(({ id, text }) => [text, id]))

/** Matchers of a stage's filters, given all applications to the vacancy. */
export function stageMatchers(world: World, applications: readonly Application[]): Matchers<Application, StageFilters> {
  const note = (n: number) => contains<Application>((a) => standingOf(world, a).notes[n])
  const age: Read<number> = (a) => ageOf(a.person.bornOn, world.now)
  return {
    testResult: (wanted) => {
      const results = new Set(wanted)
      return ({ person }) => testCodes.some((code) => person.tests[code].some((result) => results.has(result)))
    },
    field1: note(0),
    field2: note(1),
    field3: note(2),
    field4: note(3),
    field5: note(4),
    firstNames: contains((a) => a.person.firstName),
    lastNames: contains((a) => a.person.lastName),
    email: contains((a) => a.person.email),
    genders: compareMoment((a) => a.person.sex),
    ageMin: atLeast(age),
    ageMax: atMost(age),
    maritalStatus: compareMoment((a) => a.person.maritalStatus),
    specialNeed: compareMoment((a) => a.person.specialNeed?.id),
    countries: compareMoment((a) => a.person.country?.id),
    provinces: compareMoment((a) => a.person.province?.id),
    startSendDate: (from) => (a) => a.sentAt.slice(0, 16) >= minuteOf(from),
    endSendDate: (until) => (a) => a.sentAt.slice(0, 16) <= minuteOf(until),
    ...applyingMatchers(applications),
    minWorkingExperience: atLeast((a) => a.person.experienceMonths),
    maxWorkingExperience: atMost((a) => a.person.experienceMonths),
    workDuration: compareMoment((a) => String(experienceBand(a.person.experienceMonths))),
    position: contains((a) => a.person.job?.position),
    companyNames: contains((a) => a.person.job?.company),
    companySector: compareMoment((a) => a.person.job && sectorOf(a.person.job.company).id),
    degree: compareMoment((a) => degreeIds.get(a.person.education?.degree ?? '')),
    educationInstitutionNames: contains((a) => a.person.education?.institution),
    majors: contains((a) => a.person.education?.major),
    minGrade: atLeast((a) => a.person.education?.grade),
    maxGrade: atMost((a) => a.person.education?.grade),
    skillNames: someContains((a) => a.person.skills),
    klobness: compareMoment((a) => (a.person.klobness === null ? null : String(a.person.klobness))),
  }
}
