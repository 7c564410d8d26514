import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '~/api/errors'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { useCorporate } from '~/components/corporate'
import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { keyFocus } from '~/ui/keys/trackKeyFocus'
import { notify } from '~/ui/messages/notify'
import { unsavedNote } from '../../notes/notesRecord'
import type { Applicant, Departure } from '../../model/applicant'
import { indexIn, type LoadedRow, type OpenPlace, placeOf, positionBeside } from '../../model/openPlace'
import { isAway } from '../../model/triage'
import type { PanelActions, SaveBeforeNext } from '../../model/panelActions'
import { isUpdatedLocally } from '../../pipeline/cacheUpdates'
import type { ApplicantsPage } from '../../pipeline/queries'
import { type ApplicantRow, successor } from '../../pipeline/rows'
import { useSelection, useStage, useStageActions } from '../../pipeline/stageContext'
import { departureText, ownName } from '../../pipeline/stageHistory'
import { useStageShortcuts } from './stageKeys'
import type { useOpenPerson } from './useOpenPerson'
import { notifyKeyIgnored } from './useTriage'

/**
 * How the move of one applicant ended: they are in the new stage, or stay where a colleague had moved them. Undefined if
 * they are where they were.
 */
type MoveEnd = { to: Option } | { departure: Departure } | undefined

const NOTHING_LOADED: LoadedRow = { cards: [], first: 0, total: Infinity }

/** An applicant to move, and their current stage. */
export type MoveSource = { applicant: Applicant; from: Option }

type Input = {
  /** The open applicant, and their stage. */
  opened: Pick<ReturnType<typeof useOpenPerson>, 'triage' | 'applicant' | 'place'>
  openStage: Option
  /** The loaded part of the list or column that the open applicant is in. */
  row: LoadedRow | undefined
  rowOf: (stageId: string) => ApplicantRow
  /** The list's page, which a move checks and updates. */
  page?: ApplicantsPage
  /** The stage and position that a step leads to. */
  target: (by: 1 | -1) => Promise<{ stageId: string; at: number }> | { stageId: string; at: number }
  /** Whom a number key moves. */
  moveSource: () => MoveSource | undefined
  /** Moves the selected applicants, if there are any. */
  moveSelected?: ((to: Option) => Promise<void>) | undefined
  toggleSelected?: () => void
  /** Where an applicant is who is not in the loaded part. */
  locate?: () => Promise<OpenPlace>
  /** Shows an applicant of a stage: in the panel, or on the board with the focus. */
  show: (card: StageCard, at: number, stageId: string, inPanel: boolean) => void
  /** Nobody is left in the list or column; `card` stays where they are. */
  showNobody: (stageId: string, inPanel: boolean, card?: Applicant) => void
  close: () => void
}

/**
 * Going through applicants one by one, by buttons or keys, the same in list and board (decision 'triage'). After a move
 * whoever has moved up into the gap comes next, also if a colleague was faster and the user leaves it at that.
 */
