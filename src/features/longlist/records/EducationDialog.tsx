import { useQuery } from '@tanstack/react-query'
import { longlist } from '~/api/contract/executive/longlist'
import { masterData } from '~/api/contract/masterData'
import type { EducationRecord } from '~/api/contract/executive/longlistValues'
import type { Output } from '~/api/endpoint'
import { query } from '~/api/queries'
import { limitOf } from '~/api/limits'
import { RecordActions } from '~/record/form/RecordActions'
import { RecordForm } from '~/record/form/RecordForm'
import { Notice } from '~/ui/messages/Notice'
import { NumberField, PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { SuggestField } from '~/ui/fields/SuggestField'
import { degreesOf, educationFields, educationKind, placeOfSchool, USUAL_GPA } from './kinds'
import { RecordDialog, type RecordDialogProps, useSubRecord } from './RecordDialog'
import { SpanFields } from './SpanFields'
import classes from '../longlist.module.css'

type Props = RecordDialogProps<EducationRecord>

/** The dialog of an education; majors and schools depend on the degree (document 3 §5). */
export function EducationDialog(props: Props) {
  return (
    <RecordDialog noun="Pendidikan" ids={props.ids} form={longlist.educations.form} onClose={props.onClose}>
      {(answer) => <Fields {...props} answer={answer} />}
    </RecordDialog>
  )
}

function Fields({ answer, ...props }: Props & { answer: Output<typeof longlist.educations.form> }) {
  const fields = useSubRecord(educationKind(answer), props, answer.data)
  const { record, texts, values, change, errorOf } = fields
  const { degreeId, gpa } = values
  // Without a degree there is nothing to load.
  const degreeLists = useQuery({
    ...query(masterData.degreeLists, { degreeId: degreeId ?? '' }),
    enabled: degreeId !== null,
  })
  return (
    <RecordForm record={record} texts={texts} aria-label="Pendidikan">
      <SelectField
        required
        label="Gelar Pendidikan"
        options={degreesOf(answer)}
        value={degreeId ?? undefined}
        error={errorOf('degreeId')}
        // The other values belong to the previous degree (document 3 §5).
        onChange={(id) => change({ degreeId: id ?? null, major: '', institutionName: '', location: '' })}
      />
      {degreeLists.error && (
        <Notice retry={() => void degreeLists.refetch()}>Daftar jurusan dan sekolah gagal dimuat.</Notice>
      )}
      <SuggestField
        label="Jurusan"
        options={degreeLists.data?.major ?? []}
        value={values.major}
        limit={limitOf(educationFields.major)}
        onChange={(major) => change({ major })}
      />
      <SuggestField
        label="Nama Sekolah / Universitas"
        options={degreeLists.data?.school ?? []}
        value={values.institutionName}
        limit={limitOf(educationFields.institutionName)}
        onChange={(institutionName) => {
          change({ institutionName, location: placeOfSchool(degreeLists.data?.school ?? [], values, institutionName) })
        }}
      />
      <PlainField
        label="Lokasi"
        limit={limitOf(educationFields.location)}
        value={values.location}
        onChange={(location) => change({ location })}
      />
      <div className={`stack ${classes.pair}`}>
        <SpanFields {...fields} />
      </div>
      <NumberField
        label="IPK"
        format="decimal"
        value={gpa ?? undefined}
        error={errorOf('gpa')}
        onChange={(next) => change({ gpa: next ?? null })}
      />
      {typeof gpa === 'number' && gpa > USUAL_GPA && educationFields.gpa.safeParse(gpa).success && (
        <p role="status" className={`caption ${classes.warning}`}>
          IPK biasanya paling tinggi {USUAL_GPA}. Periksa kembali bila ini bukan skala lain.
        </p>
      )}
      <RecordActions record={record} onClose={props.onClose} />
    </RecordForm>
  )
}
