import { nextId } from '../../engine/world'
import type { Contract } from '~/api/contract/index'
import { languageLevels } from '~/lib/codes'
import { parseTypedDay, isFilterDay } from '~/lib/time/dates'
import { rights } from '~/lib/rules/rights'
import { adminTexts } from '~/lib/texts/adminTexts'
import { checkRights } from '../../engine/calls/callers'
import { changeEntry, findEntry, isPicture, saveLonglist, longlistOf, photoEndings, photoUrlOf } from './entries'
import { companySectors } from '../masterData/companySectors'
import { degreeDetails } from '../masterData/degreeDetails'
import { availabilities, employments, languageOptions, type LonglistEntry } from './seed'
import { lists, specialNeeds } from '../masterData/seed'
import { fileOf } from '../conversations/handlers'
import type { Call, Handlers } from '../../world'
import { contains } from '../../engine/calls/filtering'
import { filteredPage } from '../../engine/calls/paging'
import { parseFilterDay } from '../people/rows'

const NEW = '0'
const userRow = (entry: LonglistEntry, { origin }: Call) => ({ ...entry.user, photoUrl: photoUrlOf(origin, entry) })
const rowOf = ({ user }: LonglistEntry) => ({
  id: user.id,
  firstName: user.firstName ?? '',
  lastName: user.lastName,
  email: user.email ?? '',
  dateOfBirth: user.dateOfBirth,
  status: user.status,
})
/** An entry of the caller's corporates; 404 for others. */
function ownEntry(call: Call<404>, matches: (entry: LonglistEntry) => boolean): LonglistEntry {
  const entry = findEntry(call.world, matches)
  if (!entry) throw call.refuse(404)
  checkRights(call, entry.user.corporateId, rights.executiveSearch)
  return entry
}
const ownUser = (call: Call<404>, id: string) => ownEntry(call, ({ user }) => user.id === id)

/** A day as YYYY-MM-DD; refuses days that do not exist. */
function existingDay(day: string | null | undefined, { refuse }: Pick<Call<422>, 'refuse'>): string | undefined {
  if (!day) return undefined
  if (!isFilterDay(parseTypedDay(day))) throw refuse(422, adminTexts.days.form)
  return parseFilterDay(parseTypedDay(day))
}
type Period = { startDate?: string | null | undefined; endDate?: string | null | undefined }
function checkDays({ startDate, endDate }: Period, call: Pick<Call<422>, 'refuse'>): void {
  const [from, until] = [existingDay(startDate, call), existingDay(endDate, call)]
  if (from && until && from > until) throw call.refuse(422, adminTexts.days.order)
}

/** Handlers of one kind of records of an entry: found by id, new ones appended. */
function records<R extends { id: string }>(
  prefix: string,
  of: (entry: LonglistEntry) => readonly R[],
  put: (entry: LonglistEntry, records: readonly R[]) => LonglistEntry,
) {
  const byRecord = (call: Call<404>, id: string) =>
    ownEntry(call, (entry) => of(entry).some((record) => record.id === id))
  return {
    find: ({ id, muc03Id }: { id: string; muc03Id: string }, call: Call<404>): R | null => {
      const found = of(ownUser(call, muc03Id)).find((record) => record.id === id)
      if (!found && id !== NEW) throw call.refuse(404)
      return found ?? null
    },
    keep: ({ id, muc03Id }: { id: string; muc03Id: string }, call: Call<404>, made: (id: string) => R): R => {
      const entry = ownUser(call, muc03Id)
      const before = of(entry)
      if (id !== NEW && !before.some((record) => record.id === id)) throw call.refuse(404)
      const record = made(id === NEW ? nextId(call.world, prefix) : id)
      const after = id === NEW ? [...before, record] : before.map((one) => (one.id === id ? record : one))
      changeEntry(call.world, entry, put(entry, after))
      return record
    },
    remove: ({ id }: { id: string }, call: Call<404>) => {
      const entry = byRecord(call, id)
      changeEntry(
        call.world,
        entry,
        put(
          entry,
          of(entry).filter((record) => record.id !== id),
        ),
      )
      return 'SUCCESS' as const
    },
  }
}
const languages = records(
  'LL',
  (entry) => entry.languages,
  (entry, kept) => ({ ...entry, languages: kept }),
)
const educations = records(
  'LE',
  (entry) => entry.educations,
  (entry, kept) => ({ ...entry, educations: kept }),
)
const jobs = records(
  'LJ',
  (entry) => entry.jobs,
  (entry, kept) => ({ ...entry, jobs: kept }),
)

