import { z } from 'zod/mini'
import { findPersonalData, storageRefusal } from '~/lib/rules/personalData'
import type { UserScope } from '~/lib/scope'
import { listOf, openSetting, storedState } from '~/lib/storedState'
import { cleaned, comparable } from '~/lib/texts/cleaned'
import { tooLong } from '~/lib/texts/textLimit'
import type { TextKind } from '~/ui/texts/ownTexts'

/** The reasons until the user changes the list. */
export const DEFAULT_REASONS = [
  'Domisili',
  'Ekspektasi gaji',
  'Pengalaman belum sesuai',
  'Kualifikasi belum sesuai',
  'Tidak dapat dihubungi',
] as const
const MAX_REASONS = 20
const MAX_LENGTH = 60

/** The reasons for rejections of a user at a corporate, a setting. */
export const rejectionReasons = (writer: UserScope) =>
  storedState<readonly string[]>(
    openSetting('rejection-reasons', writer),
    listOf(z.string().check(z.minLength(1), z.maxLength(MAX_LENGTH))),
    DEFAULT_REASONS,
  )

/** The first line of the note of somebody who was rejected for a reason; the note filters find it. */
export const reasonLine = (reason: string): string => `Tolak: ${reason}`

/** Why a text cannot become a reason; undefined when it can. */
export function reasonError(text: string, reasons: readonly string[]): string | undefined {
  const reason = cleaned(text)
  if (reason === '') return 'Ketik alasannya dahulu.'
  const length = tooLong(reason, MAX_LENGTH)
  if (length !== undefined) return length
  // The note filters find a text anywhere, so the longer one would be counted for both.
  const clash = reasons.find(
    (one) => comparable(one).startsWith(comparable(reason)) || comparable(reason).startsWith(comparable(one)),
  )
  if (clash !== undefined) return `Awalannya sama dengan "${clash}", sehingga jumlahnya tidak dapat dibedakan.`
  if (reasons.length >= MAX_REASONS) return `Paling banyak ${MAX_REASONS} alasan. Hapus salah satu dahulu.`
  const personal = findPersonalData(reason)
  return personal && storageRefusal('Alasan', personal)
}

/** What may become a reason. */
export const reasonKind: TextKind = { clean: cleaned, problem: reasonError, field: 'reasons' }