export function useNavigation(input: Input) {
  const { opened, openStage, row, rowOf, page, moveSelected, show, showNobody } = input
  const { triage, applicant: openApplicant, place } = opened
  const { stageKey } = useStage()
  const { listState, isShown } = useSelection()
  const { moves, reject, announce } = useStageActions()
  const { viewer } = useCorporate()
  const client = useQueryClient()
  const { now, dispatch, replay } = triage
  const { open } = listState
  const hold = (userId?: string) => void dispatch({ type: 'confirmed', userId })

  function goOn(card: StageCard, at: number, stageId: string, inPanel: boolean) {
    dispatch({ type: 'opening', userId: card.userId })
    keyFocus.goOn()
    show(card, at, stageId, inPanel)
  }
  /** Goes to the next or previous applicant, and says if there is none. */
  async function step(by: 1 | -1): Promise<boolean> {
    if (now().isBusy) return false
    dispatch({ type: 'started' })
    let isFound = false
    try {
      const { stageId, at } = await input.target(by)
      const card = await rowOf(stageId).cardAt(at)
      isFound = card !== undefined
      if (card) goOn(card, at, stageId, open !== undefined)
      else notifyKeyIgnored(by === 1 ? 'Ini pelamar terakhir.' : 'Ini pelamar pertama.')
    } catch (error) {
      void notify(messageOf(error), 'failed')
    }
    dispatch({ type: 'ended' })
    const { next } = now()
    if (!isFound && next !== undefined) replay(next)
    return isFound
  }
  /** Tells how a move ended: the next applicant is open, or in focus, already. */
  function tellEnd(applicant: Applicant, end: NonNullable<MoveEnd>) {
    if ('to' in end) announce(`${fullName(applicant)} dipindahkan ke ${end.to.text}.`)
    else void notify(`${departureText(end.departure, ownName(client))}.`, 'info')
  }
  /** Runs a move of one applicant, which resolves with how it ended, and goes on to the next one. */
  async function moveAndAdvance({ applicant, from }: MoveSource, run: () => Promise<MoveEnd>) {
    const { userId } = applicant
    const inPanel = userId === open
    const locate = inPanel && isAway(now()) ? input.locate : undefined
    const source = rowOf(from.id)
    // Also loads who comes next; an applicant opened by URL may be moved while their column is still loading.
    const before = source.load(userId).catch(() => undefined)
    const end = await run()
    if (!isShown()) return
    if (!end) {
      dispatch({ type: 'dropped', reason: 'notMoved' })
      if (!inPanel) showNobody(from.id, inPanel, applicant)
      return
    }
    tellEnd(applicant, end)
    dispatch({ type: 'moved', userId })
    await source.remove(userId)
    const seen = [now().last, await before].find((one) => indexIn(one, userId) >= 0)
    const gap = locate ? await locate() : placeOf(userId, seen, source.read())
    const at = gap.kind === 'unknown' ? (source.read()?.first ?? 0) : gap.at
    const next = await successor(source, at, userId).catch(() => undefined)
    if (next) return goOn(...next, from.id, inPanel)
    dispatch({ type: 'dropped' })
    showNobody(from.id, inPanel)
  }
  const moveOptions = { ...(page ? { page } : {}), skipRefetch: isUpdatedLocally }
  const move = (source: MoveSource, to: Option) =>
    void moveAndAdvance(source, async () => {
      const { applicant, from } = source
      const applicants = [applicant]
      const note = unsavedNote(viewer.userId, stageKey, applicants)
      const onConfirmed = () => hold(applicant.userId)
      dispatch({ type: 'started' })
      const outcome = await moves
        .move(
          { stageKey: { ...stageKey, stageId: from.id }, applicants, from, to },
          { isSilent: true, note, isShown, onConfirmed, ...moveOptions },
        )
        .finally(() => dispatch({ type: 'ended' }))
      if (outcome && outcome.moved.length > 0) return { to }
      const [departure] = outcome?.departed ?? []
      return departure && { departure }
    })
  function moveTo(to: Option) {
    if (!moves.mayMove) return void moves.explainDenied()
    const source = input.moveSource()
    if (to.id === (source?.from ?? openStage).id) notifyKeyIgnored(`Pelamar sudah di tahap ${to.text}.`)
    else if (moveSelected) void moveSelected(to)
    else if (source) move(source, to)
    else notifyKeyIgnored('Buka atau pilih pelamar dahulu.')
  }
  /** Saves and opens the next applicant, for whom the keys are meant that are pressed once the save has started. */
  async function saveAndNext(save: SaveBeforeNext) {
    if (!(await save(() => hold()))) dispatch({ type: 'dropped', reason: 'notSaved' })
    else if (!(await step(1))) dispatch({ type: 'dropped', reason: 'nextMissing' })
  }
  const openSource = openApplicant && { applicant: openApplicant, from: openStage }
  useStageShortcuts({
    openStage: open === undefined ? undefined : openStage,
    step: (by) => void step(by),
    moveTo,
    close: input.close,
    ...(input.toggleSelected ? { toggleSelected: input.toggleSelected } : {}),
  })
  const hasBeside = (by: 1 | -1) => {
    const at = positionBeside(place, by, row ?? NOTHING_LOADED)
    return at >= 0 && at < (row ?? NOTHING_LOADED).total
  }
  return {
    move,
    /** What the panel of the open applicant shows and can do. */
    panel: {
      place: row && place.kind === 'listed' ? `${numberText(place.at + 1)} dari ${numberText(row.total)}` : '',
      hasBefore: hasBeside(-1),
      hasAfter: hasBeside(1),
      step: (by) => void step(by),
      saveAndNext,
      moveTo: (to) => openSource && move(openSource, to),
      reject:
        reject &&
        openSource &&
        (() =>
          void moveAndAdvance(openSource, async () => {
            const to = await reject(openSource.applicant, openStage, moveOptions)
            return to && { to }
          })),
      close: input.close,
      onShown: () => replay(open),
    } satisfies PanelActions,
  }
}
