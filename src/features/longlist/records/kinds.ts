import { longlist } from '~/api/contract/executive/longlist'
import type { masterData } from '~/api/contract/masterData'
import { educationLimits, jobLimits } from '~/api/contract/executive/longlistLimits'
import type { EducationRecord, JobRecord, LanguageRecord } from '~/api/contract/executive/longlistValues'
import type { Input, Output } from '~/api/endpoint'
import { adminTexts } from '~/lib/texts/adminTexts'
import { longTexts } from '~/lib/texts/textLimit'
import { spanErrors } from '~/lib/time/daySpan'
import type { Option } from '~/api/contract/values'
import { fieldDay, sentDay } from '../userRecord'
import { NEW_ID } from '../longlist'
import type { SubRecord } from './subRecord'

/** A text as sent: null if blank. */
const textOrNull = (value: string) => value.trim() || null

type EducationValues = Record<'id' | 'major' | 'institutionName' | 'location', string> &
  Record<'degreeId' | 'from' | 'until', string | null> & { gpa: number | string | null }
type Answer = Output<typeof longlist.educations.form>

/** The usual maximum of a grade average; other scales are allowed (decision 'longlist records'). */
export const USUAL_GPA = 4
const MAX_GPA = 100

/** The error of a grade average, or undefined. */
export function gpaError(gpa: number | string | null): string | undefined {
  if (gpa === null) return undefined
  if (typeof gpa === 'string') return 'IPK berupa angka'
  return gpa < 0 || gpa > MAX_GPA ? `IPK antara 0 dan ${MAX_GPA}` : undefined
}

/** The degree options, including the stored one if it is no longer in the list. */
export const degreesOf = ({ data, masterData: { degrees } }: Answer) =>
  data && !degrees.some(({ id }) => id === data.degreeDetail.id)
    ? [{ ...data.degreeDetail, degree: data.degree }, ...degrees]
    : degrees

type School = Output<typeof masterData.degreeLists>['school'][number]
/** The place after a school was changed: that of the new one; one that came with the previous school does not stay. */
export function placeOfSchool(schools: readonly School[], from: Place, institutionName: string): string {
  const placeOf = (name: string) => schools.find(({ text }) => text === name)?.location
  return placeOf(institutionName) ?? (placeOf(from.institutionName) === from.location ? '' : from.location)
}
type Place = { institutionName: string; location: string }

/** The sub-record definition of an education. */
export function educationKind(
  answer: Answer,
): SubRecord<EducationValues, EducationRecord, Input<typeof longlist.educations.save>['body']> {
  const degrees = degreesOf(answer)
  const degreeOf = (degreeId: unknown) => degrees.find(({ id }) => id === degreeId)
  return {
    form: longlist.educations.form,
    save: longlist.educations.save,
    of: (user) => user.educations,
    valuesOf: (stored): EducationValues => ({
      id: stored?.id ?? NEW_ID,
      degreeId: stored?.degreeDetail.id ?? null,
      major: stored?.major ?? '',
      institutionName: stored?.institutionName ?? '',
      location: stored?.location ?? '',
      from: fieldDay(stored?.startDate),
      until: fieldDay(stored?.endDate),
      gpa: stored?.gpa ?? null,
    }),
    bodyOf: (typed) => {
      const { id, text, degree } = degreeOf(typed.degreeId)!
      return {
        degreeDetail: { id, text },
        degree,
        major: textOrNull(typed.major),
        institutionName: textOrNull(typed.institutionName),
        location: textOrNull(typed.location),
        startDate: sentDay(typed.from),
        endDate: sentDay(typed.until),
        gpa: typeof typed.gpa === 'number' ? typed.gpa : null,
      }
    },
    check: (typed) => ({
      ...longTexts(typed, educationLimits),
      degreeId: degreeOf(typed.degreeId) ? undefined : adminTexts.longlist.degree,
      ...spanErrors(typed.from ?? undefined, typed.until ?? undefined),
      gpa: gpaError(typed.gpa),
    }),
    labels: {
      degreeId: 'Gelar Pendidikan',
      major: 'Jurusan',
      institutionName: 'Nama Sekolah / Universitas',
      location: 'Lokasi',
      from: 'Tanggal mulai',
      until: 'Tanggal selesai',
      gpa: 'IPK',
    },
    textOf: (name, value) => (name === 'degreeId' ? degreeOf(value)?.text : undefined),
    saved: adminTexts.longlist.educationSaved,
  }
}

