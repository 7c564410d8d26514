import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { serverNow } from '~/api/identity/clock'
import { longlist } from '~/api/contract/executive/longlist'
import type { LonglistUser } from '~/api/contract/executive/longlistValues'
import type { Option } from '~/api/values'
import type { Output } from '~/api/endpoint'
import { AttachmentField, useAttachment } from '~/conversation/attachment/AttachmentField'
import type { FileUpload } from '~/api/endpointGroups/conversation'
import { useCorporate } from '~/components/corporate'
import { adminTexts } from '~/lib/texts/adminTexts'
import { byText, genders, maritalStatuses } from '~/lib/codes'
import { isSharedComputer } from '~/lib/storage'
import { dayText } from '~/lib/time/dates'
import { fullName, valueText } from '~/lib/texts/text'
import type { FieldTexts } from '~/record/form/fieldTexts'
import { RecordField } from '~/record/form/RecordField'
import { RecordForm } from '~/record/form/RecordForm'
import { RecordHead } from '~/record/form/RecordHead'
import { SaveButton } from '~/record/form/SaveButton'
import { type RecordHandle, useRecordForm } from '~/record/useRecordForm'
import { AnchorMenu } from '~/ui/dialogs/AnchorMenu'
import { ContactField, type ContactKind } from '~/ui/fields/ContactField'
import { DayField } from '~/ui/fields/DayField'
import { FailureText } from '~/ui/messages/FailureText'
import { LongTextField } from '~/ui/fields/LongTextField'
import { NumberField, PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { notify } from '~/ui/messages/notify'
import { Picture } from '~/ui/media/Picture'
import {
  birthWarning,
  EmailTaken,
  photo,
  PHOTO_TYPES,
  userLabels,
  userLimit,
  userRecord,
  type UserValues,
  userValues,
  userWarnings,
} from './userRecord'
import { FieldWarning } from './FieldWarning'
import { OwnerLink } from './OwnerLink'
import classes from './longlist.module.css'

type Props = {
  user: LonglistUser
  lists: Output<typeof longlist.form>['masterdata']
  /** The link back to the list, and the page's title. */
  back: ReactNode
  title: string
  /** What is to be known of the data, above the form. */
  notice: ReactNode
  /** Called after a save while the form is still open. */
  onSavedUser: (user: UserValues) => void
  /** Menu items of the other sections below the form. */
  otherSections: Parameters<typeof AnchorMenu>[0]['items']
  children: ReactNode
}
type Line = 'firstName' | 'lastName' | 'email' | 'phone1' | 'phone2' | 'linkedinUrl' | 'igId'
type Choice = 'sex' | 'maritalStatus' | 'country' | 'province' | 'specialNeed' | 'availability'

/** Required fields of a user (document 3 §5). */
const REQUIRED = ['firstName', 'lastName', 'email'] as const

/** Progress of the form for its menu: filled required fields, and whether there are errors. */
function useProgress({ engine, form }: RecordHandle<UserValues, FileUpload>) {
  const filled = useSyncExternalStore(engine.subscribe, () => {
    const { mine } = engine.state()
    return REQUIRED.filter((name) => mine[name].trim() !== '').length
  })
  const isWrong = Object.keys(form.formState.errors).length > 0
  const isDone = filled === REQUIRED.length
  return {
    progress: `${filled} dari ${REQUIRED.length} wajib terisi`,
    state: isWrong ? ('wrong' as const) : isDone ? ('done' as const) : undefined,
  }
}

/** Basic information about a longlist user (document 3 §2, §3, §5), with the menu of all sections. */
export function UserForm(props: Props) {
  const { user, lists, back, title, notice, onSavedUser: proceed, otherSections: others, children } = props
  const { writer } = useCorporate()
  const record = useRecordForm({
    definition: userRecord,
    stored: userValues(user),
    writer,
    draftKey: ({ id }) => [longlist.save.name, id],
    onSaved: () => void notify(adminTexts.longlist.userSaved),
    proceed,
  })
  const { progress, state } = useProgress(record)
  const [failure, setFailure] = useState<string>()
  const isSaving = record.phase !== 'idle'
  const { attached, attach, drop } = useAttachment(isSaving, setFailure, photo)
  async function submit() {
    const isReading = attached !== undefined && !attached.upload
    setFailure(isReading ? 'Tunggu sampai foto selesai dibaca' : undefined)
    if (!isReading && (await record.save(attached?.upload)) === 'saved') drop()
  }
  const options: Record<Choice, readonly Option[]> = {
    sex: genders,
    maritalStatus: maritalStatuses,
    country: lists.countries,
    province: byText(lists.provinces),
    specialNeed: lists.specialNeeds,
    availability: lists.availabilities,
  }
  const texts: FieldTexts = {
    // A field without a label has none.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    labelOf: ([name]) => userLabels[name as keyof UserValues] ?? '',
    textOf: ([name], value) => {
      const text = valueText(value)
      // A field without options has none.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const chosen = options[name as Choice]?.find(({ id }) => id === value)
      return chosen?.text ?? (name === 'dateOfBirth' ? dayText(text) : text)
    },
  }
  const line = (name: Line, { kind, required = false }: { kind?: ContactKind; required?: boolean } = {}) => (
    <RecordField record={record} name={name}>
      {(field) => {
        const input = { ...field, required, label: userLabels[name] ?? name, limit: userLimit(name) }
        return (
          <>
            {kind ? <ContactField kind={kind} {...input} /> : <PlainField {...input} />}
            <FieldWarning>{userWarnings[name]?.(field.value)}</FieldWarning>
          </>
        )
      }}
    </RecordField>
  )
  const choice = (name: Choice, onChange: () => void = () => {}) => (
    <RecordField record={record} name={name}>
      {(field) => (
        <SelectField
          label={userLabels[name] ?? name}
          options={options[name]}
          value={field.value ?? undefined}
          onChange={(id) => {
            field.onChange(id ?? null)
            onChange()
          }}
        />
      )}
    </RecordField>
  )
  const area = (name: 'address' | 'notes', rows: number) => (
    <RecordField record={record} name={name}>
      {({ value, onChange }) => (
        <LongTextField label={userLabels[name]} rows={rows} limit={userLimit(name)} value={value} onChange={onChange} />
      )}
    </RecordField>
  )
  return (
    <>
      <RecordHead
        record={record}
        back={back}
        title={title}
        // The browser's own history keeps titles.
        tabTitle={isSharedComputer() ? 'Longlist' : undefined}
        beside={{ isChosen: attached !== undefined, drop }}
      >
        <SaveButton record={record} form="informasi-dasar" />
      </RecordHead>
      {notice}
      <div className={classes.form}>
        <AnchorMenu
          label="Bagian formulir"
          items={[{ id: 'informasi-dasar', text: 'Informasi Dasar', isThere: true, state }, ...others]}
          hint="Simpan Informasi Dasar dahulu untuk mengisi bagian lain."
          progress={progress}
        />
        <div className="stack">
          <RecordForm
            record={record}
            texts={texts}
            heading={<h2 id="informasi-dasar-title">Informasi Dasar</h2>}
            id="informasi-dasar"
            className={`card stack ${classes.part}`}
            aria-labelledby="informasi-dasar-title"
            wayOn={wayToOwner}
            onSubmit={() => void submit()}
          >
            <div className={classes.photo}>
              <Picture url={record.stored.photoUrl} name={fullName(user)} size={64} />
              <AttachmentField
                label="Foto"
                chooseLabel="Pilih foto"
                accept={PHOTO_TYPES}
                attached={attached}
                attach={attach}
                drop={drop}
                disabled={isSaving}
              />
            </div>
            {failure !== undefined && <FailureText>{failure}</FailureText>}
            <div className={classes.grid}>
              {line('firstName', { required: true })}
              {line('lastName', { required: true })}
              <div>{line('email', { required: true, kind: 'email' })}</div>
              <RecordField record={record} name="dateOfBirth">
                {({ value, onChange, error }) => (
                  <div>
                    <DayField
                      label="Tanggal Lahir"
                      value={value ?? undefined}
                      error={error}
                      onChange={(day) => onChange(day ?? null)}
                    />
                    <FieldWarning>{birthWarning(value, serverNow())}</FieldWarning>
                  </div>
                )}
              </RecordField>
              {choice('sex')}
              {choice('maritalStatus')}
              {line('phone1', { kind: 'tel' })}
              {line('phone2', { kind: 'tel' })}
              {/* The province belongs to the previous country. */}
              {choice('country', () => record.engine.setValue(['province'], null))}
              {choice('province')}
              {choice('specialNeed')}
              {choice('availability')}
              <RecordField record={record} name="currentSalary">
                {({ value, onChange, error }) => (
                  <NumberField
                    label="Gaji Saat Ini"
                    value={value ?? undefined}
                    error={error}
                    onChange={(salary) => onChange(salary ?? null)}
                  />
                )}
              </RecordField>
              {line('linkedinUrl', { kind: 'url' })}
              {line('igId')}
            </div>
            {area('address', 2)}
            {area('notes', 3)}
          </RecordForm>
          {children}
        </div>
      </div>
    </>
  )
}

const wayToOwner = (error: Error) => error instanceof EmailTaken && <OwnerLink {...error.owner} />
