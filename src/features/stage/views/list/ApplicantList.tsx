import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { draftLookup } from '~/record/draftIndex'
import { detailOf } from '~/api/errors'
import { keepPreviousRows } from '~/api/queries'
import { numberText } from '~/lib/texts/numbers'
import { hasWork } from '~/lib/work'
import { useOnNewValue } from '~/lib/effects'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { pagesOfCards } from '~/list/table/pagedTable'
import { Pager } from '~/list/table/Pager'
import { MissingPage } from '~/list/table/MissingPage'
import { isFocusLost } from '~/ui/focus'
import { lazyComponent } from '~/ui/lazyComponent'
import { ErrorPanel } from '~/ui/states/StatePanel'
import { ApplicantCard, type CardActions } from './ApplicantCard'
import classes from './ApplicantList.module.css'
import { draftMark } from '../../notes/notesRecord'
import { applicantsQuery, profileQuery } from '../../pipeline/queries'
import { withoutOpenApplicant, withOpenApplicant } from '../../model/stageState'
import { StageConversation } from '../../panel/StageConversation'
import { useSelection, useStage, useStageActions } from '../../pipeline/stageContext'
import { useStageParts, useVisit } from '../../pipeline/stageParts'
import { useMessaging } from '../../pipeline/useMessaging'
import { EmptyStage } from './EmptyStage'
import { cardsUpToRow } from '../../model/openPlace'
import { StageToolbar } from './StageToolbar'
import { UnknownApplicant } from './UnknownApplicant'
import { useOnClosed } from '../navigation/useOnClosed'
import { useOpenApplicant, usePanelPosition } from './useOpenApplicant'
import { useChecked } from './useChecked'
import { useContacts } from './useContacts'
import { useListNavigation } from './useListNavigation'

const AwayNotice = lazyComponent(async () => (await import('./AwayNotice')).AwayNotice)
const StageContacts = lazyComponent(async () => (await import('./StageContacts')).StageContacts)
const CARDS_PER_ROW = 2

/** The applicants of a stage, two per row, with the open one's panel below its row (document 2 §2.6). */
export function ApplicantList() {
  const { Visit } = useStageParts()
  return (
    <Visit>
      <VisitedList />
    </Visit>
  )
}

