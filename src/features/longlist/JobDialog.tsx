import { Textarea } from '@mantine/core'
import { longlist } from '~/api/contract/executive/longlist'
import type { JobRecord } from '~/api/contract/executive/longlistValues'
import type { Option } from '~/api/contract/values'
import type { Output } from '~/api/endpoint'
import { spanErrors } from '~/lib/time/daySpan'
import { adminTexts } from '~/lib/texts/adminTexts'
import { RecordActions } from '~/record/RecordActions'
import { RecordForm } from '~/record/RecordForm'
import { DayField } from '~/ui/fields/DayField'
import { PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { SuggestField } from '~/ui/fields/SuggestField'
import { fieldDay, sentDay } from './days'
import { NEW } from './userForm'
import { RecordDialog, type RecordDialogProps } from './RecordDialog'
import { useSubRecord } from './useSubRecord'
import classes from './longlist.module.css'

type Props = RecordDialogProps<JobRecord>

type JobValues = Record<'id' | 'position' | 'institutionName' | 'location' | 'jobDetail', string> &
  Record<'sectorId' | 'employmentId' | 'from' | 'until', string | null>

/** A job. */
export function JobDialog(props: Props) {
  return (
    <RecordDialog noun="Pekerjaan" ids={props.ids} form={longlist.jobs.form} onClose={props.onClose}>
      {(answer) => <Fields {...props} answer={answer} />}
    </RecordDialog>
  )
}

/** The list with what is chosen, which may have left it. */
const withChosen = (options: readonly Option[], chosen: Option | null | undefined): readonly Option[] =>
  chosen && !options.some(({ id }) => id === chosen.id) ? [chosen, ...options] : options

function Fields({ answer, ...props }: Props & { answer: Output<typeof longlist.jobs.form> }) {
  const { data, masterData: lists } = answer
  const sectors = withChosen(lists.companySectors, data?.companySector)
  const employments = withChosen(lists.employments, data?.employment)
  const orNull = (value: string) => value.trim() || null
  const { record, texts, values, change, errorOf } = useSubRecord(
    {
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
    },
    props,
    data,
  )
  const { sectorId, employmentId, from, until } = values
  return (
    <RecordForm record={record} texts={texts} aria-label="Pekerjaan">
      <PlainField
        required
        label="Job Title / Nama Pekerjaan"
        maxLength={150}
        value={values.position}
        error={errorOf('position')}
        onChange={(position) => change({ position })}
      />
      <SuggestField
        label="Nama Perusahaan"
        options={lists.companies}
        value={values.institutionName}
        onChange={(name) => change({ institutionName: name.slice(0, 150) })}
      />
      <PlainField
        label="Lokasi"
        maxLength={150}
        value={values.location}
        onChange={(location) => change({ location })}
      />
      <div className={classes.pair}>
        <SelectField
          label="Sektor Perusahaan"
          options={sectors}
          value={sectorId ?? undefined}
          onChange={(id) => change({ sectorId: id ?? null })}
        />
        <SelectField
          label="Status Pekerjaan"
          options={employments}
          value={employmentId ?? undefined}
          onChange={(id) => change({ employmentId: id ?? null })}
        />
        <DayField
          label="Tanggal mulai"
          value={from ?? undefined}
          error={errorOf('from')}
          onChange={(day) => change({ from: day ?? null })}
        />
        <DayField
          label="Tanggal selesai"
          value={until ?? undefined}
          error={errorOf('until')}
          onChange={(day) => change({ until: day ?? null })}
        />
      </div>
      <Textarea
        label="Job Scope"
        rows={4}
        maxLength={4_000}
        value={values.jobDetail}
        onChange={(event) => change({ jobDetail: event.currentTarget.value })}
      />
      <RecordActions record={record} onClose={props.onClose} />
    </RecordForm>
  )
}
