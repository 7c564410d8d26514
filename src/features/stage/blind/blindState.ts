import { z } from 'zod/mini'
import type { HiddenIdentity } from '~/conversation/conversationConfig'
import { pageState } from '~/lib/pageState'
import type { UserScope } from '~/lib/scope'
import { listOf, openSetting, type StoredState, storedState } from '~/lib/storedState'

/**
 * Whether a user reviews a vacancy blindly, and whom they have seen so, in this order, which gives the numbers. It
 * outlives the session, so that the numbers stay: of a person it has a few characters of a hash, never the id. `dropped`:
 * how many came before the first of them.
 */
const schema = z.object({ isOn: z.boolean(), seen: listOf(z.string()), dropped: z.exactOptional(z.number()) })
export type BlindReview = z.infer<typeof schema>
const reviews = new Map<string, StoredState<BlindReview>>()
/** The setting of a vacancy. */
export function reviewOf(writer: UserScope, klobVacancyCode: string): StoredState<BlindReview> {
  const entry = openSetting('blind', writer, klobVacancyCode)
  const review = reviews.get(entry.key) ?? storedState<BlindReview>(entry, schema, { isOn: false, seen: [] })
  reviews.set(entry.key, review)
  return review
}

/** Somebody in a vacancy: who is shown in one vacancy is still hidden in another, under another number. */
export const applicationKey = (klobVacancyCode: string, userId: string): string => `${klobVacancyCode}/${userId}`
/** Whose identity is shown nevertheless, until the vacancy is left; by `applicationKey`. */
export const revealed = pageState<ReadonlySet<string>>(new Set())
/** Whether somebody of a blind review is hidden. */
export const isHidden = (klobVacancyCode: string, userId: string): boolean =>
  !revealed.get().has(applicationKey(klobVacancyCode, userId))

/** `concealTitle` is for titles of jobs, certificates and awards, and for skills. */
export type KnownIdentity = HiddenIdentity & { label: string; concealTitle: (text: string) => string }
/** In memory only, for what is sent; by `applicationKey`. */
const identities = new Map<string, KnownIdentity>()
/** Who somebody of a blind review is, hidden or shown again; undefined before they were read. */
export const identityOf = (klobVacancyCode: string, userId: string): KnownIdentity | undefined =>
  identities.get(applicationKey(klobVacancyCode, userId))
/** Keeps who somebody of a blind review is. */
export const keepIdentity = (klobVacancyCode: string, userId: string, identity: KnownIdentity): void =>
  void identities.set(applicationKey(klobVacancyCode, userId), identity)
