import type { RequirementAnswer } from '~/api/contract/recruitment/applicants'
import type { ApplicantProfile, StageCard } from '~/api/contract/recruitment/profile'
import { shortHash } from '~/lib/shortHash'
import type { StoredState } from '~/lib/storedState'
import { escapeRegExp, fullName, textToHtml } from '~/lib/texts/text'
import { type BlindReview, identityOf, isHidden, keepIdentity } from './blindState'

/** Shorter parts of a name are also words. */
const MIN_LENGTH = 3
/** Digits of a phone number without the country's code. */
const MIN_PHONE = 7

/** What identifies a person in a text. */
type Traces = { firstName: string; lastName: string | null; email?: string | null; phoneNumber?: string | null }

/** A phone number in any spelling, with or without the country's code. */
function phonePattern(phoneNumber: string | null | undefined): string[] {
  const digits = (phoneNumber ?? '').replace(/\D/g, '').replace(/^(?:62|0)/, '')
  return digits.length < MIN_PHONE ? [] : [`(?:\\+?62|0)?[ .-]?${[...digits].join('[ .-]?')}`]
}

/** Replaces what identifies a person in a text, or in HTML, by their label. */
export function concealer(person: Traces, label: string): (text: string) => string {
  const { firstName, lastName, email, phoneNumber } = person
  const parts = `${firstName} ${lastName ?? ''}`.split(/\s+/)
  // As one word names stand in addresses of profiles.
  const traces = [email, phoneNumber, fullName(person), parts.join(''), email?.split('@')[0], ...parts]
    .flatMap((trace) => (trace && trace.length >= MIN_LENGTH ? [trace, textToHtml(trace)] : []))
    .toSorted((a, b) => b.length - a.length)
  const patterns = [...traces.map(escapeRegExp), ...phonePattern(phoneNumber)]
  if (patterns.length === 0) return (text) => text
  // Whole words only. No lookbehind: Safari has it since 16.4.
  const pattern = new RegExp(`(^|[^\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replace(pattern, `$1${label}`)
}

/** A card without the identity of its applicant. */
const hideCard = (card: StageCard, label: string, conceal: (text: string) => string): StageCard => ({
  ...card,
  firstName: label,
  lastName: null,
  jobHistory: card.jobHistory && { ...card.jobHistory, jobTitle: conceal(card.jobHistory.jobTitle) },
})

/**
 * A profile without what tells who somebody is, or what must not decide: its texts are searched for the name, and its
 * files are left out. Notes stay as they are, since they are written back.
 */
function hideProfile(profile: ApplicantProfile, label: string): ApplicantProfile {
  const conceal = concealer(profile, label)
  return {
    ...profile,
    firstName: label,
    lastName: null,
    profilePicture: null,
    ktpNumber: null,
    gender: null,
    cityOfLive: null,
    dateOfBirth: null,
    age: null,
    phoneNumber: null,
    email: null,
    address: null,
    summary: profile.summary && conceal(profile.summary),
    aspirations: profile.aspirations.map(conceal),
    hobbies: profile.hobbies.map(conceal),
    skills: profile.skills.map(conceal),
    jobs: profile.jobs.map((job) => ({ ...job, position: conceal(job.position) })),
    awards: profile.awards.map((award) => ({ ...award, awardName: conceal(award.awardName), downloadLink: null })),
    certificates: profile.certificates.map((certificate) => ({
      ...certificate,
      certificateName: conceal(certificate.certificateName),
      certificateUrl: null,
    })),
    portofolios: [],
    profileDownloadLink: null,
    hasRoleToDownload: false,
    hasRoleToSeeKtp: false,
    hasRoleToSeePhone: false,
    hasRoleToSeeEmail: false,
    hasRoleToDownloadPortofolio: false,
  }
}

/** Answers to the questions of a vacancy without the name and without files. */
export const hideAnswers = (
  answers: readonly RequirementAnswer[],
  conceal: (text: string) => string,
): RequirementAnswer[] =>
  answers.map((one) =>
    one.questionType === 'attachment'
      ? { ...one, questionType: 'text', answer: one.answer && 'Berkas disembunyikan' }
      : { ...one, answer: one.answer && conceal(one.answer) },
  )

/** Of a hash; enough to tell the applicants of a vacancy apart. */
const HASH_LENGTH = 7
/** The labels that a vacancy keeps, far more than anybody reviews; beyond it the oldest are forgotten. */
const MAX_SEEN = 5_000
/** Whom no list has shown yet: they get a number when one does. */
const UNNUMBERED = 'Pelamar tanpa nomor'
type Labels = ReadonlyMap<string, string>

/**
 * The labels of applicants, as 'Pelamar 12'; who is seen first gets the next number, which is never given again.
 * `areSeen` is false for those of a stage that is only searched.
 */
export function labelsOf(review: StoredState<BlindReview>, userIds: readonly string[], areSeen = true): Labels {
  const hashes = new Map(userIds.map((userId) => [userId, shortHash(userId).slice(0, HASH_LENGTH)]))
  if (areSeen)
    review.change((latest) => {
      const known = new Set(latest.seen)
      const added = new Set([...hashes.values()].filter((hash) => !known.has(hash)))
      if (added.size === 0) return latest
      const seen = [...latest.seen, ...added]
      const excess = Math.max(0, seen.length - MAX_SEEN)
      return { ...latest, seen: seen.slice(excess), dropped: (latest.dropped ?? 0) + excess }
    })
  const { seen, dropped = 0 } = review.get()
  const numbers = new Map(seen.map((hash, n) => [hash, dropped + n + 1]))
  const labelOf = (hash: string) => (numbers.has(hash) ? `Pelamar ${numbers.get(hash)}` : UNNUMBERED)
  return new Map([...hashes].map(([userId, hash]) => [userId, labelOf(hash)]))
}

/** A page of cards of a vacancy without the identities of those who are hidden. */
export const hidePage = <P extends { content: StageCard[] }>(page: P, klobVacancyCode: string, labels: Labels): P => ({
  ...page,
  content: page.content.map((card) => {
    const { userId } = card
    if (!isHidden(klobVacancyCode, userId)) return card
    const label = labels.get(userId)!
    const known = identityOf(klobVacancyCode, userId)
    // A profile, which also has e-mail and phone, may have told it before.
    const conceal = known?.label === label ? known.conceal : concealer(card, label)
    if (known?.label !== label) keepIdentity(klobVacancyCode, userId, { name: fullName(card), label, conceal })
    return hideCard(card, label, conceal)
  }),
})

/** The profile of somebody who is hidden. */
export function hidePerson(
  userId: string,
  profile: ApplicantProfile,
  klobVacancyCode: string,
  labels: Labels,
): ApplicantProfile {
  const label = labels.get(userId)!
  keepIdentity(klobVacancyCode, userId, { name: fullName(profile), label, conceal: concealer(profile, label) })
  return hideProfile(profile, label)
}
