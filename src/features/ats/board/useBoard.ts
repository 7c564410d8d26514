import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import { numberText } from '~/lib/texts/numbers'
import { fullName } from '~/lib/texts/text'
import { allows, rights } from '~/lib/rules/rights'
import { whyDenied } from '~/lib/rules/rightNames'
import { texts } from '~/lib/texts/texts'
import { alertWhy } from '~/ui/dialogs/dialogs'
import { useShortcuts, useShortcutsOn } from '~/ui/keys/useShortcuts'
import { type Column, columnQuery } from './columns'
import { unsavedNote } from '../notes/notesRecord'
import type { Applicant } from '../moves/whereabouts'
import { closed, openedAt } from '../readStage'
import type { StageView } from '../stageView'
import { useKeyQueue } from '../useKeyQueue'

/** Somebody who is to move, and the stage they come from. */
type Mover = { applicant: Applicant; from: Option }

/**
 * What is done on the board: who has the focus in each column, who is open, and moving. A move keeps the place: whoever
 * closes up is next, in the panel or in the column.
 */
export function useBoard({ at, viewer, stage, stages, asked, ask, moves, isShown }: StageView) {
  const client = useQueryClient()
  const [said, setSaid] = useState('')
  /** The card of each column that Tab leads to, and the column whose card is to get the focus. */
  const [active, setActive] = useState<Readonly<Record<string, string>>>({})
  const [focus, setFocus] = useState({ stageId: '', time: 0 })
  const queue = useKeyQueue(useShortcutsOn())
  const mayMove = allows(viewer.corporate.menu, rights.stageMove)
  const refuse = () => alertWhy(texts.noAccess.message, whyDenied(rights.stageMove, viewer.corporate.corporateName))

  const cardsOf = (stageId: string) =>
    client.getQueryData<Column>(columnQuery(client, { ...at, stageId }, asked).queryKey)?.cards ?? []
  const activeIn = (stageId: string) => {
    const cards = cardsOf(stageId)
    return cards.find(({ userId }) => userId === active[stageId]) ?? cards[0]
  }
  function activate(stageId: string, card: StageCard | undefined, withFocus: boolean) {
    if (card) setActive((was) => ({ ...was, [stageId]: card.userId }))
    if (withFocus) setFocus((was) => ({ stageId, time: was.time + 1 }))
  }
  const openStage = stages.find(({ id }) => id === asked.openStage) ?? stage
  // The column loads it; whoever is open has a place once it is there.
  const { data: openColumn } = useQuery({
    ...columnQuery(client, { ...at, stageId: openStage.id }, asked),
    enabled: false,
  })
  const openCards = openColumn?.cards ?? []
  const openIndex = openCards.findIndex(({ userId }) => userId === asked.open)
  const openCard = openCards[openIndex]
  function close() {
    ask(closed(asked), true)
    activate(openStage.id, openCard, true)
  }
  function step(by: 1 | -1) {
    const card = openCards[openIndex + by]
    if (asked.open === undefined) activate(stage.id, activeIn(stage.id), true)
    else if (card && openIndex >= 0) ask(openedAt(asked, card.userId, openStage.id), true)
    else setSaid(by === 1 ? 'Ini pelamar terakhir.' : 'Ini pelamar pertama.')
  }
  function aside(stageId: string, by: 1 | -1) {
    const to = stages[stages.findIndex(({ id }) => id === stageId) + by]
    if (to) activate(to.id, activeIn(to.id), true)
  }

  async function move({ applicant, from }: Mover, to: Option) {
    const cards = cardsOf(from.id)
    const index = cards.findIndex(({ userId }) => userId === applicant.userId)
    const after = cards[index + 1] ?? cards[index - 1]
    const outcome = await moves.move(
      { at: { ...at, stageId: from.id }, applicants: [applicant], from, to },
      { isSilent: true, note: unsavedNote(viewer.userId, at, [applicant]), isShown, onConfirmed: queue.hold },
    )
    if (!isShown()) return
    const hasMoved = outcome !== undefined && outcome.moved.length > 0
    if (hasMoved) setSaid(`${fullName(applicant)} dipindahkan ke ${to.text}.`)
    else if (queue.drop() > 0) setSaid('Tombol yang ditekan diabaikan karena pelamar tidak dipindahkan.')
    if (asked.open !== applicant.userId) activate(from.id, hasMoved ? after : cards[index], true)
    else if (hasMoved && after) ask(openedAt(asked, after.userId, from.id), true)
    else if (hasMoved) close()
  }
  function moveBy(number: number, mover: Mover | undefined) {
    const to = stages[number - 1]
    if (!to) return
    if (!mayMove) return void refuse()
    if (!mover) setSaid('Buka atau pilih pelamar dahulu.')
    else if (to.id === mover.from.id) setSaid(`Pelamar sudah di tahap ${to.text}.`)
    else void move(mover, to)
  }
  /** Acts on a key that was pressed while a move was under way, now that the next one has the focus. */
  function onNext(mover: Mover | undefined) {
    const key = queue.next()
    if (key === undefined) return
    queue.drop()
    if (/\d/.test(key)) moveBy(Number(key), mover)
    else if (key !== 'x') step(key === 'j' ? 1 : -1)
  }
  const moverIn = (stageId: string | undefined): Mover | undefined => {
    const from = stages.find(({ id }) => id === stageId)
    const applicant = from && activeIn(from.id)
    return applicant && { applicant, from }
  }
  const openMover = openCard && { applicant: openCard, from: openStage }
  useEffect(() => {
    if (focus.time > 0) onNext(moverIn(focus.stageId))
    // Once for each time that a card gets the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [focus])
  /** Who is meant by a number: the card with the focus, else who is open. */
  const meant = () => moverIn(document.activeElement?.closest<HTMLElement>('[data-stage]')?.dataset.stage) ?? openMover
  useShortcuts({
    j: { label: 'Pelamar berikutnya', run: () => step(1) },
    k: { label: 'Pelamar sebelumnya', run: () => step(-1) },
    ...Object.fromEntries(
      stages
        .slice(0, 9)
        .map((to, n) => [String(n + 1), { label: `Pindahkan ke ${to.text}`, run: () => moveBy(n + 1, meant()) }]),
    ),
    u: { label: 'Urungkan pemindahan terakhir', run: () => void moves.undo() },
    escape: { label: 'Tutup panel pelamar', run: () => asked.open !== undefined && close() },
  })
  return {
    said,
    mayMove,
    refuse,
    active,
    focus,
    activate,
    aside,
    move,
    open: {
      stage: openStage,
      card: openCard,
      place: openCard ? `${numberText(openIndex + 1)} dari ${numberText(openColumn!.total)}` : '',
      hasBefore: openIndex > 0,
      hasAfter: openIndex >= 0 && openIndex < openCards.length - 1,
      step,
      close,
      onShown: () => onNext(openMover),
    },
  }
}
