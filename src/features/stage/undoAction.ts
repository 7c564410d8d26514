import type { QueryClient } from '@tanstack/react-query'
import { messageOf } from '~/api/errors'
import type { Send } from '~/api/useSend'
import { type Action, recordDeparted, recordFoundPeople } from '~/components/actions/actions'
import type { UserScope } from '~/lib/scope'
import { numberText } from '~/lib/texts/numbers'
import { withLoader } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { movesOf } from './pipeline/useMoves'
import { locateApplicants } from './pipeline/stageHistory'
import { listsQuery } from '~/components/vacancies/pipelineQueries'
import { namesInMemory } from '~/components/applicant/namesInMemory'
import { onMoved } from './pipeline/cacheUpdates'
import { markAsSeen } from './since/seenApplicants'

type Input = UserScope & { action: Action; userIds: readonly string[] }

/**
 * Rebuilds a move from a stored action: names are loaded, since they are not stored. Also returns who has left its
 * target stage, and as `skipped` who could not be checked and is not part of the move.
 */
async function rebuildMove(client: QueryClient, { corporateId, action, userIds }: Input) {
  const { vacancy, from, stage } = action
  if (vacancy === undefined || from === undefined || stage === undefined) return undefined
  const stageKey = { corporateId, klobVacancyCode: vacancy, stageId: stage }
  const { stages } = await client.fetchQuery(listsQuery(stageKey))
  const [origin, target] = [from, stage].map((id) => stages.find((one) => one.id === id))
  if (!origin || !target) return undefined
  const { present, departed, failures } = await locateApplicants(client, stageKey, target, userIds)
  const applicants = [...present, ...departed.map(({ applicant }) => applicant)]
  if (applicants.length === 0 && failures[0]) throw failures[0].error
  const move = { stageKey: { ...stageKey, stageId: from }, applicants, from: origin, to: target }
  return { move, departed, skipped: failures.map(({ userId }) => userId) }
}

/** Whether everyone of a move is where they came from. */
const isBackAlready = ({ move, departed }: NonNullable<Awaited<ReturnType<typeof rebuildMove>>>) =>
  departed.length === move.applicants.length && departed.every(({ stage }) => stage === move.from.text)

/** Names the people in memory, and counts the others. */
function namesText(client: QueryClient, userIds: readonly string[]): string {
  const names = namesInMemory(client)
  const known = userIds.flatMap((userId) => names.get(userId) ?? [])
  const others = userIds.length - known.length
  return [...known, ...(others > 0 ? [`${numberText(others)} pelamar${known.length > 0 ? ' lain' : ''}`] : [])].join(
    ', ',
  )
}

/** Undoes a move from the list of actions, after a check of who is still in its target stage. */
export async function undoAction(client: QueryClient, send: Send, input: Input): Promise<void> {
  // Whom the undo moves back counts as seen there.
  onMoved(markAsSeen)
  try {
    ;(await import('./blind/blindReview')).hideIdentities(input)
    const rebuilt = await withLoader('Memeriksa tahap pelamar...', rebuildMove(client, input))
    if (!rebuilt) return await notify('Tahap itu tidak ada lagi', 'failed')
    const { move } = rebuilt
    const userIds = move.applicants.map(({ userId }) => userId)
    if (rebuilt.skipped.length === 0 && isBackAlready(rebuilt)) {
      recordFoundPeople(input, { vacancy: move.stageKey.klobVacancyCode, stage: move.from.id, userIds })
      return await notify(`${namesText(client, userIds)} sudah di ${move.from.text}`, 'info')
    }
    await movesOf(client, send, input).undoMove(move, rebuilt.departed)
    const departed = rebuilt.departed.map(({ applicant }) => applicant.userId)
    if (departed.length > 0) recordDeparted(input, input.action.id, departed)
    if (rebuilt.skipped.length > 0)
      await notify(`Dilewati karena profilnya gagal diperiksa: ${namesText(client, rebuilt.skipped)}`, 'failed')
  } catch (error) {
    await notify(messageOf(error), 'failed')
  }
}
