import { useQuery } from '@tanstack/react-query'
import { longlist } from '~/api/contract/longlist'
import { masterData } from '~/api/contract/masterData'
import type { EducationRecord } from '~/api/contract/longlistValues'
import type { Output } from '~/api/endpoint'
import { query } from '~/api/queries'
import { spanErrors } from '~/lib/daySpan'
import { adminTexts } from '~/lib/adminTexts'
import { DraftForm } from '~/parts/DraftForm'
import { DayField } from '~/ui/fields/DayField'
import { NumberField, PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { SuggestField } from '~/ui/fields/SuggestField'
import { fieldDay, sentDay } from './days'
import { RecordDialog, type RecordDialogProps } from './RecordDialog'
import { useRecord } from './useRecord'
import classes from './longlist.module.css'

type Props = RecordDialogProps<EducationRecord>
type EducationDraft = Record<'major' | 'institutionName' | 'location', string> &
  Record<'degreeId' | 'from' | 'until', string | undefined> & { gpa: number | string | undefined }
/** A grade average is usually at most this; another scale is allowed (decision 'longlist records'). */
const USUAL_GPA = 4
const MAX_GPA = 100

/** An education; majors and schools follow the degree (document 3 §5). */
export function EducationDialog(props: Props) {
  return (
    <RecordDialog noun="Pendidikan" ids={props.ids} form={longlist.educations.form} onClose={props.onClose}>
      {(answer) => <Fields {...props} answer={answer} />}
    </RecordDialog>
  )
}

function gpaError(gpa: number | string | undefined): string | undefined {
  if (gpa === undefined) return undefined
  if (typeof gpa === 'string') return 'IPK berupa angka'
  return gpa < 0 || gpa > MAX_GPA ? `IPK antara 0 dan ${MAX_GPA}` : undefined
}

function Fields({ answer, ...props }: Props & { answer: Output<typeof longlist.educations.form> }) {
  const { data, masterData: lists } = answer
  const start: EducationDraft = {
    degreeId: data?.degreeDetail.id,
    major: data?.major ?? '',
    institutionName: data?.institutionName ?? '',
    location: data?.location ?? '',
    from: fieldDay(data?.startDate ?? null),
    until: fieldDay(data?.endDate ?? null),
    gpa: data?.gpa ?? undefined,
  }
  const { values, change, told, submit, frame } = useRecord(
    longlist.educations.save,
    props,
    start,
    adminTexts.longlist.educationSaved,
  )
  const { degreeId, from, until, gpa } = values
  // Without a degree there is nothing to ask for.
  const taught = useQuery({
    ...query(masterData.degreeLists, { degreeId: degreeId ?? '' }),
    enabled: degreeId !== undefined,
  })
  const degree =
    lists.degrees.find(({ id }) => id === degreeId) ??
    // The one that is there may have left the list.
    (data?.degreeDetail.id === degreeId && data ? { ...data.degreeDetail, degree: data.degree } : undefined)
  const span = spanErrors(from, until)
  const wrongGpa = gpaError(gpa)
  const record = () => {
    if (!degree || span.from || span.until || wrongGpa) return undefined
    const text = (value: string) => value.trim() || null
    const body = {
      ...props.ids,
      degreeDetail: { id: degree.id, text: degree.text },
      degree: degree.degree,
      major: text(values.major),
      institutionName: text(values.institutionName),
      location: text(values.location),
      startDate: sentDay(from),
      endDate: sentDay(until),
      gpa: typeof gpa === 'number' ? gpa : null,
    }
    return { body }
  }
  return (
    <DraftForm label="Pendidikan" {...frame} onSubmit={() => submit(record())}>
      <SelectField
        required
        label="Gelar Pendidikan"
        options={
          degree && !lists.degrees.some(({ id }) => id === degree.id) ? [degree, ...lists.degrees] : lists.degrees
        }
        value={degreeId}
        error={told(degree ? undefined : adminTexts.longlist.degree)}
        // The others belonged to the degree before (document 3 §5).
        onChange={(id) => change({ degreeId: id, major: '', institutionName: '', location: '' })}
      />
      {taught.error && (
        <p role="alert" className="failure">
          Daftar jurusan dan sekolah belum dapat dimuat.{' '}
          <button type="button" className="link-button" onClick={() => void taught.refetch()}>
            Coba lagi
          </button>
        </p>
      )}
      <SuggestField
        label="Jurusan"
        options={taught.data?.major ?? []}
        value={values.major}
        onChange={(major) => change({ major: major.slice(0, 150) })}
      />
      <SuggestField
        label="Nama Sekolah / Universitas"
        options={taught.data?.school ?? []}
        value={values.institutionName}
        onChange={(name) => {
          const school = taught.data?.school.find(({ text }) => text === name)
          change({ institutionName: name.slice(0, 150), ...(school?.location ? { location: school.location } : {}) })
        }}
      />
      <PlainField
        label="Lokasi"
        maxLength={150}
        value={values.location}
        onChange={(location) => change({ location })}
      />
      <div className={classes.pair}>
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
      <NumberField label="IPK" value={gpa} error={told(wrongGpa)} onChange={(next) => change({ gpa: next })} />
      {typeof gpa === 'number' && gpa > USUAL_GPA && !wrongGpa && (
        <p role="status" className={classes.warning}>
          IPK biasanya paling tinggi {USUAL_GPA}. Periksa kembali bila ini bukan skala lain.
        </p>
      )}
    </DraftForm>
  )
}
