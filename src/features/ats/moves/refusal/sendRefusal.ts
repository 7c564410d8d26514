import { noteArrival } from '~/components/actions/actions'
import type { QueryClient } from '@tanstack/react-query'
import type { ConversationConfig } from '~/conversation/conversationConfig'
import { fillMessage } from '~/conversation/fillMessage'
import { runCalls } from '~/conversation/bulk/runCalls'
import { withRunLock } from '~/conversation/bulk/runLock'
import { sendRun } from '~/conversation/bulk/sendRun'
import { sentRecently } from '~/conversation/delivery/sentRecently'
import type { Writer } from '~/lib/scope'
import { htmlOfText } from '~/lib/texts/text'
import { type Refusal, type refusalStore, refusedId } from './refusals'

/** What became of the message; 'elsewhere': another tab sends or has sent it. */
export type Sent = { state: 'sent' | 'closed' | 'elsewhere' } | { state: 'failed'; error: unknown }

/** Sends the message of a refusal, whose attempt is stored first, so that nobody gets it twice. */
export async function sendRefusal(
  client: QueryClient,
  store: ReturnType<typeof refusalStore>,
  writer: Writer,
  conversation: ConversationConfig,
  refusal: Refusal,
): Promise<Sent> {
  let result: Sent = { state: 'elsewhere' }
  await withRunLock(refusal.run.id, async () => {
    const stored = store.find(refusal)
    if (!stored) return
    const { subject, text } = fillMessage(conversation, stored.run)
    const message = { subject: subject.trim(), html: htmlOfText(text.trim()) }
    let error: unknown
    const { people } = await sendRun(
      stored.run,
      runCalls(client, () => Promise.resolve({ conversation, message })),
      {
        save: (run) => store.keep({ ...stored, run }),
        isStopped: () => false,
        onFailure: (_, failure) => (error = failure),
        onFound: (userId) => noteArrival(writer, 'message', userId),
        onSent: () => sentRecently.remember(writer, refusedId(stored), message.html),
      },
    )
    const { state } = people[0]!
    if (state !== 'sent' && state !== 'closed') return void (result = { state: 'failed', error })
    store.drop(stored)
    result = { state }
  })
  return result
}
