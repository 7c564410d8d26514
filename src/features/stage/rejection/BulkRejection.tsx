import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { applicants } from '~/api/contract/recruitment/applicants'
import { useCorporate } from '~/components/corporate'
import { BulkMessages } from '~/conversation/bulk/BulkMessages'
import type { FirstStep } from '~/conversation/bulk/firstStep'
import { afterMove, type Run } from '~/conversation/bulk/run'
import { withApplicant } from '~/conversation/conversationConfig'
import { refusal } from '~/lib/texts/messageTemplates'
import { numberText } from '~/lib/texts/numbers'
import { fullName } from '~/lib/texts/text'
import { ask } from '~/ui/dialogs/dialogs'
import { unsavedNote } from '../notes/notesRecord'
import { useIdentities } from '../pipeline/identities'
import { profileQuery, wholeStage } from '../pipeline/queries'
import { useSelection, useStage, useStageActions } from '../pipeline/stageContext'
import type { MoveOutcome } from '../pipeline/useMoves'
import { CHOOSE_STAGE, RejectionStageField, useRejectionTarget } from './RejectionStageField'
import { bulkPlace } from './rejectionStore'

type Props = {
  vacancyName: string
  /** The applicants to reject; empty when an earlier run is resumed, undefined while the dialog is closed. */
  people: readonly StageCard[] | undefined
  onMoved: (outcome: MoveOutcome) => void
  /** Takes an applicant off the rejection. */
  remove: (userId: string) => void
  isOpen: boolean
  open: () => void
  close: () => void
}

const SUBMIT = 'Tolak dan kirim'
const NOBODY: readonly StageCard[] = []

/**
 * Rejects several applicants: one confirmation, one move, then the message to each who was moved, with the progress,
 * outcomes and resumption of a run of messages.
 */
export function BulkRejection({ vacancyName, people = NOBODY, onMoved, ...dialog }: Props) {
  const { stageKey, stage } = useStage()
  const { isShown } = useSelection()
  const { recipientOf } = useIdentities()
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
    if (outcome) onMoved(outcome)
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
      conversationOf={(person) =>
        withApplicant(applicants.conversation)(
          {
            ...recipientOf(person),
            vacancy: { name: vacancyName, klobVacancyCode: stageKey.klobVacancyCode },
          },
          viewer,
        )
      }
      {...dialog}
    />
  )
}
