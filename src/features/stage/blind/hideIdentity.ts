import type { RequirementAnswer } from '~/api/contract/recruitment/applicants'
import type { ApplicantProfile, StageCard } from '~/api/contract/recruitment/profile'
import { shortHash } from '~/lib/shortHash'
import type { StoredState } from '~/lib/storedState'
import { comparable } from '~/lib/texts/cleaned'
import { escapeRegExp, fullName, textToHtml } from '~/lib/texts/text'
import { type BlindReview, identityOf, isHidden, keepIdentity, type KnownIdentity } from './blindState'

/** Shorter parts of a name are also words. */
const MIN_LENGTH = 3
/** From here on, a joined name or an e-mail's part before the @ is also found at the end of a longer word. */
const MIN_DISTINCT = 6
/** From here on, an e-mail's part before the @ is no short word, such as 'admin' or 'sales'. */
const MIN_MAILBOX = 8
/** Digits of a phone number without the country's code. */
const MIN_PHONE = 7
/** Between the words of a name in addresses and files. */
const GAP = String.raw`[\s._-]*`

/** What identifies a person in a text. */
type Traces = { firstName: string; lastName: string | null; email?: string | null; phoneNumber?: string | null }

/** A trace by its words, which stand side by side or with a gap. */
type Words = readonly string[]
const lengthOf = (words: Words) => words.join('').length

/** The full name, cleaned and as it was typed. */
const spellingsOf = (person: Traces): Words[] =>
  [fullName(person), `${person.firstName} ${person.lastName ?? ''}`].map((name) =>
    name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)),
  )

/** The parts of the name that are long enough to be told from other words. */
const partsOf = (person: Traces): string[] =>
  spellingsOf(person)
    .flat()
    .filter((part) => part.length >= MIN_LENGTH)

/** An e-mail's part before the @, unless it may be a word, such as a role. */
function mailboxOf(person: Traces): string[] {
  const mailbox = person.email?.split('@')[0] ?? ''
  const isOwn =
    mailbox.length >= MIN_MAILBOX ||
    /\d/.test(mailbox) ||
    partsOf(person).some((part) => comparable(mailbox).includes(comparable(part)))
  return isOwn ? [mailbox] : []
}

/** A phone number as it is and in any spelling, with or without the country's code. */
function phonePatterns(phoneNumber: string | null | undefined): string[] {
  if (!phoneNumber || phoneNumber.length < MIN_LENGTH) return []
  const digits = phoneNumber.replace(/\D/g, '').replace(/^(?:62|0)/, '')
  const anySpelling = `(?:\\+?62|0)?[ .-]?${[...digits].join('[ .-]?')}`
  return [escapeRegExp(phoneNumber), ...(digits.length < MIN_PHONE ? [] : [anySpelling])]
}

/** Patterns of traces in a text and in HTML, with digits after them, the longest first. */
const patternsOf = (traces: readonly Words[]): string[] => [
  ...new Set(
    traces
      .filter((words) => lengthOf(words) >= MIN_LENGTH)
      .toSorted((a, b) => lengthOf(b) - lengthOf(a))
      .flatMap((words) => [words, words.map(textToHtml)])
      .map((words) => `${words.map(escapeRegExp).join(GAP)}\\d*`),
  ),
]

/**
 * Replaces what identifies a person in a text, or in HTML, by their label. Parts of names are also words ('Guru',
 * 'Mandiri'), so in titles (positions, skills, certificates, awards), which are facts that decide, only the full name is.
 */
export function concealer(person: Traces, label: string, kind: 'text' | 'title' = 'text'): (text: string) => string {
  const spellings = spellingsOf(person)
  const [mailbox, parts] = kind === 'title' ? [[], []] : [mailboxOf(person), partsOf(person)]
  const own = [...spellings, mailbox]
  const wholeWords = [
    ...patternsOf([...own, [person.email ?? ''], ...parts.map((part) => [part])]),
    ...phonePatterns(person.phoneNumber),
  ]
  if (wholeWords.length === 0) return (text) => text
  const endings = patternsOf(own.filter((words) => lengthOf(words) >= MIN_DISTINCT))
  // No lookbehind: Safari has it since 16.4.
  const anyTrace = [`(^|[^\\p{L}\\p{N}])(?:${wholeWords.join('|')})`, ...endings].join('|')
  const pattern = new RegExp(`(?:${anyTrace})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replace(pattern, `$1${label}`)
}

/**
 * Whether the address of a file names a person, in any place: a file that is hidden without need does no harm, unlike a
 * changed text.
 */
export function isNamedIn(person: Traces, conceal: (text: string) => string): (address: string) => boolean {
  const parts = partsOf(person).map(comparable)
  return (address) => {
    const text = decoded(address)
    return conceal(text) !== text || parts.some((part) => comparable(text).includes(part))
  }
}

/** An address with the characters of its file name. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** What is kept of somebody who is hidden. */
function identityFrom(person: Traces, label: string): KnownIdentity {
  const conceal = concealer(person, label)
  return {
    name: fullName(person),
    label,
    conceal,
    concealTitle: concealer(person, label, 'title'),
    isNamedIn: isNamedIn(person, conceal),
  }
}

/** A card without the identity of its applicant. */
const hideCard = (card: StageCard, { label, concealTitle }: KnownIdentity): StageCard => ({
  ...card,
  firstName: label,
  lastName: null,
  jobHistory: card.jobHistory && { ...card.jobHistory, jobTitle: concealTitle(card.jobHistory.jobTitle) },
})

/**
 * A profile without what tells who somebody is, or what must not decide: its texts are searched for the name, and its
 * files are left out. Notes stay as they are, since they are written back.
 */
function hideProfile(profile: ApplicantProfile, { label, conceal, concealTitle }: KnownIdentity): ApplicantProfile {
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
    skills: profile.skills.map(concealTitle),
    jobs: profile.jobs.map((job) => ({ ...job, position: concealTitle(job.position) })),
    awards: profile.awards.map((award) => ({ ...award, awardName: concealTitle(award.awardName), downloadLink: null })),
    certificates: profile.certificates.map((certificate) => ({
      ...certificate,
      certificateName: concealTitle(certificate.certificateName),
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
    if (known?.label === label) return hideCard(card, known)
    const identity = identityFrom(card, label)
    keepIdentity(klobVacancyCode, userId, identity)
    return hideCard(card, identity)
  }),
})

/** The profile of somebody who is hidden. */
export function hidePerson(
  userId: string,
  profile: ApplicantProfile,
  klobVacancyCode: string,
  labels: Labels,
): ApplicantProfile {
  const identity = identityFrom(profile, labels.get(userId)!)
  keepIdentity(klobVacancyCode, userId, identity)
  return hideProfile(profile, identity)
}
