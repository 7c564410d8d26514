import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { longlist } from '~/api/contract/longlist'
import type { LonglistUser } from '~/api/contract/longlistValues'
import type { Output } from '~/api/endpoint'
import { useSend } from '~/api/useSend'
import { genders, maritalStatuses } from '~/lib/codes'
import { fullName } from '~/lib/fullName'
import { adminTexts } from '~/lib/adminTexts'
import { draftKey } from '~/lib/kept'
import type { Writer } from '~/lib/scope'
import { DraftNotice } from '~/parts/DraftNotice'
import { useFormDraft } from '~/parts/useFormDraft'
import { useAttachment } from '~/parts/conversation/useAttachment'
import { AttachmentField } from '~/parts/conversation/AttachmentField'
import { DayField } from '~/ui/fields/DayField'
import { NumberField, PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { useFirstInvalid } from '~/ui/fields/useFirstInvalid'
import { notify } from '~/ui/notify'
import { Picture } from '~/ui/Picture'
import { photo, PHOTO_TYPES } from './photo'
import { bodyOfUser, draftOfUser, isOddEmail, userErrors } from './userDraft'
import classes from './longlist.module.css'

type Props = {
  user: LonglistUser
  lists: Output<typeof longlist.form>['masterdata']
  writer: Writer
  onSaved: (user: LonglistUser) => void
}

/** Basic information about a longlist user (document 3 §2, §3, §5). */
export function UserForm({ user, lists, writer, onSaved }: Props) {
  const key = draftKey(writer.userId, writer.corporateId, longlist.save.name, user.id)
  const { values: draft, isRestored, change, settle, discard } = useFormDraft(key, draftOfUser(user))
  const [tries, setTries] = useState(0)
  const { send, isPending, error } = useSend(longlist.save)
  const formRef = useFirstInvalid(tries)
  const [failure, setFailure] = useState<string>()
  const { attached, attach, drop } = useAttachment(isPending, setFailure, photo)
  const errors = tries > 0 ? userErrors(draft) : {}

  function submit(event: FormEvent) {
    event.preventDefault()
    setTries(tries + 1)
    const isReading = attached !== undefined && !attached.upload
    setFailure(isReading ? 'Tunggu sampai foto selesai dibaca' : undefined)
    if (isReading || Object.values(userErrors(draft)).some(Boolean)) return
    send({ body: bodyOfUser(user, draft, attached?.upload ?? null) }, (saved) => {
      settle(draftOfUser(saved), draft)
      setTries(0)
      drop()
      void notify(adminTexts.longlist.userSaved)
      onSaved(saved)
    })
  }
  type Line = 'firstName' | 'lastName' | 'email' | 'phone1' | 'phone2' | 'linkedinUrl' | 'igId'
  const line = (
    name: Line,
    label: string,
    maxLength: number,
    more: { required?: boolean; inputMode?: 'email' | 'tel' } = {},
  ) => (
    <PlainField
      label={label}
      maxLength={maxLength}
      value={draft[name]}
      error={errors[name]}
      onChange={(text) => change({ [name]: text })}
      {...more}
    />
  )
  type Choice = 'sex' | 'maritalStatus' | 'province' | 'specialNeed' | 'availability'
  const choice = (name: Choice, label: string, options: readonly { id: string; text: string }[]) => (
    <SelectField label={label} options={options} value={draft[name]} onChange={(id) => change({ [name]: id })} />
  )
  const told = failure ?? error?.message
  return (
    <form
      ref={formRef}
      id="informasi-dasar"
      className={`card ${classes.part}`}
      aria-labelledby="informasi-dasar-title"
      noValidate
      onSubmit={submit}
    >
      <h2 id="informasi-dasar-title">Informasi Dasar</h2>
      {isRestored && <DraftNotice discard={discard} />}
      <div className={classes.photo}>
        <Picture url={user.photoUrl} name={fullName(user)} size={64} />
        <AttachmentField
          label="Foto"
          choose="Pilih foto"
          accept={PHOTO_TYPES}
          attached={attached}
          attach={attach}
          drop={drop}
          disabled={isPending}
        />
      </div>
      <div className={classes.grid}>
        {line('firstName', 'Nama Depan', 100, { required: true })}
        {line('lastName', 'Nama Belakang', 100, { required: true })}
        <div>
          {line('email', 'Email', 100, { required: true, inputMode: 'email' })}
          {isOddEmail(draft.email) && (
            <p role="status" className={classes.warning}>
              Periksa kembali: ini tidak tampak seperti alamat e-mail.
            </p>
          )}
        </div>
        <DayField
          label="Tanggal Lahir"
          value={draft.dateOfBirth}
          error={errors.dateOfBirth}
          onChange={(dateOfBirth) => change({ dateOfBirth })}
        />
        {choice('sex', 'Jenis Kelamin', genders)}
        {choice('maritalStatus', 'Status Pernikahan', maritalStatuses)}
        {line('phone1', 'Nomor Telepon 1', 20, { inputMode: 'tel' })}
        {line('phone2', 'Nomor Telepon 2', 20, { inputMode: 'tel' })}
        <SelectField
          label="Negara"
          options={lists.countries}
          value={draft.country}
          // The province belonged to the country before.
          onChange={(country) => change({ country, province: undefined })}
        />
        {choice('province', 'Provinsi', lists.provinces)}
        {choice('specialNeed', 'Kebutuhan Khusus', lists.specialNeeds)}
        {choice('availability', 'Notice Period', lists.availabilities)}
        <NumberField
          label="Gaji Saat Ini"
          value={draft.currentSalary}
          error={errors.currentSalary}
          onChange={(currentSalary) => change({ currentSalary })}
        />
        {line('linkedinUrl', 'LinkedIn', 500)}
        {line('igId', 'Instagram', 64)}
      </div>
      <Textarea
        label="Alamat"
        rows={2}
        maxLength={500}
        value={draft.address}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <Textarea
        label="Remarks"
        rows={3}
        maxLength={4_000}
        value={draft.notes}
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
      {told && (
        <p role="alert" className="failure">
          {told}
        </p>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={isPending}>
          Simpan
        </Button>
      </div>
    </form>
  )
}
