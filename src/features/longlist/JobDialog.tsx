import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { longlist } from '~/api/contract/longlist'
import type { JobRecord } from '~/api/contract/longlistValues'
import type { Option } from '~/api/contract/values'
import type { Output } from '~/api/endpoint'
import { useSend } from '~/api/queries'
import { spanErrors } from '~/lib/daySpan'
import { adminTexts } from '~/lib/adminTexts'
import { DayField } from '~/ui/fields/DayField'
import { PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { SuggestField } from '~/ui/fields/SuggestField'
import { notify } from '~/ui/notify'
import { fieldDay, sentDay } from './days'
import { RecordDialog, type RecordDialogProps } from './RecordDialog'
import { RecordForm } from './RecordForm'
import classes from './longlist.module.css'

type Props = RecordDialogProps<JobRecord>

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

function Fields({ ids, onClose, answer }: Props & { answer: Output<typeof longlist.jobs.form> }) {
  const { data, masterData: lists } = answer
  const [draft, setDraft] = useState({
    position: data?.position ?? '',
    institutionName: data?.institutionName ?? '',
    location: data?.location ?? '',
    jobDetail: data?.jobDetail ?? '',
  })
  const [sectorId, setSectorId] = useState(data?.companySector?.id)
  const [employmentId, setEmploymentId] = useState(data?.employment?.id)
  const [from, setFrom] = useState(fieldDay(data?.startDate ?? null))
  const [until, setUntil] = useState(fieldDay(data?.endDate ?? null))
  const [tries, setTries] = useState(0)
  const { send, isPending, error } = useSend(longlist.jobs.save)
  const sectors = withChosen(lists.companySectors, data?.companySector)
  const employments = withChosen(lists.employments, data?.employment)
  const change = (part: Partial<typeof draft>) => setDraft((was) => ({ ...was, ...part }))
  const span = spanErrors(from, until)
  const isUnnamed = draft.position.trim() === ''
  const submit = () => {
    setTries(tries + 1)
    if (isUnnamed || span.from || span.until) return
    const text = (value: string) => value.trim() || null
    const body = {
      ...ids,
      position: draft.position.trim(),
      institutionName: text(draft.institutionName),
      location: text(draft.location),
      companySector: sectors.find(({ id }) => id === sectorId) ?? null,
      employment: employments.find(({ id }) => id === employmentId) ?? null,
      startDate: sentDay(from),
      endDate: sentDay(until),
      jobDetail: text(draft.jobDetail),
    }
    send({ body }, () => {
      void notify(adminTexts.longlist.jobSaved)
      onClose()
    })
  }
  const told = (message: string | undefined) => (tries > 0 ? message : undefined)
  return (
    <RecordForm label="Pekerjaan" tries={tries} busy={isPending} failure={error} onSubmit={submit} onClose={onClose}>
      <PlainField
        required
        label="Job Title / Nama Pekerjaan"
        maxLength={150}
        value={draft.position}
        error={told(isUnnamed ? adminTexts.longlist.position : undefined)}
        onChange={(position) => change({ position })}
      />
      <SuggestField
        label="Nama Perusahaan"
        options={lists.companies}
        value={draft.institutionName}
        onChange={(name) => change({ institutionName: name.slice(0, 150) })}
      />
      <PlainField label="Lokasi" maxLength={150} value={draft.location} onChange={(location) => change({ location })} />
      <div className={classes.pair}>
        <SelectField label="Sektor Perusahaan" options={sectors} value={sectorId} onChange={setSectorId} />
        <SelectField label="Status Pekerjaan" options={employments} value={employmentId} onChange={setEmploymentId} />
        <DayField label="Tanggal mulai" value={from} error={told(span.from)} onChange={setFrom} />
        <DayField label="Tanggal selesai" value={until} error={told(span.until)} onChange={setUntil} />
      </div>
      <Textarea
        label="Job Scope"
        rows={4}
        maxLength={4_000}
        value={draft.jobDetail}
        onChange={(event) => change({ jobDetail: event.currentTarget.value })}
      />
    </RecordForm>
  )
}
