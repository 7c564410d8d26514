import { Textarea } from '@mantine/core'
import { longlist } from '~/api/contract/longlist'
import type { JobRecord } from '~/api/contract/longlistValues'
import type { Option } from '~/api/contract/values'
import type { Output } from '~/api/endpoint'
import { spanErrors } from '~/lib/daySpan'
import { adminTexts } from '~/lib/adminTexts'
import { DraftForm } from '~/parts/DraftForm'
import { DayField } from '~/ui/fields/DayField'
import { PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { SuggestField } from '~/ui/fields/SuggestField'
import { fieldDay, sentDay } from './days'
import { RecordDialog, type RecordDialogProps } from './RecordDialog'
import { useRecord } from './useRecord'
import classes from './longlist.module.css'

type Props = RecordDialogProps<JobRecord>

type JobDraft = Record<'position' | 'institutionName' | 'location' | 'jobDetail', string> &
  Record<'sectorId' | 'employmentId' | 'from' | 'until', string | undefined>

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
  const start: JobDraft = {
    position: data?.position ?? '',
    institutionName: data?.institutionName ?? '',
    location: data?.location ?? '',
    jobDetail: data?.jobDetail ?? '',
    sectorId: data?.companySector?.id,
    employmentId: data?.employment?.id,
    from: fieldDay(data?.startDate ?? null),
    until: fieldDay(data?.endDate ?? null),
  }
  const { values, change, told, submit, frame } = useRecord(
    longlist.jobs.save,
    props,
    start,
    adminTexts.longlist.jobSaved,
  )
  const { sectorId, employmentId, from, until } = values
  const sectors = withChosen(lists.companySectors, data?.companySector)
  const employments = withChosen(lists.employments, data?.employment)
  const span = spanErrors(from, until)
  const isUnnamed = values.position.trim() === ''
  const record = () => {
    if (isUnnamed || span.from || span.until) return undefined
    const text = (value: string) => value.trim() || null
    const body = {
      ...props.ids,
      position: values.position.trim(),
      institutionName: text(values.institutionName),
      location: text(values.location),
      companySector: sectors.find(({ id }) => id === sectorId) ?? null,
      employment: employments.find(({ id }) => id === employmentId) ?? null,
      startDate: sentDay(from),
      endDate: sentDay(until),
      jobDetail: text(values.jobDetail),
    }
    return { body }
  }
  return (
    <DraftForm label="Pekerjaan" {...frame} onSubmit={() => submit(record())}>
      <PlainField
        required
        label="Job Title / Nama Pekerjaan"
        maxLength={150}
        value={values.position}
        error={told(isUnnamed ? adminTexts.longlist.position : undefined)}
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
          value={sectorId}
          onChange={(id) => change({ sectorId: id })}
        />
        <SelectField
          label="Status Pekerjaan"
          options={employments}
          value={employmentId}
          onChange={(id) => change({ employmentId: id })}
        />
        <DayField
          label="Tanggal mulai"
          value={from}
          error={told(span.from)}
          onChange={(day) => change({ from: day })}
        />
        <DayField
          label="Tanggal selesai"
          value={until}
          error={told(span.until)}
          onChange={(day) => change({ until: day })}
        />
      </div>
      <Textarea
        label="Job Scope"
        rows={4}
        maxLength={4_000}
        value={values.jobDetail}
        onChange={(event) => change({ jobDetail: event.currentTarget.value })}
      />
    </DraftForm>
  )
}
