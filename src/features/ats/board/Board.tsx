import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import { fullName } from '~/lib/texts/text'
import { stringifySearch } from '~/lib/url/searchParams'
import { lazyComponent } from '~/ui/lazyComponent'
import { PendingScreen } from '~/ui/states/PendingScreen'
import classes from './Board.module.css'
import { useSentMessages } from '~/components/actions/useSentMessages'
import { applicants } from '~/api/contract/recruitment/applicants'
import { BoardColumn } from './BoardColumn'
import { BoardPanel } from './BoardPanel'
import { keepLeft, placeOf } from './boardPlace'
import { TabTarget } from './TabTarget'
import { useBoard } from './useBoard'
import type { Held } from './touchDrag'
import { stageParams, withOpenApplicantIn } from '../readStage'
import { StageConversation } from '../StageConversation'
import type { StageView } from '../stageView'

const StageMenu = lazyComponent(async () => (await import('../moves/StageMenu')).StageMenu)

/** All stages of the pipeline side by side; who is dragged or sent to another column moves (decision 'board'). */
export function Board(view: StageView) {
  const { stageKey, stage, stages, hasFailed, listState, setListState } = view
  const boardRef = useRef<HTMLElement>(null)
  const place = placeOf(stageKey.corporateId, stageKey.klobVacancyCode)
  const [menu, setMenu] = useState<{ card: StageCard; from: Option; anchor: HTMLElement }>()
  const { mayMove, refuse, active, focus, activate, aside, move, refuseOpen, open } = useBoard(view)
  const sentAt = useSentMessages(view.writer, applicants.conversation.start.name)
  const hrefOf = (userId: string, stageId: string) =>
    stringifySearch({ ...stageParams(withOpenApplicantIn(listState, userId, stageId)), c: stageKey.corporateId })
  const drop = ({ card, from }: Held, to: Option) => void move({ applicant: card, from }, to)

  // The columns reach from where the board begins to the end of the window.
  const [top, setTop] = useState(0)
  const hasStages = stages.length > 0
  // Beside an open applicant the tabs above it may need another row.
  const isSplit = listState.open !== undefined
  useLayoutEffect(() => {
    setTop(boardRef.current!.getBoundingClientRect().top + window.scrollY)
  }, [hasStages, isSplit])
  useLayoutEffect(() => {
    boardRef.current!.scrollLeft = place.left
  }, [place, hasStages])
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    // Choosing a tab scrolls to its column.
    const column = boardRef.current?.querySelector(`[data-stage="${CSS.escape(stage.id)}"]`)
    column?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [stage.id])

  return (
    <div className={classes.split} data-open={isSplit || undefined}>
      <section
        ref={boardRef}
        className={classes.board}
        aria-label="Papan tahap"
        style={{ '--board-top': `${top}px` } as CSSProperties}
        onScroll={({ target, currentTarget }) => {
          if (target === currentTarget) keepLeft(place, currentTarget.scrollLeft)
        }}
      >
        {!hasStages && !hasFailed && <PendingScreen />}
        {stages.map((one) => (
          <BoardColumn
            key={one.id}
            stageKey={{ ...stageKey, stageId: one.id }}
            writer={view.writer}
            stage={one}
            listState={listState}
            mayMove={mayMove}
            tops={place.tops}
            active={active[one.id]}
            focus={focus.stageId === one.id ? focus.time : undefined}
            onActive={(card, withFocus) => activate(one.id, card, withFocus)}
            onAside={(by) => aside(one.id, by)}
            onDrop={(held) => drop(held, one)}
            sentAt={sentAt}
            hrefOf={hrefOf}
            onOpen={(userId, stageId) =>
              setListState(withOpenApplicantIn(listState, userId, stageId), listState.open !== undefined)
            }
            onMenu={(card, anchor) => (mayMove ? setMenu({ card, from: one, anchor }) : void refuse())}
          />
        ))}
        {stages.map((one) => (
          <TabTarget key={one.id} stage={one} onDrop={(held) => drop(held, one)} />
        ))}
      </section>
      {listState.open !== undefined && hasStages && (
        <BoardPanel
          key={listState.open}
          view={view}
          stage={open.stage}
          userId={listState.open}
          card={open.card}
          place={open.place}
          actions={{
            hasBefore: open.hasBefore,
            hasAfter: open.hasAfter,
            step: open.step,
            close: open.close,
            mayMove,
          }}
          moveTo={(applicant, to) => void move({ applicant, from: open.stage }, to)}
          refuse={(applicant) => void refuseOpen(applicant)}
          onShown={open.onShown}
        />
      )}
      {listState.open !== undefined && hasStages && (
        <StageConversation
          view={view}
          stageId={open.stage.id}
          userId={listState.open}
          card={open.card}
          place={open.place}
          hasBefore={open.hasBefore}
          hasAfter={open.hasAfter}
          step={open.step}
        />
      )}
      {menu && (
        <StageMenu
          anchor={menu.anchor}
          label={`Pindahkan ${fullName(menu.card)}`}
          stages={stages.filter(({ id }) => id !== menu.from.id)}
          onClose={() => setMenu(undefined)}
          onPick={(to) => {
            setMenu(undefined)
            drop(menu, to)
          }}
        />
      )}
    </div>
  )
}
