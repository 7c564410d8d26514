import { longlist } from '~/api/contract/executive/longlist'
import type { JobRecord } from '~/api/contract/executive/longlistValues'
import type { Option } from '~/api/contract/values'
import type { Input, Output } from '~/api/endpoint'
import { spanErrors } from '~/lib/time/daySpan'
import { adminTexts } from '~/lib/texts/adminTexts'
import { fieldDay, sentDay } from '../days'
import type { SubRecord } from './subRecord'
import { NEW } from '../userForm'

type JobValues = Record<'id' | 'position' | 'institutionName' | 'location' | 'jobDetail', string> &
  Record<'sectorId' | 'employmentId' | 'from' | 'until', string | null>

/** The list with what is chosen, which may have left it. */
const withChosen = (options: readonly Option[], chosen: Option | null | undefined): readonly Option[] =>
  chosen && !options.some(({ id }) => id === chosen.id) ? [chosen, ...options] : options

/** The sectors and employments that a job chooses from. */
export const jobLists = ({ data, masterData: lists }: Output<typeof longlist.jobs.form>) => ({
  sectors: withChosen(lists.companySectors, data?.companySector),
  employments: withChosen(lists.employments, data?.employment),
})
const orNull = (value: string) => value.trim() || null

/** How a job is read, checked and saved. */
export function jobKind(
  answer: Output<typeof longlist.jobs.form>,
): SubRecord<JobValues, JobRecord, Input<typeof longlist.jobs.save>['body']> {
  const { sectors, employments } = jobLists(answer)
  return {
    form: longlist.jobs.form,
    save: longlist.jobs.save,
    of: (user) => user.jobs,
    valuesOf: (stored): JobValues => ({
      id: stored?.id ?? NEW,
      position: stored?.position ?? '',
      institutionName: stored?.institutionName ?? '',
      location: stored?.location ?? '',
      jobDetail: stored?.jobDetail ?? '',
      sectorId: stored?.companySector?.id ?? null,
      employmentId: stored?.employment?.id ?? null,
      from: fieldDay(stored?.startDate ?? null) ?? null,
      until: fieldDay(stored?.endDate ?? null) ?? null,
    }),
    bodyOf: (typed) => ({
      position: typed.position.trim(),
      institutionName: orNull(typed.institutionName),
      location: orNull(typed.location),
      companySector: sectors.find(({ id }) => id === typed.sectorId) ?? null,
      employment: employments.find(({ id }) => id === typed.employmentId) ?? null,
      startDate: sentDay(typed.from ?? undefined),
      endDate: sentDay(typed.until ?? undefined),
      jobDetail: orNull(typed.jobDetail),
    }),
    check: ({ position, from, until }) => ({
      position: position.trim() === '' ? adminTexts.longlist.position : undefined,
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
