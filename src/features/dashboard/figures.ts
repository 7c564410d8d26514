import type { Demographics, License, TestResult } from '~/api/contract/dashboard'
import type { TestCode } from '~/api/contract/masterData'
import { ageBands, sexes, tenureBands, testNames } from '~/lib/codes'
import { numberText, percentText } from '~/lib/texts/numbers'
import { partOf, type Share } from '~/ui/charts/chartData'
import type { Attention } from '~/components/vacancies/attention'
import type { Group } from './queries'
import { keysOf } from '~/lib/fields'

/** A demographic chart with its figures and the group of employees behind each. */
export type DemographicChart = {
  title: string
  head: string
  shares: Share[]
  groupOf: (share: Share) => Group
}

/** The charts of the demographics, in the order of document 1 §3. */
export function demographicCharts({ sex, age, tenure, offices }: Demographics): DemographicChart[] {
  const labelled = (codes: readonly { id: string; text: string }[], values: Record<string, number | null>) =>
    codes.flatMap(({ id, text }) => (id in values ? [{ id, label: text, value: values[id] ?? null }] : []))
  return [
    {
      title: 'Jenis Kelamin',
      head: 'Jenis kelamin',
      shares: labelled(sexes, sex),
      // The shares are those of the answer.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      groupOf: ({ id }) => ({ by: 'sex', sex: id as keyof Demographics['sex'] }),
    },
    {
      title: 'Umur',
      head: 'Umur (tahun)',
      shares: labelled(ageBands, age),
      // The shares are those of the answer.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      groupOf: ({ id }) => ({ by: 'age', category: id as keyof Demographics['age'] }),
    },
    {
      title: 'Masa Kerja',
      head: 'Masa kerja',
      shares: labelled(tenureBands, tenure),
      // The shares are those of the answer.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      groupOf: ({ id }) => ({ by: 'tenure', category: id as keyof Demographics['tenure'] }),
    },
    {
      title: 'Lokasi Kantor',
      head: 'Lokasi kantor',
      shares: offices.map(({ id, text, value }) => ({ id, label: text, value })),
      groupOf: ({ id }) => ({ by: 'office', officeLocationId: id }),
    },
  ]
}

/** Whether a licence is displayed: the server also sends one that is not (document 1 §3 'Licence item'). */
export const isVisible = ({ unit }: License): boolean => unit.toLowerCase() !== 'query result'

/** Usage of a licence as share, colour and text (document 1 §9: 70 and 90 percent; decision 'licence'). */
export function usageOf({ purchased, used }: License): {
  tone: 'good' | 'warn' | 'bad' | 'none'
  share: number
  told: string
} {
  if (purchased === null || used === null) return { tone: 'none', share: 0, told: 'Belum diketahui' }
  if (purchased === 0) return { tone: 'none', share: 0, told: used === 0 ? 'Tidak ada kuota' : 'Terpakai tanpa kuota' }
  const part = partOf(used, purchased)
  const word =
    part > 1
      ? 'Melebihi kuota'
      : part === 1
        ? 'Habis'
        : part > 0.9
          ? 'Segera habis'
          : part >= 0.7
            ? 'Hampir habis'
            : 'Cukup'
  const tone = part > 0.9 ? 'bad' : part >= 0.7 ? 'warn' : 'good'
  return { tone, share: Math.min(1, part), told: `${word}, ${percentText(part)} terpakai` }
}

/** Licences that are at least 70 percent used. */
export const scarceLicenses = (licenses: readonly License[]): Attention[] =>
  licenses.filter(isVisible).flatMap((license) => {
    const { tone, told } = usageOf(license)
    const isScarce = tone === 'warn' || tone === 'bad'
    if (!isScarce) return []
    const text = `${license.unit}: ${told.toLowerCase()}`
    // Only what vacancies use up can be seen in the report.
    return [/vacanc|lowongan/i.test(license.unit) ? { text, search: { status: 'Active' } } : { text }]
  })

/** A test that the corporate uses. */
export type UsedTest = TestResult & { code: TestCode }

/** The tests of an answer, in the order of document 1 §3. */
export const testsInOrder = (results: Readonly<Partial<Record<TestCode, TestResult | undefined>>>): UsedTest[] =>
  keysOf(testNames).flatMap((code) => {
    const result = results[code]
    return result ? [{ ...result, code }] : []
  })

/**
 * The one base of the tests' percentages, which are beside each other: the most employees that a test counts. The text
 * names it, and the tests that count fewer.
 */
export function testBase(tests: readonly UsedTest[]): { whole: number | null; text: string } {
  const counts = tests.flatMap(({ code, user: { tested, notTested } }) =>
    tested === null || notTested === null ? [] : [{ code, count: tested + notTested }],
  )
  if (counts.length === 0) return { whole: null, text: '' }
  const whole = Math.max(...counts.map(({ count }) => count))
  const missing = counts.filter(({ count }) => count < whole)
  const gaps = missing.map(({ code, count }) => `, ${numberText(whole - count)} tanpa data di ${testNames[code]}`)
  return { whole, text: `Persentase dari ${numberText(whole)} karyawan${gaps.join('')}` }
}
