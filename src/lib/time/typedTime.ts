import { comparable } from '../texts/cleaned'

/** How a time is written, for messages. */
export const TIME_HINT = 'Format JJ:MM'

const TIME = /^(?:pukul |jam )?(\d{1,2})(?:([.:,]?)([0-5]\d)(?:\2([0-5]\d))?)?(?: wib)?$/

/** A typed time, such as '8', '0800', '08.00' or '8:00 WIB', as HH:mm:ss; undefined when it is none (decision 'typed values'). */
export function readTime(typed: string): string | undefined {
  const [, hour, , minute = '00', second = '00'] = TIME.exec(comparable(typed)) ?? []
  return hour === undefined || Number(hour) > 23 ? undefined : `${hour.padStart(2, '0')}:${minute}:${second}`
}
