import { z } from 'zod/mini'
import { longlist } from '~/api/contract/executive/longlist'
import type { masterData } from '~/api/contract/masterData'
import type { EducationRecord, JobRecord, LanguageRecord } from '~/api/contract/executive/longlistValues'
import { bodyShape, type Input, type Output } from '~/api/endpoint'
import { adminTexts } from '~/lib/texts/adminTexts'
import {
  bodyBy,
  chosenById,
  errorsBy,
  spanRule,
  typedDay,
  typedNumber,
  typedText,
  valuesBy,
} from '~/record/form/codecs'
import type { Option } from '~/api/values'
import { NEW_ID } from '../longlist'
import type { SubRecord } from './subRecord'

type Answer = Output<typeof longlist.educations.form>

/** The usual maximum of a grade average; other scales are allowed (decision 'longlist records'). */
export const USUAL_GPA = 4

const educationBody = bodyShape(longlist.educations.save)
/** The fields of an education that do not depend on its option lists. */
export const educationFields = {
  id: educationBody.id,
  major: typedText(educationBody.major),
  institutionName: typedText(educationBody.institutionName),
  location: typedText(educationBody.location),
  from: typedDay(educationBody.startDate),
  until: typedDay(educationBody.endDate),
  gpa: typedNumber(educationBody.gpa, (gpa, { minimum, maximum }) => {
    if (typeof gpa === 'string') return 'IPK berupa angka'
    return gpa !== null && (gpa < minimum || gpa > maximum) ? `IPK antara ${minimum} dan ${maximum}` : undefined
  }),
}

/** The degree options, including the stored one if it is no longer in the list. */
export const degreesOf = ({ data, masterData: { degrees } }: Answer) =>
  data && !degrees.some(({ id }) => id === data.degreeDetail.id)
    ? [{ ...data.degreeDetail, degree: data.degree }, ...degrees]
    : degrees

type School = Output<typeof masterData.degreeLists>['school'][number]
/** The place after a school was changed: a typed one stays; that of the previous school gives way to that of the new one. */
export function placeOfSchool(schools: readonly School[], from: Place, institutionName: string): string {
  const placeOf = (name: string) => schools.find(({ text }) => text === name)?.location ?? ''
  const isTyped = from.location !== '' && from.location !== placeOf(from.institutionName)
  return isTyped ? from.location : placeOf(institutionName)
}
type Place = { institutionName: string; location: string }

