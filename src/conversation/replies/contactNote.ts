import { briefMoment } from '~/lib/time/dates'
import type { Reply } from './readReply'

/** What is known about the contact with a person, from independent sources. */
type Contact = {
  /** According to a filter of the server. */
  isContacted?: boolean
  /** When the user last wrote to them from this browser, in ms. */
  sentAt?: number | undefined
  /** The result of the last check. */
  reply?: Reply | undefined
}

/** A short note about the contact, preferring the newest information; undefined if nothing is known. */
export function contactNote({ isContacted = false, sentAt, reply }: Contact, now: number): string | undefined {
  const moment = (iso: string) => briefMoment(Date.parse(iso), now)
  const known =
    sentAt !== undefined
      ? `Anda menulis ${briefMoment(sentAt, now).split(' ')[0]}`
      : isContacted
        ? 'Sudah dihubungi'
        : undefined
  switch (reply?.kind) {
    case undefined:
      return known
    case 'noThread':
      return 'Belum ada percakapan'
    case 'waiting':
      return `Belum membalas sejak ${moment(reply.at)}`
    case 'replied':
      return `Membalas ${moment(reply.at)}`
    case 'answered':
      return `Membalas ${moment(reply.at)}, sudah dijawab`
    case 'unclear':
      return `${known ?? 'Sudah dihubungi'}, balasan tidak dapat dibedakan`
    case 'failed':
      return [known, known ? 'balasan gagal diperiksa' : 'Balasan gagal diperiksa'].filter(Boolean).join(', ')
  }
}

/** Those who have answered first, otherwise in their order; the same array if nobody has. */
export function answeredFirst<T>(items: readonly T[], hasAnswered: (item: T) => boolean): readonly T[] {
  const first = items.filter(hasAnswered)
  return first.length === 0 ? items : [...first, ...items.filter((item) => !first.includes(item))]
}
