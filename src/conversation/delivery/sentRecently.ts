import type { Writer } from '~/lib/scope'

const WINDOW_MS = 10 * 60_000

/** In memory only: what was sent is the server's to keep. */
const sent = new Map<string, { html: string; time: number }>()
const keyOf = ({ userId, corporateId }: Writer, to: string) => `${corporateId} ${userId} ${to}`

/** What this page sent to whom in the last ten minutes, so that the same is not sent again by mistake. */
export const sentRecently = {
  remember: (writer: Writer, to: string, html: string) => void sent.set(keyOf(writer, to), { html, time: Date.now() }),
  has: (writer: Writer, to: string, html: string): boolean => {
    const last = sent.get(keyOf(writer, to))
    return last !== undefined && last.html === html && Date.now() - last.time < WINDOW_MS
  },
}
