import type { longlist } from '~/api/contract/longlist'
import type { LonglistUser } from '~/api/contract/longlistValues'
import type { Input } from '~/api/endpoint'
import type { FileUpload } from '~/api/families/conversation'
import { dayError } from '~/lib/daySpan'
import { adminTexts } from '~/lib/adminTexts'
import { fieldDay, sentDay } from './days'

/** The names of what is typed as a line or a text. */
const lines = ['firstName', 'lastName', 'email', 'phone1', 'phone2', 'address', 'linkedinUrl', 'igId', 'notes'] as const
/** The names of what is chosen from a list. */
const choices = ['sex', 'maritalStatus', 'country', 'province', 'specialNeed', 'availability'] as const

/** A user in the making: nothing is '' in a line and undefined elsewhere; a day is as its field has it. */
export type UserDraft = Record<(typeof lines)[number], string> &
  Record<(typeof choices)[number], string | undefined> & {
    dateOfBirth: string | undefined
    currentSalary: number | string | undefined
  }

/** A user as the form has them. */
export const draftOfUser = (user: LonglistUser): UserDraft => ({
  ...(Object.fromEntries(lines.map((name) => [name, user[name] ?? ''])) as Record<(typeof lines)[number], string>),
  ...(Object.fromEntries(choices.map((name) => [name, user[name] ?? undefined])) as Record<
    (typeof choices)[number],
    string | undefined
  >),
  dateOfBirth: fieldDay(user.dateOfBirth),
  currentSalary: user.currentSalary ?? undefined,
})

/** What is wrong with a user, by field (document 3 §5). */
export function userErrors(draft: UserDraft): Partial<Record<keyof UserDraft, string | undefined>> {
  const { firstName, lastName, email, dateOfBirth, currentSalary } = draft
  const isNoSalary = typeof currentSalary === 'string' || (currentSalary !== undefined && currentSalary < 0)
  return {
    firstName: firstName.trim() === '' ? adminTexts.longlist.firstName : undefined,
    lastName: lastName.trim() === '' ? adminTexts.longlist.lastName : undefined,
    email: email.trim() === '' ? adminTexts.longlist.email : undefined,
    dateOfBirth: dayError(dateOfBirth),
    currentSalary: isNoSalary ? 'Gaji berupa angka, paling kecil 0' : undefined,
  }
}

/** Whether a filled-in address does not look like one; it may be saved all the same (decision 'longlist'). */
export const isOddEmail = (email: string): boolean =>
  email.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())

/** A user as they are sent (wire decision C30). */
export function bodyOfUser(
  { id, corporateId, type, photoUrl }: LonglistUser,
  draft: UserDraft,
  photoFile: FileUpload | null,
): Input<typeof longlist.save>['body'] {
  const text = (name: (typeof lines)[number]) => draft[name].trim() || null
  const { sex, maritalStatus, currentSalary } = draft
  return {
    id,
    corporateId,
    type,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    dateOfBirth: sentDay(draft.dateOfBirth),
    sex: sex === 'M' || sex === 'F' ? sex : null,
    maritalStatus: maritalStatus === 'S' || maritalStatus === 'M' ? maritalStatus : null,
    phone1: text('phone1'),
    phone2: text('phone2'),
    country: draft.country ?? null,
    province: draft.province ?? null,
    address: text('address'),
    specialNeed: draft.specialNeed ?? null,
    linkedinUrl: text('linkedinUrl'),
    igId: text('igId'),
    currentSalary: typeof currentSalary === 'number' ? currentSalary : null,
    notes: text('notes'),
    availability: draft.availability ?? null,
    photoUrl,
    photoFile,
  }
}