/** The sub-record definition of an education. */
export function educationKind(answer: Answer) {
  const degrees = degreesOf(answer)
  const degreeOf = (degreeId: unknown) => degrees.find(({ id }) => id === degreeId)
  const fields = {
    ...educationFields,
    degreeId: chosenById(educationBody.degreeDetail, {
      of: (id) => {
        const degree = degreeOf(id)
        return degree && { id, text: degree.text }
      },
      idOf: ({ id }) => id,
      required: adminTexts.longlist.degree,
    }),
  }
  const schema = z.object(fields).check(spanRule)
  type Values = z.input<typeof schema>
  const kind: SubRecord<Values, EducationRecord, Input<typeof longlist.educations.save>['body']> = {
    form: longlist.educations.form,
    save: longlist.educations.save,
    of: (user) => user.educations,
    valuesOf: (stored) =>
      valuesBy(fields, {
        id: NEW_ID,
        ...stored,
        degreeId: stored?.degreeDetail ?? null,
        from: stored?.startDate ?? null,
        until: stored?.endDate ?? null,
      }),
    bodyOf: (typed) => {
      const { degreeId: degreeDetail, major, institutionName, location, from, until, gpa } = bodyBy(fields, typed)
      const { degree } = degreeOf(typed.degreeId)!
      return { degreeDetail, degree, major, institutionName, location, startDate: from, endDate: until, gpa }
    },
    check: (typed) => errorsBy(schema, typed),
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
  return kind
}

/** The options including the chosen one, which may no longer be in the list. */
const withChosen = (options: readonly Option[], chosen: Option | null | undefined): readonly Option[] =>
  chosen && !options.some(({ id }) => id === chosen.id) ? [chosen, ...options] : options

/** The sector and employment options of a job. */
export const jobLists = ({ data, masterData: lists }: Output<typeof longlist.jobs.form>) => ({
  sectors: withChosen(lists.companySectors, data?.companySector),
  employments: withChosen(lists.employments, data?.employment),
})

const jobBody = bodyShape(longlist.jobs.save)
/** The fields of a job that do not depend on its option lists. */
export const jobFields = {
  id: jobBody.id,
  position: typedText(jobBody.position, { required: adminTexts.longlist.position }),
  institutionName: typedText(jobBody.institutionName),
  location: typedText(jobBody.location),
  jobDetail: typedText(jobBody.jobDetail),
  from: typedDay(jobBody.startDate),
  until: typedDay(jobBody.endDate),
}

/** The sub-record definition of a job. */
export function jobKind(answer: Output<typeof longlist.jobs.form>) {
  const { sectors, employments } = jobLists(answer)
  const optionIn = (options: readonly Option[]) => ({
    of: (chosenId: string) => options.find(({ id }) => id === chosenId),
    idOf: ({ id }: Option) => id,
  })
  const fields = {
    ...jobFields,
    sectorId: chosenById(jobBody.companySector, optionIn(sectors)),
    employmentId: chosenById(jobBody.employment, optionIn(employments)),
  }
  const schema = z.object(fields).check(spanRule)
  type Values = z.input<typeof schema>
  const kind: SubRecord<Values, JobRecord, Input<typeof longlist.jobs.save>['body']> = {
    form: longlist.jobs.form,
    save: longlist.jobs.save,
    of: (user) => user.jobs,
    valuesOf: (stored) =>
      valuesBy(fields, {
        id: NEW_ID,
        ...stored,
        sectorId: stored?.companySector ?? null,
        employmentId: stored?.employment ?? null,
        from: stored?.startDate ?? null,
        until: stored?.endDate ?? null,
      }),
    bodyOf: (typed) => {
      const { position, institutionName, location, jobDetail, ...rest } = bodyBy(fields, typed)
      const { sectorId: companySector, employmentId: employment, from: startDate, until: endDate } = rest
      return { position, institutionName, location, companySector, employment, startDate, endDate, jobDetail }
    },
    check: (typed) => errorsBy(schema, typed),
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
  return kind
}

/** The language options, including the stored one if it is no longer in the list. */
export const languagesOf = ({ data, masterData }: Output<typeof longlist.languages.form>) =>
  [data?.masterData, ...masterData.languages].filter((one) => one !== undefined)

const languageBody = bodyShape(longlist.languages.save)

/** The sub-record definition of a language. */
export function languageKind(answer: Output<typeof longlist.languages.form>) {
  const languages = languagesOf(answer)
  const languageOf = (id: unknown) => languages.find((one) => one.id === id)
  const fields = {
    id: languageBody.id,
    languageId: chosenById(languageBody.masterData, {
      of: languageOf,
      idOf: ({ id }) => id,
      required: adminTexts.longlist.language,
    }),
    level: chosenById(languageBody.level, {
      of: (text) => answer.masterData.levels.find((one) => one === text),
      idOf: (level) => level,
      required: adminTexts.longlist.level,
    }),
  }
  const schema = z.object(fields)
  type Values = z.input<typeof schema>
  const kind: SubRecord<Values, LanguageRecord, Input<typeof longlist.languages.save>['body']> = {
    form: longlist.languages.form,
    save: longlist.languages.save,
    of: (user) => user.languages,
    valuesOf: (stored) =>
      valuesBy(fields, {
        id: stored?.id ?? NEW_ID,
        languageId: stored?.masterData ?? null,
        level: stored?.level ?? null,
      }),
    bodyOf: (typed) => {
      const { languageId, level } = bodyBy(fields, typed)
      return { masterData: languageId, level }
    },
    check: (typed) => errorsBy(schema, typed),
    labels: { languageId: 'Bahasa', level: 'Level' },
    textOf: (name, value) => (name === 'languageId' ? languageOf(value)?.label : undefined),
    saved: adminTexts.longlist.languageSaved,
  }
  return kind
}
