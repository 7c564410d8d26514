import { briefMoment } from '~/lib/time/dates'
import type { Reply } from './readReply'

/** What is known of the contact with somebody, each by itself. */
type Contact = {
  /** A filter of the server says so. */
  isContacted?: boolean
  /** When this person wrote to them from this browser. */
  sentAt?: number | undefined
  /** What the last check has found. */
  reply?: Reply | undefined
}

/** That in a few words, the newest knowledge first; undefined where nothing says it. */
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
      return [known, known ? 'balasan belum dapat diperiksa' : 'Balasan belum dapat diperiksa']
        .filter(Boolean)
        .join(', ')
  }
}
