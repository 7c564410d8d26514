import { readId } from '~/lib/ids'

/** A name from a link is only shown, and never more of it than fits a line. */
const MAX_NAME = 100

/** The recipient of a link to a message: only when the link has person, message and name (document 1 §2, security list T4). */
export function recipientFromUrl(
  userId: unknown,
  msgId: unknown,
  name: unknown,
): { userId: string; name: string; isNamedByLink: true } | undefined {
  const isSaid = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
  if (!isSaid(userId) || !isSaid(msgId) || !isSaid(name)) return undefined
  const id = readId(userId)
  return id === undefined ? undefined : { userId: id, name: name.slice(0, MAX_NAME), isNamedByLink: true }
}

/** The same for messages about a vacancy, which the link must have, too (document 2 §2, document 3 §2). */
export function applicantIn({ userId, msgId, name, klobVacancyCode, positionName }: Readonly<Record<string, unknown>>) {
  const person = recipientFromUrl(userId, msgId, name)
  // The same measure as for a person: an id, and a text that fits a line.
  const vacancy = recipientFromUrl(klobVacancyCode, msgId, positionName)
  return person && vacancy && { ...person, vacancy: { name: vacancy.name, klobVacancyCode: vacancy.userId } }
}
