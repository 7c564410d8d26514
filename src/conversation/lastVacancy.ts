import type { Writer } from '~/lib/scope'

/** In memory only: a name of a vacancy is the corporate's, not this browser's. */
const last = new Map<string, string>()
const keyOf = ({ userId, corporateId }: Writer) => `${corporateId} ${userId}`

/** The vacancy that this person chose last in this corporate, preset for the next invitation. */
export const lastVacancy = {
  read: (writer: Writer): string => last.get(keyOf(writer)) ?? '',
  keep: (writer: Writer, name: string) => void last.set(keyOf(writer), name),
}
