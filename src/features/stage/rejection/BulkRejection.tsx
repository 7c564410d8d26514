import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCorporate } from '~/components/corporate'
import { BulkMessages } from '~/conversation/bulk/BulkMessages'
import type { FirstStep } from '~/conversation/bulk/firstStep'
import { afterMove, type Run } from '~/conversation/bulk/run'
import { refusal } from '~/lib/texts/messageTemplates'
import { numberText } from '~/lib/texts/numbers'
import { fullName } from '~/lib/texts/text'
import { ask } from '~/ui/dialogs/dialogs'
import { unsavedNote } from '../notes/notesRecord'
import { profileQuery, wholeStage } from '../pipeline/queries'
import { useSelection, useStage, useStageActions } from '../pipeline/stageContext'
import { useMessaging } from '../pipeline/useMessaging'
import { CHOOSE_STAGE, RejectionStageField, useRejectionTarget } from './RejectionStageField'
import { bulkPlace, type PendingRejections } from './rejectionStore'

type Props = {
  /** Undefined when an earlier run is resumed, and while the dialog is closed. */
  pending: PendingRejections | undefined
  isOpen: boolean
  open: () => void
  close: () => void
}

const SUBMIT = 'Tolak dan kirim'

/**
 * Rejects several applicants: one confirmation, one move, then the message to each who was moved, with the progress,
 * outcomes and resumption of a run of messages.
 */
export function BulkRejection({ pending, ...dialog }: Props) {
  const people = pending?.people ?? []
  const { stageKey, stage } = useStage()
  const { isShown } = useSelection()
  const { conversationWith } = useMessaging()
  const { moves } = useStageActions()
  const { viewer, writer } = useCorporate()
  const client = useQueryClient()
  const target = useRejectionTarget(stage)
  const { to } = target
  const names = useRef<Promise<ReadonlyMap<string, string>>>(undefined)

  /** The names of everybody in a stage, by one search. */
  async function namesIn(stageId: string): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>()
    for await (const { cards } of wholeStage(client, { ...stageKey, stageId }))
      for (const card of cards) found.set(card.userId, fullName(card))
    return found
  }
  async function nameOf(userId: string, run: Run | undefined): Promise<string> {
    const stageId = run?.move?.to ?? stage.id
    names.current ??= namesIn(stageId)
    names.current.catch(() => (names.current = undefined))
    return (
      (await names.current).get(userId) ??
      fullName(await client.fetchQuery(profileQuery({ ...stageKey, stageId }, userId)))
    )
  }
  const take: FirstStep['take'] = async (run, question, hold) => {
    target.save()
    const note = [question.note, unsavedNote(viewer.userId, stageKey, people)].filter(Boolean).join('\n')
    const asked = {
      title: `Tolak ${numberText(people.length)} pelamar`,
      message: question.message,
      yes: SUBMIT,
      no: 'Batal',
    }
    if (!to) return (await ask({ ...question, ...asked, note })) ? run : undefined
    const held: Run = { ...run, move: { from: stage.id, to: to.id, isDone: false } }
    const outcome = await moves.move(
      { stageKey, applicants: people, from: stage, to },
      {
        isSilent: true,
        note,
        question: { ...asked, more: [`Pesan: ${run.subject.trim()}, atau balasan bila sudah ada percakapan`] },
        isShown,
        onConfirmed: () => hold(held),
      },
    )
    if (outcome) pending?.onMoved(outcome)
    // Who was moved is looked up when the run is resumed.
    if (outcome && outcome.uncertain.length > 0) return undefined
    if (outcome && outcome.moved.length > 0) return afterMove(held, new Set(outcome.moved))
    hold(undefined)
    return undefined
  }
  const finish: FirstStep['finish'] = async (run) => {
    const moved = new Set((await namesIn(run.move!.to)).keys())
    return run.people.some(({ userId }) => moved.has(userId)) ? afterMove(run, moved) : null
  }
  return (
    <BulkMessages
      writer={writer}
      place={bulkPlace(stageKey.klobVacancyCode)}
      people={people.map((card) => ({ userId: card.userId, name: fullName(card) }))}
      nameOf={nameOf}
      firstStep={{
        title: 'Tolak',
        unfinished: 'Penolakan belum selesai',
        submit: SUBMIT,
        template: refusal,
        problem: target.target === undefined ? CHOOSE_STAGE : undefined,
        renderFields: (onChange) => (
          <RejectionStageField
            from={stage}
            value={target.target}
            onChange={(id) => {
              target.setTarget(id)
              onChange()
            }}
          />
        ),
        take,
        finish,
      }}
      conversationOf={conversationWith}
      remove={(userId) => pending?.remove(userId)}
      {...dialog}
    />
  )
}