type JobValues = Record<'id' | 'position' | 'institutionName' | 'location' | 'jobDetail', string> &
  Record<'sectorId' | 'employmentId' | 'from' | 'until', string | null>

/** The options including the chosen one, which may no longer be in the list. */
const withChosen = (options: readonly Option[], chosen: Option | null | undefined): readonly Option[] =>
  chosen && !options.some(({ id }) => id === chosen.id) ? [chosen, ...options] : options

/** The sector and employment options of a job. */
export const jobLists = ({ data, masterData: lists }: Output<typeof longlist.jobs.form>) => ({
  sectors: withChosen(lists.companySectors, data?.companySector),
  employments: withChosen(lists.employments, data?.employment),
})

/** The sub-record definition of a job. */
export function jobKind(
  answer: Output<typeof longlist.jobs.form>,
): SubRecord<JobValues, JobRecord, Input<typeof longlist.jobs.save>['body']> {
  const { sectors, employments } = jobLists(answer)
  return {
    form: longlist.jobs.form,
    save: longlist.jobs.save,
    of: (user) => user.jobs,
    valuesOf: (stored): JobValues => ({
      id: stored?.id ?? NEW_ID,
      position: stored?.position ?? '',
      institutionName: stored?.institutionName ?? '',
      location: stored?.location ?? '',
      jobDetail: stored?.jobDetail ?? '',
      sectorId: stored?.companySector?.id ?? null,
      employmentId: stored?.employment?.id ?? null,
      from: fieldDay(stored?.startDate),
      until: fieldDay(stored?.endDate),
    }),
    bodyOf: (typed) => ({
      position: typed.position.trim(),
      institutionName: textOrNull(typed.institutionName),
      location: textOrNull(typed.location),
      companySector: sectors.find(({ id }) => id === typed.sectorId) ?? null,
      employment: employments.find(({ id }) => id === typed.employmentId) ?? null,
      startDate: sentDay(typed.from),
      endDate: sentDay(typed.until),
      jobDetail: textOrNull(typed.jobDetail),
    }),
    check: ({ from, until, ...typed }) => ({
      ...longTexts(typed, jobLimits),
      ...(typed.position.trim() === '' ? { position: adminTexts.longlist.position } : {}),
      ...spanErrors(from ?? undefined, until ?? undefined),
    }),
    labels: {
      position: 'Job Title / Nama Pekerjaan',
      institutionName: 'Nama Perusahaan',
      location: 'Lokasi',
      sectorId: 'Sektor Perusahaan',
      employmentId: 'Status Pekerjaan',
      from: 'Tanggal mulai',
      until: 'Tanggal selesai',
      jobDetail: 'Job Scope',
    },
    textOf: (name, value) =>
      ({ sectorId: sectors, employmentId: employments })[name]?.find(({ id }) => id === value)?.text,
    saved: adminTexts.longlist.jobSaved,
  }
}

type LanguageValues = { id: string; languageId: string | null; level: string | null }

/** The language options, including the stored one if it is no longer in the list. */
export const languagesOf = ({ data, masterData }: Output<typeof longlist.languages.form>) =>
  [data?.masterData, ...masterData.languages].filter((one) => one !== undefined)

/** The sub-record definition of a language. */
export function languageKind(
  answer: Output<typeof longlist.languages.form>,
): SubRecord<LanguageValues, LanguageRecord, Input<typeof longlist.languages.save>['body']> {
  const languages = languagesOf(answer)
  const languageOf = (id: unknown) => languages.find((one) => one.id === id)
  const levelOf = (text: string | null) => answer.masterData.levels.find((one) => one === text)
  return {
    form: longlist.languages.form,
    save: longlist.languages.save,
    of: (user) => user.languages,
    valuesOf: (stored): LanguageValues => ({
      id: stored?.id ?? NEW_ID,
      languageId: stored?.masterData.id ?? null,
      level: stored?.level ?? null,
    }),
    bodyOf: (typed) => ({ masterData: languageOf(typed.languageId)!, level: levelOf(typed.level)! }),
    check: (typed) => ({
      languageId: languageOf(typed.languageId) ? undefined : adminTexts.longlist.language,
      level: levelOf(typed.level) ? undefined : adminTexts.longlist.level,
    }),
    labels: { languageId: 'Bahasa', level: 'Level' },
    textOf: (name, value) => (name === 'languageId' ? languageOf(value)?.label : undefined),
    saved: adminTexts.longlist.languageSaved,
  }
}