function VisitedList() {
  const { stageKey, stage } = useStage()
  const { listState, setListState } = useSelection()
  const { writeTo, rejectMany } = useStageActions()
  const { writer } = useCorporate()
  const messaging = useMessaging()
  const client = useQueryClient()
  const read = useQuery({
    ...applicantsQuery(stageKey, listState),
    placeholderData: keepPreviousRows,
  })
  const { data, error, isPlaceholderData, refetch, dataUpdatedAt } = read
  const { open, page: shownPage, size } = listState
  const closedState = withoutOpenApplicant(listState)
  const { contacts, setContacts, arrange } = useContacts(open)
  const cards = useMemo(() => arrange(data?.content ?? []), [data, arrange])
  // The rows of the previous page cannot be selected while the next ones load: they would be gone when those come.
  const selection = useChecked(stageKey, listState, isPlaceholderData ? [] : cards)
  const { ids, selected, toggle, deselect } = selection
  const hasContacts = selected.length > 0 || contacts !== undefined || hasWork('actions', writer)
  const cardsRef = useRef<HTMLUListElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const focusList = () => headingRef.current?.focus()
  const focusOpener = (userId: string | undefined) => {
    const n = cards.findIndex((card) => card.userId === userId)
    const opener = cardsRef.current?.querySelectorAll<HTMLElement>(`.${classes.opener}`)[n]
    if (opener) opener.focus()
    else focusList()
  }
  const close = () => {
    setListState(closedState)
    focusOpener(open)
  }
  useOnClosed(open, focusOpener)
  const { Panel, SinceLine } = useStageParts()
  const visit = useVisit()
  // Loads the panel's code before an applicant is opened.
  useEffect(() => Panel.preload(), [Panel])
  const row = useMemo(
    () =>
      data && !isPlaceholderData ? { cards, first: (shownPage - 1) * size, total: data.totalElements } : undefined,
    [data, cards, isPlaceholderData, shownPage, size],
  )
  const opened = useOpenApplicant(row, dataUpdatedAt)
  const { applicant } = opened
  // Opening an applicant marks them as seen.
  useOnNewValue(opened.card?.userId, (userId) => visit.remember([userId]))
  const { panel, moveSelected, onMoved } = useListNavigation({ row, arrange, opened, selection, focusList, close })
  const writeToSelected = () => (messaging.hasRight ? writeTo(selected, deselect) : void messaging.explainDenied())
  const rejectSelected = async () => {
    await rejectMany?.(selected, { onMoved, deselect })
    // Nobody is selected any more, so the button has lost the focus.
    if (isFocusLost()) focusList()
  }
  const prefetchPage = (page: number) => void client.prefetchQuery(applicantsQuery(stageKey, { ...listState, page }))

  const isEmpty = data?.totalElements === 0
  const hasFailed = error !== null && data === undefined
  const isPastEnd = data !== undefined && !isEmpty && cards.length === 0
  const hasToolbar = !hasFailed && !isEmpty
  // The button that was pressed in the empty state is gone: the focus goes to the applicants once they are there.
  const hasSearched = useRef(false)
  useEffect(() => {
    if (!hasToolbar || !hasSearched.current) return
    hasSearched.current = false
    if (isFocusLost()) headingRef.current?.focus()
  }, [hasToolbar])
  const before = usePanelPosition(open, cards, cardsUpToRow(opened.place, listState, CARDS_PER_ROW))
  const cardActions = useRef<CardActions>(null)
  useImperativeHandle(cardActions, () => ({
    seen: (userId) => visit.remember([userId]),
    toggle,
    open: (userId) => (userId === open ? close() : setListState(withOpenApplicant(listState, userId))),
    prefetch: (userId) => void client.prefetchQuery(profileQuery(stageKey, userId)),
  }))
  const hasDraft = draftLookup(writer)
  const renderCard = (card: StageCard, n: number) => {
    const { userId } = card
    const state = {
      at: (shownPage - 1) * size + n + 1,
      of: data?.totalElements ?? cards.length,
      mark: visit.markOf(userId),
      contact: contacts?.notes.get(userId),
      draft: draftMark(hasDraft, stageKey, userId),
      isOpen: userId === open,
      isCompared: listState.basket.some((one) => one.userId === userId),
      isChecked: ids.has(userId),
      isSelectable: !isPlaceholderData,
    }
    return <ApplicantCard key={userId} card={card} state={state} actions={cardActions} />
  }
  return (
    <section
      className={`stack ${classes.results}`}
      aria-label={`Pelamar tahap ${stage.text}`}
      aria-busy={!hasFailed && (isPlaceholderData || !data)}
      data-picked={selected.length > 0 || undefined}
    >
      {hasToolbar && <SinceLine onAccepted={focusList} />}
      {hasToolbar && (
        <StageToolbar
          selection={selection}
          total={data?.totalElements}
          headingRef={headingRef}
          actions={{
            moveTo: (to) => void moveSelected(to),
            write: messaging.isNamed ? writeToSelected : undefined,
            reject: rejectMany && (() => void rejectSelected()),
          }}
          replyCheck={hasContacts && <StageContacts cards={cards} selected={selected} onContacts={setContacts} />}
        />
      )}
      {!applicant && <StaleNotice read={read} />}
      <p role="status" className="visually-hidden">
        {isPastEnd && `Halaman ${numberText(listState.page)} tidak ada`}
      </p>
      {(open !== undefined || (hasToolbar && !isPastEnd)) && (
        <ul ref={cardsRef} className={`plain-list ${classes.cards}`} aria-label="Pelamar">
          {!data &&
            !hasFailed &&
            Array.from({ length: open === undefined ? 6 : CARDS_PER_ROW }, (_, n) => (
              <li key={n} className={`card ${classes.skeleton}`} />
            ))}
          {/* One flat list of keys: when the rows above the panel shift, the panel is not remounted. */}
          {[
            ...cards.slice(0, before).map(renderCard),
            open !== undefined && (
              <li key={`panel-${open}`} className={classes.panel}>
                {applicant ? (
                  <Panel
                    card={applicant}
                    actions={panel}
                    listRead={read}
                    notice={opened.isAway && <AwayNotice opened={opened} />}
                  />
                ) : (
                  <UnknownApplicant opened={opened} close={close} />
                )}
              </li>
            ),
            ...cards.slice(before).map((card, n) => renderCard(card, before + n)),
          ]}
        </ul>
      )}
      {hasFailed ? (
        <section className="card">
          <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
        </section>
      ) : isEmpty ? (
        <EmptyStage onSeen={() => visit.remember([])} onSearch={() => void (hasSearched.current = true)} />
      ) : (
        isPastEnd && (
          <MissingPage
            page={listState.page}
            pages={data.totalPages}
            onPage={(page) => setListState({ ...closedState, page })}
          />
        )
      )}
      {data && cards.length > 0 && (
        <Pager
          label="Halaman pelamar"
          table={pagesOfCards(listState.page, listState.size, data.totalElements, (page) =>
            setListState({ ...closedState, page }),
          )}
          sizes={[listState.size]}
          onHint={prefetchPage}
          isNumbered
        />
      )}
      {open !== undefined && (
        <StageConversation userId={open} card={applicant} isAway={opened.isAway} actions={panel} />
      )}
    </section>
  )
}
