import { longlist } from '~/api/contract/executive/longlist'
import type { JobRecord } from '~/api/contract/executive/longlistValues'
import type { Output } from '~/api/endpoint'
import { limitOf } from '~/api/limits'
import { RecordActions } from '~/record/form/RecordActions'
import { RecordForm } from '~/record/form/RecordForm'
import { LongTextField } from '~/ui/fields/LongTextField'
import { PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { SuggestField } from '~/ui/fields/SuggestField'
import { jobFields, jobKind, jobLists } from './kinds'
import { RecordDialog, type RecordDialogProps, useSubRecord } from './RecordDialog'
import { SpanFields } from './SpanFields'
import classes from '../longlist.module.css'

type Props = RecordDialogProps<JobRecord>

/** The dialog of a job. */
export function JobDialog(props: Props) {
  return (
    <RecordDialog noun="Pekerjaan" ids={props.ids} form={longlist.jobs.form} onClose={props.onClose}>
      {(answer) => <Fields {...props} answer={answer} />}
    </RecordDialog>
  )
}

function Fields({ answer, ...props }: Props & { answer: Output<typeof longlist.jobs.form> }) {
  const { data, masterData: lists } = answer
  const { sectors, employments } = jobLists(answer)
  const fields = useSubRecord(jobKind(answer), props, data)
  const { record, texts, values, change, errorOf } = fields
  const { sectorId, employmentId } = values
  return (
    <RecordForm record={record} texts={texts} aria-label="Pekerjaan">
      <PlainField
        required
        label="Job Title / Nama Pekerjaan"
        limit={limitOf(jobFields.position)}
        value={values.position}
        error={errorOf('position')}
        onChange={(position) => change({ position })}
      />
      <SuggestField
        label="Nama Perusahaan"
        options={lists.companies}
        value={values.institutionName}
        limit={limitOf(jobFields.institutionName)}
        onChange={(institutionName) => change({ institutionName })}
      />
      <PlainField
        label="Lokasi"
        limit={limitOf(jobFields.location)}
        value={values.location}
        onChange={(location) => change({ location })}
      />
      <div className={`stack ${classes.pair}`}>
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
        <SpanFields {...fields} />
      </div>
      <LongTextField
        label="Job Scope"
        rows={4}
        limit={limitOf(jobFields.jobDetail)}
        value={values.jobDetail}
        onChange={(jobDetail) => change({ jobDetail })}
      />
      <RecordActions record={record} onClose={props.onClose} />
    </RecordForm>
  )
}
