import { z } from 'zod'
import { id } from '../../../../src/api/values'
import { isoDay } from '../../engine/records'
import { fields } from '../masterData/fields'
import { hostile } from '../../engine/content/hostile'
import { weightedHomes } from '../masterData/places'
import { randomFrom } from '../../engine/content/random'

/** Fields of a vacancy in lists; `closesOn` null means no closing day. */
export const vacancyFields = {
  klobVacancyCode: id,
  corporateId: id,
  name: z.string(),
  status: z.enum(['Active', 'Draft', 'Closed']),
  opensOn: isoDay,
  closesOn: isoDay.nullable(),
  city: z.string(),
}
const vacancyListing = z.strictObject(vacancyFields)
/** A vacancy in lists. */
export type Vacancy = Readonly<z.infer<typeof vacancyListing>>

const named = (
  klobVacancyCode: string,
  name: string,
  status: Vacancy['status'] = 'Active',
  closesOn: string | null = '2026-12-31',
): Vacancy => ({
  klobVacancyCode,
  corporateId: 'COR0001',
  name,
  status,
  opensOn: '2026-10-01',
  closesOn,
  city: 'Bandung',
})

/** Maximum length of a name in the administration. */
const MAX_NAME_LENGTH = 150

/** Vacancies that tests and demos rely on by code. */
const namedVacancies: readonly Vacancy[] = [
  named('VAC-AKTIF-01', 'Software Engineer'),
  named('VAC-SOAL-01', 'Data Analyst'),
  named('VAC-PROFIL-01', 'Product Manager'),
  named('VAC-BEASISWA-01', 'Beasiswa Nusantara 2027'),
  named('VAC-TUTUP-01', 'Staf Akuntansi', 'Closed'),
  named('VAC-LEWAT-01', 'HR Generalist', 'Active', '2026-09-30'),
  named('VAC-TERKIRIM-01', 'UI/UX Designer'),
  named('VAC-POLOS-01', 'Magang Umum', 'Active', null),
  named('VAC-DRAF-01', 'Kepala Cabang', 'Draft'),
  named('VAC-JAHAT-01', `${hostile.handler} ${hostile.rightToLeft} ${hostile.longWord}`.slice(0, MAX_NAME_LENGTH)),
]

const positions = fields.flatMap((field) => field.positions)
/** The vacancy with that zero-based number of a corporate; deterministic. */
export function generatedVacancy(corporateId: string, i: number): Vacancy {
  const corporateNumber = Number(corporateId.slice(-1))
  const random = randomFrom(corporateNumber * 1_000_003 + i)
  const city = random.pick(random.pick(weightedHomes).cities)
  return {
    klobVacancyCode: `KJV-2026-${corporateNumber}${String(i + 1).padStart(5, '0')}`,
    corporateId,
    name: `${random.pick(positions)} - ${city}`,
    status: random.pick(['Active', 'Active', 'Active', 'Draft', 'Closed'] as const),
    opensOn: `2026-0${random.between(1, 9)}-${random.between(10, 28)}`,
    closesOn: random.chance(0.1) ? null : `2026-1${random.between(0, 2)}-${random.between(10, 28)}`,
    city,
  }
}
const generated = (corporateId: string, count: number): readonly Vacancy[] =>
  Array.from({ length: count }, (_, i) => generatedVacancy(corporateId, i))

/** Vacancies by corporate: `count` for the first, 20 for the second, none for the third. */
export const makeVacancies = (count: number): ReadonlyMap<string, readonly Vacancy[]> =>
  new Map([
    ['COR0001', [...namedVacancies, ...generated('COR0001', Math.max(0, count - namedVacancies.length))]],
    ['COR0002', generated('COR0002', 20)],
    ['COR0003', []],
  ])
