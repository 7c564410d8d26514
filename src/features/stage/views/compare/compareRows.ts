import type { RequirementAnswer } from '~/api/contract/recruitment/applicants'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { klobnessLevels, labelOf } from '~/lib/codes'
import { adminTexts } from '~/lib/texts/adminTexts'
import { fieldNumberText } from '~/lib/texts/numbers'
import { momentText, monthsText } from '~/lib/time/dates'
import { lastJobText } from '../../model/career'
import { noteLabel, noteNames } from '~/components/applicant/verdictNote'
import { joined } from '~/lib/texts/text'

/** The data of one applicant; undefined until it is loaded. */
export type ComparedColumn = {
  profile: ApplicantProfile | undefined
  answers: readonly RequirementAnswer[] | undefined
}
/** A fact of all applicants; a cell is undefined until its data is loaded. */
export type CompareRow = { label: string; cells: readonly (readonly string[] | undefined)[] }
/** Facts that belong together. */
export type CompareGroup = { title: string; rows: readonly CompareRow[] }

const toList = (text: string | null | undefined | false): string[] => (text ? [text] : [])
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/**
 * The facts to compare, aligned by row. Gender, age, photo and address must not influence a decision; identity card,
 * phone, e-mail and applications to other companies are irrelevant to it. None of them is a row.
 */
export function compareGroups(columns: readonly ComparedColumn[]): CompareGroup[] {
  const row = (label: string, read: (profile: ApplicantProfile) => readonly string[]): CompareRow => ({
    label,
    cells: columns.map(({ profile }) => profile && read(profile)),
  })
  const tests = unique(
    columns.flatMap(({ profile }) => profile?.klobMeterResults.map((one) => one.klobMeterName) ?? []),
  )
  const questions = new Map(columns.flatMap(({ answers }) => answers?.map((one) => [one.id, one.question]) ?? []))
  return [
    {
      title: 'Fakta',
      rows: [
        row('Tanggal melamar', ({ applyDate }) => toList(applyDate && momentText(applyDate))),
        row('Klobness', ({ klobnessLevel }) => toList(labelOf(klobnessLevels, klobnessLevel))),
        row('Pengalaman kerja', ({ totalJobHistory }) =>
          toList(totalJobHistory === null ? null : monthsText(totalJobHistory)),
        ),
        row('Pekerjaan terakhir', ({ jobs }) => toList(lastJobText(jobs))),
        row('Pendidikan', ({ educations }) =>
          educations.map((one) => joined(one.degreeName, one.major, one.institutionName)),
        ),
        row('IPK', ({ educations }) =>
          educations.flatMap(({ value }) => toList(value !== null && fieldNumberText(value, 'decimal'))),
        ),
        row('Bahasa', ({ languageSkills }) => languageSkills.map(({ language, level }) => `${language}: ${level}`)),
        row('Keahlian', ({ skills }) => skills),
      ],
    },
    {
      title: 'Hasil Klob Meter',
      rows: tests.map((name) =>
        row(name, ({ klobMeterResults }) =>
          klobMeterResults.filter((one) => one.klobMeterName === name).flatMap(({ label }) => label),
        ),
      ),
    },
    {
      title: adminTexts.requirements.title,
      rows: [...questions].map(([id, label]) => ({
        label,
        cells: columns.map(({ answers }) => {
          const given = answers?.find((one) => one.id === id)
          // Of a file only its presence is compared, not its contents.
          return answers && toList(given?.questionType === 'attachment' ? given.answer && 'Ada berkas' : given?.answer)
        }),
      })),
    },
    {
      title: 'Catatan',
      rows: noteNames.map((name, n) => row(noteLabel(n), (profile) => toList(profile[name]))),
    },
  ].filter(({ rows }) => rows.length > 0)
}

/** Whether a value is missing for some of the loaded applicants; false while fewer than two are loaded. */
export function isDifferent({ cells }: CompareRow, value: string | undefined): boolean {
  const known = cells.filter((cell) => cell !== undefined)
  return known.length > 1 && known.some((cell) => (value === undefined ? cell.length > 0 : !cell.includes(value)))
}
