import type { TalentWhere } from '~/api/contract/filters'
import type { Contract } from '~/api/contract/index'
import type { TalentRow } from '~/api/contract/talents'
import { genders, klobnessLevels, labelOf } from '~/lib/codes'
import { rights } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'
import { wroteTo } from '../conversations/threads'
import type { Handlers, World } from '../../world'
import { conversations } from '../conversations/handlers'
import { type Column, exportsOf, type Table, tableOf, testColumns } from '../exports/handlers'
import { personMatchers } from '../people/matchers'
import { profileView } from '../activity/profileView'
import { savedQueries } from '../savedQueries/handlers'
import { contentSets } from '../masterData/seed'
import { referralCodesOf } from '../corporates/seed'
import type { Person } from '../people/person'
import { companion, contains, type Matchers, passing, testsOf } from '../../engine/calls/filtering'
import { pageWhere } from '../../engine/calls/paging'
import { personRowOf } from '../people/rows'

const matchersWithin = (corporateId: string, world: World): Matchers<Person, TalentWhere> => ({
  ...personMatchers(corporateId, wroteTo(world, { family: 'talent', corporateId, vacancyCode: null })),
  firstNames: contains((p) => p.firstName),
  lastNames: contains((p) => p.lastName),
  setId:
    (wanted, { setStatuses }) =>
    (p) =>
      p.contents.some((c) => c.setId === wanted && c.status === setStatuses),
  setStatuses: companion,
})

const column = (...parts: Column<TalentRow>): Column<TalentRow> => parts
/** The export's table, in the order and with the titles of the one on the screen. */
function tableFor(corporateId: string): Table<Person> {
  const ownCodes = referralCodesOf(corporateId)
  const columns = [
    column('Nama Depan', (row) => row.firstName),
    column('Nama Belakang', (row) => row.lastName),
    column('Tanggal Lahir', (row) => row.dateOfBirth),
    column('Jenis Kelamin', (row) => labelOf(genders, row.sex)),
    column('Provinsi', (row) => row.province),
    column('Pendidikan Terakhir', (row) => row.educationDegreeName),
    column('Institusi Pendidikan', (row) => row.educationInstitutionName),
    column('Jurusan', (row) => row.educationMajor),
    column('Perusahaan Terakhir', (row) => row.jobInstitutionName),
    column('Posisi Terakhir', (row) => row.jobPosition),
    ...testColumns,
    column('Purpose in Life', (row) => row.testPil01),
    column('Klobness', (row) => labelOf(klobnessLevels, row.klobness)),
    ...(ownCodes.length > 0 ? [column('Kode Referal', (row) => row.referalCode)] : []),
  ]
  return tableOf(columns, (person) => personRowOf(person, ownCodes))
}

/** The talent search over the whole platform, in the order of the population. */
export const talents: Handlers<Contract['talents']> = {
  rows: ({ corporateId, start, length, ...where }, { world }) => {
    const ownCodes = referralCodesOf(corporateId)
    const tests = testsOf(matchersWithin(corporateId, world), where)
    return pageWhere(world.base.people, tests, { start, length }, (person) => personRowOf(person, ownCodes))
  },
  saved: savedQueries('talent', rights.talentSearch),
  export: exportsOf({
    family: 'talent',
    title: 'talenta',
    find: ({ corporateId, ...where }: TalentWhere & Scope, { world }) => {
      const tests = testsOf(matchersWithin(corporateId, world), where)
      return passing(world.base.people, tests)
    },
    table: tableFor,
  }),
  talk: conversations('talent', ({ base }, { userId }) => base.people.some((person) => person.userId === userId)),
  contentSets: ({ keyword }) =>
    contentSets
      .filter(contains<{ text: string }>((set) => set.text)(keyword))
      .map(({ id, text }) => ({ setId: id, description: text })),
  profileView,
}
