import { useQuery } from '@tanstack/react-query'
import { longlist } from '~/api/contract/executive/longlist'
import { masterData } from '~/api/contract/masterData'
import type { EducationRecord } from '~/api/contract/executive/longlistValues'
import type { Output } from '~/api/endpoint'
import { query } from '~/api/queries'
import { spanErrors } from '~/lib/time/daySpan'
import { adminTexts } from '~/lib/texts/adminTexts'
import { RecordActions } from '~/record/RecordActions'
import { RecordForm } from '~/record/RecordForm'
import { DayField } from '~/ui/fields/DayField'
import { NumberField, PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { SuggestField } from '~/ui/fields/SuggestField'
import { fieldDay, sentDay } from './days'
import { NEW } from './userForm'
import { RecordDialog, type RecordDialogProps } from './RecordDialog'
import { useSubRecord } from './useSubRecord'
import classes from './longlist.module.css'

type Props = RecordDialogProps<EducationRecord>
type EducationValues = Record<'id' | 'major' | 'institutionName' | 'location', string> &
  Record<'degreeId' | 'from' | 'until', string | null> & { gpa: number | string | null }
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

function gpaError(gpa: number | string | null): string | undefined {
  if (gpa === null) return undefined
  if (typeof gpa === 'string') return 'IPK berupa angka'
  return gpa < 0 || gpa > MAX_GPA ? `IPK antara 0 dan ${MAX_GPA}` : undefined
}

function Fields({ answer, ...props }: Props & { answer: Output<typeof longlist.educations.form> }) {
  const { data, masterData: lists } = answer
  const degreeOf = (id: string | null) =>
    lists.degrees.find((one) => one.id === id) ??
    // The one that is there may have left the list.
    (data?.degreeDetail.id === id && data ? { ...data.degreeDetail, degree: data.degree } : undefined)
  const orNull = (value: string) => value.trim() || null
  const { record, texts, values, change, errorOf } = useSubRecord(
    {
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
        const { id, text: name, degree: level } = degreeOf(typed.degreeId)!
        return {
          degreeDetail: { id, text: name },
          degree: level,
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
      textOf: (name, value) => (name === 'degreeId' ? degreeOf(value as string)?.text : undefined),
      saved: adminTexts.longlist.educationSaved,
    },
    props,
    data,
  )
  const { degreeId, from, until, gpa } = values
  const degree = degreeOf(degreeId)
  // Without a degree there is nothing to ask for.
  const taught = useQuery({
    ...query(masterData.degreeLists, { degreeId: degreeId ?? '' }),
    enabled: degreeId !== null,
  })
  return (
    <RecordForm record={record} texts={texts} aria-label="Pendidikan">
      <SelectField
        required
        label="Gelar Pendidikan"
        options={
          degree && !lists.degrees.some(({ id }) => id === degree.id) ? [degree, ...lists.degrees] : lists.degrees
        }
        value={degreeId ?? undefined}
        error={errorOf('degreeId')}
        // The others belonged to the degree before (document 3 §5).
        onChange={(id) => change({ degreeId: id ?? null, major: '', institutionName: '', location: '' })}
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
      <NumberField
        label="IPK"
        format="decimal"
        value={gpa ?? undefined}
        error={errorOf('gpa')}
        onChange={(next) => change({ gpa: next ?? null })}
      />
      {typeof gpa === 'number' && gpa > USUAL_GPA && !gpaError(gpa) && (
        <p role="status" className={classes.warning}>
          IPK biasanya paling tinggi {USUAL_GPA}. Periksa kembali bila ini bukan skala lain.
        </p>
      )}
      <RecordActions record={record} onClose={props.onClose} />
    </RecordForm>
  )
}
