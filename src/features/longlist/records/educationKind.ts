import { longlist } from '~/api/contract/executive/longlist'
import type { EducationRecord } from '~/api/contract/executive/longlistValues'
import type { Input, Output } from '~/api/endpoint'
import { adminTexts } from '~/lib/texts/adminTexts'
import { spanErrors } from '~/lib/time/daySpan'
import { fieldDay, sentDay } from '../days'
import { NEW } from '../userForm'
import type { SubRecord } from './subRecord'

type EducationValues = Record<'id' | 'major' | 'institutionName' | 'location', string> &
  Record<'degreeId' | 'from' | 'until', string | null> & { gpa: number | string | null }
type Answer = Output<typeof longlist.educations.form>

/** A grade average is usually at most this; another scale is allowed (decision 'longlist records'). */
export const USUAL_GPA = 4
const MAX_GPA = 100
const orNull = (value: string) => value.trim() || null

/** Why a grade average is wrong, if it is. */
export function gpaError(gpa: number | string | null): string | undefined {
  if (gpa === null) return undefined
  if (typeof gpa === 'string') return 'IPK berupa angka'
  return gpa < 0 || gpa > MAX_GPA ? `IPK antara 0 dan ${MAX_GPA}` : undefined
}

/** The degrees to choose from; the one that is stored may have left the list. */
export const degreesOf = ({ data, masterData: { degrees } }: Answer) =>
  data && !degrees.some(({ id }) => id === data.degreeDetail.id)
    ? [{ ...data.degreeDetail, degree: data.degree }, ...degrees]
    : degrees

/** How an education is read, checked and saved. */
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
      id: stored?.id ?? NEW,
      degreeId: stored?.degreeDetail.id ?? null,
      major: stored?.major ?? '',
      institutionName: stored?.institutionName ?? '',
      location: stored?.location ?? '',
      from: fieldDay(stored?.startDate ?? null) ?? null,
      until: fieldDay(stored?.endDate ?? null) ?? null,
      gpa: stored?.gpa ?? null,
    }),
    bodyOf: (typed) => {
      const { id, text, degree } = degreeOf(typed.degreeId)!
      return {
        degreeDetail: { id, text },
        degree,
        major: orNull(typed.major),
        institutionName: orNull(typed.institutionName),
        location: orNull(typed.location),
        startDate: sentDay(typed.from ?? undefined),
        endDate: sentDay(typed.until ?? undefined),
        gpa: typeof typed.gpa === 'number' ? typed.gpa : null,
      }
    },
    check: (typed) => ({
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
