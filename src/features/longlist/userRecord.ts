import type { QueryClient } from '@tanstack/react-query'
import { call } from '~/api/client'
import { longlist } from '~/api/contract/executive/longlist'
import type { LonglistUser } from '~/api/contract/executive/longlistValues'
import type { Input } from '~/api/endpoint'
import type { FileUpload } from '~/api/endpointGroups/conversation'
import { send } from '~/api/useSend'
import { isEmail } from '~/lib/rules/email'
import { fileProblem, fileProblemTexts } from '~/lib/rules/fileKinds'
import { adminTexts } from '~/lib/texts/adminTexts'
import { dayError } from '~/lib/time/daySpan'
import type { RecordDefinition } from '~/record/recordEngine'
import { dayText, parseTypedDay } from '~/lib/time/dates'
import { NEW_ID } from './longlist'

/** Converts a day of an answer (DD/MM/YYYY) to the form's DDMMYYYY. */
export const fieldDay = (day: string | null | undefined): string | null => (day == null ? null : parseTypedDay(day))
/** Converts a day of a form to the sent format. */
export const sentDay = (day: string | null): string | null => (day === null ? null : dayText(day))

/** Names of text fields. */
const lines = ['firstName', 'lastName', 'email', 'phone1', 'phone2', 'address', 'linkedinUrl', 'igId', 'notes'] as const
/** Names of select fields. */
const choices = ['sex', 'maritalStatus', 'country', 'province', 'specialNeed', 'availability'] as const

type Line = (typeof lines)[number]
type Choice = (typeof choices)[number]
/** Form values of a user: empty is '' in text fields and null elsewhere; days are in the field's format. */
export type UserValues = Record<Line, string> &
  Record<Choice, string | null> &
  Pick<LonglistUser, 'id' | 'corporateId' | 'type' | 'photoUrl'> & {
    dateOfBirth: string | null
    currentSalary: number | string | null
  }

/** Maps a stored user to form values. */
export const userValues = (user: LonglistUser): UserValues => ({
  ...(Object.fromEntries(lines.map((name) => [name, user[name] ?? ''])) as Record<Line, string>),
  ...(Object.fromEntries(choices.map((name) => [name, user[name]])) as Record<Choice, string | null>),
  id: user.id,
  corporateId: user.corporateId,
  type: user.type,
  photoUrl: user.photoUrl,
  dateOfBirth: fieldDay(user.dateOfBirth),
  currentSalary: user.currentSalary,
})

/** Errors of a user by field (document 3 §5). */
export function userErrors(user: UserValues): Partial<Record<keyof UserValues, string | undefined>> {
  const { firstName, lastName, email, dateOfBirth, currentSalary } = user
  const isNoSalary = typeof currentSalary === 'string' || (currentSalary !== null && currentSalary < 0)
  return {
    firstName: firstName.trim() === '' ? adminTexts.longlist.firstName : undefined,
    lastName: lastName.trim() === '' ? adminTexts.longlist.lastName : undefined,
    email: email.trim() === '' ? adminTexts.longlist.email : undefined,
    dateOfBirth: dayError(dateOfBirth ?? undefined),
    currentSalary: isNoSalary ? 'Gaji berupa angka, paling kecil 0' : undefined,
  }
}

/** Whether a non-blank address does not look like one; it may still be saved (decision 'longlist'). */
export const isUnusualEmail = (email: string): boolean => email.trim() !== '' && !isEmail(email)

/** Maps form values to the request body (wire decision C30). */
export function userBody(user: UserValues, photoFile: FileUpload | null): Input<typeof longlist.save>['body'] {
  const { sex, maritalStatus, currentSalary } = user
  const texts = Object.fromEntries(lines.map((name) => [name, user[name].trim() || null])) as Record<
    Line,
    string | null
  >
  return {
    ...user,
    ...texts,
    firstName: user.firstName.trim(),
    lastName: user.lastName.trim(),
    email: user.email.trim(),
    dateOfBirth: sentDay(user.dateOfBirth),
    sex: sex === 'M' || sex === 'F' ? sex : null,
    maritalStatus: maritalStatus === 'S' || maritalStatus === 'M' ? maritalStatus : null,
    currentSalary: typeof currentSalary === 'number' ? currentSalary : null,
    photoFile,
  }
}

/** The id of the user with an address, if any: an earlier save with a lost answer may have created it. */
async function findByEmail(email: string, corporateId: string): Promise<string | undefined> {
  const keyword = email.trim()
  const { content } = await call(longlist.list, { keyword: keyword.slice(0, 100), corporateId, start: 0, length: 10 })
  return content.find((row) => row.email.toLowerCase() === keyword.toLowerCase())?.id
}

/** The record definition of a longlist user (document 3 §7); a chosen photo is sent along. */
export const userRecord = (client: QueryClient): RecordDefinition<UserValues, FileUpload> => ({
  read: async ({ id, corporateId }, sent) => {
    const known = id === NEW_ID ? sent && (await findByEmail(sent.email, corporateId)) : id
    return known === undefined ? undefined : userValues((await call(longlist.form, { id: known, corporateId })).user)
  },
  check: userErrors,
  parts: (_, stored) => [
    {
      name: 'informasi dasar',
      fields: Object.keys(stored) as (keyof UserValues)[],
      send: async (user, photo) =>
        userValues(await send(client, longlist.save, { body: userBody(user, photo ?? null) })),
    },
  ],
})

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
  unread: 'Foto belum dapat dibaca. Pilih kembali fotonya.',
  lost: 'Foto yang dipilih dilepas. Isian lain tersimpan sebagai draf.',
}
