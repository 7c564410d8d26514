import { z } from 'zod/mini'
import { keywordOf } from '~/api/contract/filterValues'
import { call } from '~/api/client'
import { longlist, type LonglistRow } from '~/api/contract/executive/longlist'
import { ApiError } from '~/api/errors'
import type { LonglistUser } from '~/api/contract/executive/longlistValues'
import { bodyShape, type Input } from '~/api/endpoint'
import { limitOf } from '~/api/limits'
import type { FileUpload } from '~/api/endpointGroups/conversation'
import { lacksProfileUrl, readPhone, readProfileUrl } from '~/lib/rules/contacts'
import { isEmail, readAddress } from '~/lib/rules/email'
import { fileProblem, fileProblemTexts } from '~/lib/rules/fileKinds'
import { adminTexts } from '~/lib/texts/adminTexts'
import { bodyBy, chosenById, errorsBy, typedDay, typedNumber, typedText, valuesBy } from '~/record/form/codecs'
import type { RecordDefinition } from '~/record/recordEngine'
import type { Errors } from '~/record/recordValues'
import { filterDayOf, isFilterDay } from '~/lib/time/dates'
import { sortableDay } from '~/lib/time/daySpan'
import { cleaned, comparable } from '~/lib/texts/cleaned'
import { fullName } from '~/lib/texts/text'
import { NEW_ID } from './longlist'
import { keysOf } from '~/lib/fields'

const wire = bodyShape(longlist.save)
/** A code from an option list; whether it still is in the list is for the server to know. */
const anyId = { of: (id: string) => id, idOf: (id: string) => id }
const fields = {
  firstName: typedText(wire.firstName, { required: adminTexts.longlist.firstName }),
  lastName: typedText(wire.lastName, { required: adminTexts.longlist.lastName }),
  email: typedText(wire.email, { required: adminTexts.longlist.email, read: readAddress }),
  phone1: typedText(wire.phone1, { read: readPhone }),
  phone2: typedText(wire.phone2, { read: readPhone }),
  address: typedText(wire.address),
  linkedinUrl: typedText(wire.linkedinUrl, { read: readProfileUrl }),
  igId: typedText(wire.igId),
  notes: typedText(wire.notes),
  sex: chosenById(wire.sex, { of: (id) => (['M', 'F'] as const).find((one) => one === id), idOf: (sex) => sex }),
  maritalStatus: chosenById(wire.maritalStatus, {
    of: (id) => (['S', 'M'] as const).find((one) => one === id),
    idOf: (status) => status,
  }),
  country: chosenById(wire.country, anyId),
  province: chosenById(wire.province, anyId),
  specialNeed: chosenById(wire.specialNeed, anyId),
  availability: chosenById(wire.availability, anyId),
  id: wire.id,
  corporateId: wire.corporateId,
  type: wire.type,
  photoUrl: z.nullable(z.string()),
  dateOfBirth: typedDay(wire.dateOfBirth),
  currentSalary: typedNumber(wire.currentSalary, (salary, { minimum }) =>
    typeof salary === 'string' || (salary !== null && salary < minimum)
      ? `Gaji berupa angka, paling kecil ${minimum}`
      : undefined,
  ),
}
const userForm = z.object(fields)
/** Form values of a user: empty is '' in text fields and null elsewhere; days are in the field's format. */
export type UserValues = z.input<typeof userForm>
/** The longest text of a field. */
export const userLimit = (name: keyof UserValues): number => limitOf(wire[name])

/** Maps a stored user to form values. */
export const userValues = (user: LonglistUser): UserValues => valuesBy(fields, user)

/** Errors of a user by field (document 3 §5). */
export const userErrors = (user: UserValues): Errors => errorsBy(userForm, user)

/** What a person is asked to look at again; it may still be saved (decision 'longlist'). */
export const userWarnings: Partial<Record<keyof UserValues, (typed: string) => string | undefined>> = {
  email: (typed) =>
    cleaned(typed) === '' || isEmail(readAddress(typed))
      ? undefined
      : 'Periksa kembali: ini tidak tampak seperti alamat email.',
  linkedinUrl: (typed) =>
    lacksProfileUrl(typed) ? 'Isi alamat profil, misalnya https://www.linkedin.com/in/nama.anda.' : undefined,
}
/** The same for a birth day, which has not come yet in WIB. */
export const birthWarning = (day: string | null, now: number): string | undefined =>
  day !== null && isFilterDay(day) && sortableDay(day) > sortableDay(filterDayOf(now))
    ? 'Periksa kembali: tanggal lahir ini belum tiba.'
    : undefined

/** Maps form values to the request body (wire decision C30). */
export const userBody = (user: UserValues, photoFile: FileUpload | null): Input<typeof longlist.save>['body'] => ({
  ...bodyBy(fields, user),
  photoFile,
})

