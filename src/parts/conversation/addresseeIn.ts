/** A name from a link is only shown, and never more of it than fits a line. */
const MAX_NAME = 100

/** Whom a link to a message means: only when person, message and name stand in it (document 1 §2, security list T4). */
export function addresseeIn(
  userId: unknown,
  msgId: unknown,
  name: unknown,
): { userId: string; name: string } | undefined {
  const isSaid = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
  if (!isSaid(userId) || !isSaid(msgId) || !isSaid(name)) return undefined
  return /^[\w.-]{1,64}$/.test(userId) ? { userId, name: name.slice(0, MAX_NAME) } : undefined
}

/** The same where a message is about a vacancy: only when that stands in the link, too (document 2 §2, document 3 §2). */
export function applicantIn({ userId, msgId, name, klobVacancyCode, positionName }: Readonly<Record<string, unknown>>) {
  const person = addresseeIn(userId, msgId, name)
  // The same measure as for a person: an id, and a text that fits a line.
  const vacancy = addresseeIn(klobVacancyCode, msgId, positionName)
  return person && vacancy && { ...person, vacancy: { name: vacancy.name, klobVacancyCode: vacancy.userId } }
}
