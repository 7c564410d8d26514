import { useDidUpdate } from '@mantine/hooks'
import { useCorporate } from '~/components/corporate'
import { useQueryClient } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { detailOf } from '~/api/errors'
import { fullName } from '~/lib/texts/text'
import { texts } from '~/lib/texts/texts'
import { stringifySearch } from '~/lib/url/searchParams'
import { lazyDialog } from '~/ui/lazyDialog'
import { Notice } from '~/ui/messages/Notice'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { useRootMark } from '~/ui/useRootMark'
import { ErrorPanel } from '~/ui/states/StatePanel'
import classes from './Board.module.css'
import { useSentMessages } from '~/components/actions/actions'
import { applicants } from '~/api/contract/recruitment/applicants'
import { BoardColumn } from './BoardColumn'
import type { BoardActions } from './BoardCard'
import type { MoveSource } from '../navigation/useNavigation'
import { BoardContext, useBoard } from './useBoard'
import { useDeparture } from '../../pipeline/useDeparture'
import { useStageParts } from '../../pipeline/stageParts'
import { stageParams, withOpenApplicantIn } from '../../model/stageState'
import { StageConversation } from '../../panel/StageConversation'
import { StageContext, useSelection, useStage, useStageActions } from '../../pipeline/stageContext'
import type { StageKey } from '../../model/applicant'

const StageMenu = lazyDialog(async () => (await import('./StageMenu')).StageMenu)

/** The scroll position on a vacancy's board: the top applicant of each column by stage id, and the horizontal scroll. */
type BoardPosition = { tops: Map<string, string>; left: number }
const positions = new Map<string, BoardPosition>()

/** The position on a vacancy's board, in memory until the page reloads, so that Back restores it. */
function boardPosition({ corporateId, klobVacancyCode }: StageKey): BoardPosition {
  const key = `${corporateId}/${klobVacancyCode}`
  const position = positions.get(key) ?? { tops: new Map<string, string>(), left: 0 }
  positions.set(key, position)
  return position
}
function saveScrollLeft(position: BoardPosition, left: number): void {
  position.left = left
}

/** Scrolls the board sideways, and nothing else, until a column is in view. */
function showColumn(board: HTMLElement, stageId: string): void {
  const column = board.querySelector(`[data-stage="${CSS.escape(stageId)}"]`)?.getBoundingClientRect()
  if (!column) return
  const frame = board.getBoundingClientRect()
  board.scrollLeft += Math.min(0, column.left - frame.left) + Math.max(0, column.right - frame.right)
}

/** All stages of the pipeline side by side; dragging or sending a card to another column moves it (decision 'board'). */
export function Board() {
  const { stageKey, stage, stages, hasFailed } = useStage()
  const { listState, setListState } = useSelection()
  const { writer } = useCorporate()
  const { Panel } = useStageParts()
  // Loads the panel's code before an applicant is opened.
  useEffect(() => Panel.preload(), [Panel])
  const boardRef = useRef<HTMLElement>(null)
  const position = boardPosition(stageKey)
  const [menu, setMenu] = useState<MoveSource & { anchor: HTMLElement }>()
  const { mayMove, explainDenied } = useStageActions().moves
  const { move, open, ...keys } = useBoard()
  const sentAt = useSentMessages(writer, applicants.conversation.start.action?.list)
  const cardActions = useRef<BoardActions>(null)
  useImperativeHandle(cardActions, () => ({
    open: (userId, stageId) => setListState(withOpenApplicantIn(listState, userId, stageId)),
    showMenu: (card, from, anchor) => (mayMove ? setMenu({ applicant: card, from, anchor }) : void explainDenied()),
  }))

  const hasStages = stages.length > 0
  // With an open applicant the head above the board may wrap to another row.
  const isSplit = listState.open !== undefined
  useRootMark('boardSplit', isSplit)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    // The columns fill the window from the top of the board.
    setTop(boardRef.current!.getBoundingClientRect().top + window.scrollY)
  }, [hasStages, isSplit])
  useLayoutEffect(() => {
    boardRef.current!.scrollLeft = position.left
  }, [position, hasStages])
  const scrollToColumn = (stageId: string) => showColumn(boardRef.current!, stageId)
  // The keys [ and ] scroll to their column, and the board follows the open applicant, whom a key or a link may have opened.
  useDidUpdate(() => scrollToColumn(stage.id), [stage.id])
  useDidUpdate(() => {
    if (listState.open !== undefined) scrollToColumn(open.context.stage.id)
  }, [listState.open, open.context.stage.id, hasStages])

  return (
    <div>
      <section
        ref={boardRef}
        className={classes.board}
        aria-label="Papan tahap"
        // The types know no custom properties.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        style={{ '--board-top': `${top}px` } as CSSProperties}
        onScroll={({ target, currentTarget }) => {
          if (target === currentTarget) saveScrollLeft(position, currentTarget.scrollLeft)
        }}
      >
        {!hasStages && !hasFailed && <PendingScreen />}
        <BoardContext
          value={{
            ...keys,
            tops: position.tops,
            hrefOf: (userId, stageId) =>
              stringifySearch({
                ...stageParams(withOpenApplicantIn(listState, userId, stageId)),
                c: stageKey.corporateId,
              }),
            cardActions,
            drop: move,
            sentAt,
          }}
        >
          {stages.map((one) => (
            <BoardColumn key={one.id} stage={one} />
          ))}
        </BoardContext>
      </section>
      {listState.open !== undefined && hasStages && (
        <StageContext value={open.context}>
          <BoardPanel key={listState.open} userId={listState.open} open={open} />
          <StageConversation userId={listState.open} card={open.card} isAway={!open.card} actions={open.panel} />
        </StageContext>
      )}
      {menu && (
        <StageMenu
          anchor={menu.anchor}
          label={`Pindahkan ${fullName(menu.applicant)}`}
          stages={stages.filter(({ id }) => id !== menu.from.id)}
          onClose={() => setMenu(undefined)}
          onPick={(to) => {
            setMenu(undefined)
            move(menu, to)
          }}
        />
      )}
    </div>
  )
}

type PanelProps = {
  userId: string
  /** The column that the applicant was opened from, with their card and position if they are loaded. */
  open: ReturnType<typeof useBoard>['open']
}

/** The open applicant beside the board, by userId and column: their card need not be loaded. */
function BoardPanel({ userId, open: { applicant, card, failure, panel } }: PanelProps) {
  const { stageKey, stage } = useStage()
  const { writer } = useCorporate()
  const { Panel, markAsSeen } = useStageParts()
  const client = useQueryClient()
  const found = useDeparture(stageKey, stage, userId, !card)
  const departure = card ? undefined : found
  // Opening an applicant marks them as seen, but not the rest of the stage.
  const isSeen = applicant !== undefined && !departure
  useEffect(() => {
    if (isSeen) markAsSeen(client, writer, stageKey, [userId])
  }, [client, writer, stageKey, userId, isSeen, markAsSeen])
  return (
    <div className={classes.side}>
      {departure && (
        <Notice>
          {departure}{' '}
          <button type="button" className="link-button" onClick={panel.close}>
            Tutup
          </button>
        </Notice>
      )}
      <div className={classes.sheet}>
        {applicant ? (
          <Panel card={applicant} actions={panel} />
        ) : failure?.error ? (
          <ErrorPanel message={texts.failed} detail={detailOf(failure.error)} retry={() => void failure.refetch()} />
        ) : (
          <PendingScreen />
        )}
      </div>
    </div>
  )
}