const blankUser = (corporateId: string): LonglistEntry => ({
  user: {
    id: NEW,
    corporateId,
    type: 'INTERNAL',
    status: 'ACTIVE',
    firstName: null,
    lastName: null,
    email: null,
    dateOfBirth: null,
    sex: null,
    maritalStatus: null,
    phone1: null,
    phone2: null,
    country: null,
    province: null,
    address: null,
    specialNeed: null,
    linkedinUrl: null,
    igId: null,
    currentSalary: null,
    notes: null,
    availability: null,
    photoUrl: null,
  },
  languages: [],
  educations: [],
  jobs: [],
})

/** The longlists of corporates. */
export const longlist: Handlers<Contract['longlist']> = {
  list: ({ keyword, corporateId, ...page }, { world }) => {
    const named = contains(({ user }: LonglistEntry) => `${user.firstName} ${user.lastName}\n${user.email}`)
    return filteredPage(longlistOf(world, corporateId), keyword === undefined ? [] : [named(keyword)], page, rowOf)
  },
  form: ({ id, corporateId }, call) => {
    const entry = id === NEW ? blankUser(corporateId) : ownUser(call, id)
    if (entry.user.corporateId !== corporateId) throw call.refuse(404)
    return {
      user: userRow(entry, call),
      masterdata: {
        countries: lists.countries.map((country) => ({ countryId: country.id, country: country.text })),
        provinces: lists.provinces,
        specialNeeds: specialNeeds.map((need) => ({ specialNeedId: need.id, description: need.text })),
        availabilities,
      },
      educations: entry.educations,
      jobs: entry.jobs,
      languages: entry.languages,
    }
  },
  save: ({ body: { photoFile, photoUrl: _kept, ...said } }, call) => {
    const { world } = call
    const { id, corporateId, email, dateOfBirth } = said
    const before = id === NEW ? blankUser(corporateId) : ownUser(call, id)
    if (before.user.corporateId !== corporateId) throw call.refuse(404)
    existingDay(dateOfBirth, call)
    const isSame = (other: string | null) => other?.toLowerCase() === email.toLowerCase()
    if (longlistOf(world, corporateId).some(({ user }) => user.id !== id && isSame(user.email)))
      throw call.refuse(409, 'E-mail sudah dipakai')
    if (photoFile && !isPicture(photoFile.originalFilename))
      throw call.refuse(422, 'Foto harus berupa jpg, png, atau webp')
    const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
    const user = { ...before.user, ...given, id: id === NEW ? nextId(world, 'MUC03') : id }
    const next = { ...before, user, ...(photoFile ? { photo: fileOf(photoFile, photoEndings) } : {}) }
    if (id === NEW) saveLonglist(world, corporateId, [next, ...longlistOf(world, corporateId)])
    else changeEntry(world, before, next)
    return userRow(next, call)
  },
  remove: ({ muc03Id }, call) => {
    changeEntry(call.world, ownUser(call, muc03Id), undefined)
    return 'SUCCESS' as const
  },
  languages: {
    form: (ids, call) => ({
      data: languages.find(ids, call),
      masterData: { languages: languageOptions, levels: [...languageLevels] },
    }),
    save: ({ body: { masterData, level, ...ids } }, call) =>
      languages.keep(ids, call, (id) => ({ id, masterData, level })),
    remove: languages.remove,
  },
  educations: {
    form: (ids, call) => ({ data: educations.find(ids, call), masterData: { degrees: degreeDetails } }),
    save: (
      { body: { degreeDetail, degree, major, institutionName, location, startDate, endDate, gpa, ...ids } },
      call,
    ) => {
      checkDays({ startDate, endDate }, call)
      return educations.keep(ids, call, (id) => ({
        id,
        degreeDetail,
        degree: degree ?? null,
        major: major ?? null,
        institutionName: institutionName ?? null,
        location: location ?? null,
        startDate: startDate ?? null,
        endDate: endDate ?? null,
        gpa: gpa ?? null,
        imageUrl: null,
      }))
    },
    remove: educations.remove,
  },
  jobs: {
    form: (ids, call) => ({
      data: jobs.find(ids, call),
      masterData: {
        // Enough suggestions for the form; other names can be typed.
        companies: lists.companies.slice(0, 500).map(({ id, text }) => ({ id, text, imageUrl: null })),
        companySectors,
        employments,
      },
    }),
    save: (
      {
        body: { position, institutionName, location, companySector, employment, startDate, endDate, jobDetail, ...ids },
      },
      call,
    ) => {
      checkDays({ startDate, endDate }, call)
      return jobs.keep(ids, call, (id) => ({
        id,
        position,
        institutionName: institutionName ?? null,
        location: location ?? null,
        companySector: companySector ?? null,
        employment: employment ?? null,
        startDate: startDate ?? null,
        endDate: endDate ?? null,
        jobDetail: jobDetail ?? null,
        imageUrl: null,
      }))
    },
    remove: jobs.remove,
  },
}