/** How many users a search by an address reads: the keyword is a part of others, too. */
const FOUND_USERS = 100
/** The row of the user with an address; addresses differ by more than case. */
async function findByEmail(email: string, corporateId: string): Promise<LonglistRow | undefined> {
  const address = comparable(email)
  const page = { keyword: keywordOf(cleaned(email)), corporateId, start: 0, length: FOUND_USERS }
  const { content } = await call(longlist.list, page)
  return content.find((row) => comparable(row.email) === address)
}

/** Fields that the server sets: a sent record does not have their values yet. */
const serverFields: readonly (keyof UserValues)[] = ['id', 'corporateId', 'photoUrl']
/** Whether a stored user is the one that was sent: an address alone may be somebody else's. */
function isSentUser(stored: UserValues, sent: UserValues): boolean {
  const textOf = (value: string | number | null) => cleaned(String(value ?? ''))
  const isEqual = (name: keyof UserValues) =>
    name === 'email' ? comparable(stored.email) === comparable(sent.email) : textOf(stored[name]) === textOf(sent[name])
  return keysOf(sent).every((name) => serverFields.includes(name) || isEqual(name))
}

/** The server refused an e-mail address that another user of the longlist has. */
export class EmailTaken extends ApiError {
  override name = 'EmailTaken'
  constructor(
    { failure, endpoint, status, reason }: ApiError,
    readonly owner: { id: string; name: string },
  ) {
    super(failure, endpoint, `Email ini sudah dipakai oleh ${owner.name} di longlist.`, status, reason)
  }
}
/** Names the owner of a refused address; a failure of another kind, or for an unknown owner, stays as it is. */
async function namingOwner(failure: unknown, { id, email, corporateId }: UserValues): Promise<unknown> {
  if (!(failure instanceof ApiError && failure.status === 409)) return failure
  const owner = await findByEmail(email, corporateId).catch(() => undefined)
  return owner && owner.id !== id ? new EmailTaken(failure, { id: owner.id, name: fullName(owner) }) : failure
}

async function load(id: string, corporateId: string): Promise<UserValues> {
  return userValues((await call(longlist.form, { id, corporateId })).user)
}
/** A user that an earlier save with a lost answer has created. Any other one keeps the address for itself (409). */
async function findCreated(sent: UserValues): Promise<UserValues | undefined> {
  const row = await findByEmail(sent.email, sent.corporateId)
  const found = row && (await load(row.id, sent.corporateId))
  return found && isSentUser(found, sent) ? found : undefined
}
/** The record definition of a longlist user (document 3 §7); a chosen photo is sent along. */
export const userRecord: RecordDefinition<UserValues, FileUpload> = {
  read: async ({ id, corporateId }, sent) => (id === NEW_ID ? sent && findCreated(sent) : load(id, corporateId)),
  check: userErrors,
  privateFields: ['email', 'phone1', 'phone2', 'dateOfBirth', 'currentSalary'],
  parts: (_, stored) => [
    {
      name: 'informasi dasar',
      fields: keysOf(stored),
      save: async (user, send, photo) => {
        const body = userBody(user, photo ?? null)
        try {
          return userValues(await send(longlist.save, { body }))
        } catch (error) {
          throw await namingOwner(error, user)
        }
      },
    },
  ],
}

/** Labels of the fields. */
export const userLabels: Partial<Record<keyof UserValues, string>> = {
  firstName: 'Nama Depan',
  lastName: 'Nama Belakang',
  email: 'Email',
  dateOfBirth: 'Tanggal Lahir',
  sex: 'Jenis Kelamin',
  maritalStatus: 'Status Pernikahan',
  phone1: 'Nomor Telepon 1',
  phone2: 'Nomor Telepon 2',
  country: 'Negara',
  province: 'Provinsi',
  specialNeed: 'Kebutuhan Khusus',
  availability: 'Masa pemberitahuan',
  currentSalary: 'Gaji Saat Ini',
  linkedinUrl: 'LinkedIn',
  igId: 'Instagram',
  address: 'Alamat',
  notes: 'Remarks',
  photoUrl: 'Foto',
}

/** File types for the browser's file picker. */
export const PHOTO_TYPES = '.jpg,.jpeg,.png,.webp'
const PHOTO_ENDINGS = ['jpg', 'jpeg', 'png', 'webp']
const MAX_BYTES = 2 * 1024 * 1024

/** The error of a chosen photo, or undefined (decision 'longlist photo'). */
async function photoError(file: File): Promise<string | undefined> {
  if (file.size > MAX_BYTES) return 'Foto paling besar 2 MB.'
  const problem = await fileProblem(file, PHOTO_ENDINGS)
  if (problem === 'contents' && file.size === 0) return 'Foto kosong tidak dapat dipakai.'
  return problem && { ...fileProblemTexts, ending: 'Foto harus berupa jpg, png, atau webp.' }[problem]
}
/** The photo's file definition. */
export const photo = {
  refuse: photoError,
  unread: 'Foto gagal dibaca. Pilih kembali fotonya.',
  lost: 'Foto yang dipilih dilepas. Isian lain tersimpan sebagai draf.',
}
