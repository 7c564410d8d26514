import { useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import { fullName } from '~/lib/texts/text'
import { allows, rights } from '~/lib/rules/rights'
import { whyDenied } from '~/lib/rules/rightNames'
import { texts } from '~/lib/texts/texts'
import { alertWhy } from '~/ui/dialogs/dialogs'
import { lazyComponent } from '~/ui/lazyComponent'
import { PendingScreen } from '~/ui/states/PendingScreen'
import classes from './Board.module.css'
import { BoardColumn, type Held } from './BoardColumn'
import { unsavedNote } from '../notes/notesRecord'
import type { StageView } from '../stageView'

const StageMenu = lazyComponent(async () => (await import('../moves/StageMenu')).StageMenu)

/** All stages of the pipeline side by side; who is dragged or sent to another column moves (decision 'board'). */
export function Board({ at, viewer, stages, hasFailed, asked, moves, isShown }: StageView) {
  const [held, setHeld] = useState<Held>()
  const [menu, setMenu] = useState<Held & { anchor: HTMLElement }>()
  const [said, setSaid] = useState('')
  const columnRefs = useRef(new Map<string, HTMLElement>())
  const mayMove = allows(viewer.corporate.menu, rights.stageMove)

  async function moveTo({ card, from }: Held, to: Option) {
    const note = unsavedNote(viewer.userId, at, [card])
    const outcome = await moves.move({ at, applicants: [card], from, to }, { isSilent: true, note, isShown })
    if (!outcome || outcome.moved.length === 0 || !isShown()) return
    setSaid(`${fullName(card)} dipindahkan ke ${to.text}.`)
    // The card has left the place that had the focus.
    columnRefs.current.get(to.id)?.focus()
  }
  return (
    <section className={classes.board} aria-label="Papan tahap">
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {stages.length === 0 && !hasFailed && <PendingScreen />}
      {stages.map((stage) => (
        <BoardColumn
          key={stage.id}
          at={{ ...at, stageId: stage.id }}
          stage={stage}
          asked={asked}
          held={held}
          headingRef={(element) => {
            if (element) columnRefs.current.set(stage.id, element)
          }}
          onHold={mayMove ? setHeld : undefined}
          onDrop={(dropped) => {
            setHeld(undefined)
            void moveTo(dropped, stage)
          }}
          onMenu={(card: StageCard, anchor) =>
            mayMove
              ? setMenu({ card, from: stage, anchor })
              : void alertWhy(texts.noAccess.message, whyDenied(rights.stageMove, viewer.corporate.corporateName))
          }
        />
      ))}
      {menu && (
        <StageMenu
          anchor={menu.anchor}
          label={`Pindahkan ${fullName(menu.card)}`}
          stages={stages.filter(({ id }) => id !== menu.from.id)}
          onClose={() => setMenu(undefined)}
          onPick={(to) => {
            setMenu(undefined)
            void moveTo(menu, to)
          }}
        />
      )}
    </section>
  )
}
