import { Button } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { detailOf } from '~/api/errors'
import { adminTexts } from '~/lib/texts/adminTexts'
import { numberText } from '~/lib/texts/numbers'
import { denialReason } from '~/lib/rules/rightNames'
import { allows, rights } from '~/lib/rules/rights'
import { hasWork } from '~/lib/work'
import { texts } from '~/lib/texts/texts'
import { useOnNewValue } from '~/lib/effects'
import { MAX_PEOPLE } from '~/conversation/bulk/run'
import { Pager } from '~/list/table/Pager'
import { MissingPage } from '~/list/table/MissingPage'
import { alert, alertWhy } from '~/ui/dialogs/dialogs'
import { lazyComponent } from '~/ui/lazyComponent'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { ErrorPanel, StatePanel } from '~/ui/states/StatePanel'
import { useInView } from '~/ui/useInView'
import { ApplicantCard } from './ApplicantCard'
import classes from './ApplicantList.module.css'
import { BackToReport } from '../BackToReport'
import { applicantsQuery, profileQuery } from '../queries'
import { withoutOpenApplicant, withOpenApplicant } from '../stageState'
import { StageConversation } from '../StageConversation'
import type { StageView } from '../stageView'
import { DepartedNotice } from '../moves/DepartedNotice'
import { useSeenApplicants } from '../since/seenApplicants'
import { SinceLine } from '../since/SinceLine'
import { StageToolbar } from './StageToolbar'
import { useSelection } from './useSelection'
import { useApplicantNavigation } from '../keys/useApplicantNavigation'
import { useStageShortcuts } from '../keys/stageKeys'

const ApplicantPanel = lazyComponent(
  async () => (await import('../profile/ApplicantPanel')).ApplicantPanel,
  () => <PendingScreen />,
)
const StageContacts = lazyComponent(async () => (await import('./StageContacts')).StageContacts)
const CARDS_PER_ROW = 2

const rowsOf = (cards: readonly StageCard[]) =>
  Array.from({ length: Math.ceil(cards.length / CARDS_PER_ROW) }, (_, n) =>
    cards.slice(n * CARDS_PER_ROW, (n + 1) * CARDS_PER_ROW),
  )

/** The applicants of a stage, two per row, with the open one's panel below its row (document 2 §2.6). */
export function ApplicantList(view: StageView) {
  const { stageKey, viewer, writer, stage, stages, vacancyName, listState, setListState } = view
  const client = useQueryClient()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...applicantsQuery(stageKey, listState),
    placeholderData: keepPreviousData,
  })
  const cards = useMemo(() => data?.content ?? [], [data])
  const { open } = listState
  const closedState = withoutOpenApplicant(listState)
  // The rows of the previous page cannot be selected while the next ones load: they would be gone when those come.
  const selection = useSelection(stageKey, listState, isPlaceholderData ? [] : cards)
  const { ids, selected, select, toggle } = selection
  const [contacts, setContacts] = useState<ReadonlyMap<string, string>>()
  const hasContacts = selected.length > 0 || contacts !== undefined || hasWork('actions', writer)
  const openButtons = useRef(new Map<string, HTMLButtonElement>())
  const close = () => {
    setListState(closedState, true)
    if (open !== undefined) openButtons.current.get(open)?.focus()
  }
  const seenApplicants = useSeenApplicants(writer, stageKey.klobVacancyCode)
  const { stageId } = stageKey
  // Loads the panel's code before an applicant is opened.
  useEffect(() => ApplicantPanel.preload(), [])
  const [showsAnswers, setShowsAnswers] = useState(false)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const focusList = () => headingRef.current?.focus()
  const openCard = cards.find(({ userId }) => userId === open)
  // Opening an applicant marks them as seen.
  useOnNewValue(openCard?.userId, (userId) => seenApplicants.remember(stageId, [userId]))
  const hasLeft = open !== undefined && !openCard && data !== undefined && !isPlaceholderData && !isFetching
  const navigation = useApplicantNavigation({ view, data, cards, hasLeft, selected, toggle, select, focusList })
  const { step, moveTo, toggleOpen, hasBefore, hasAfter } = navigation
  useStageShortcuts({
    view,
    openStage: navigation.isOpen ? stage : undefined,
    step,
    moveTo,
    close,
    toggleSelected: toggleOpen,
  })

  const place = openCard
    ? `${numberText((listState.page - 1) * listState.size + cards.indexOf(openCard) + 1)} dari ${numberText(data!.totalElements)}`
    : ''
  const writeToSelected = () => {
    if (selected.length > MAX_PEOPLE)
      return void alert(`Pesan dikirim ke paling banyak ${MAX_PEOPLE} pelamar sekaligus. Kurangi pilihan dahulu.`)
    if (allows(viewer.corporate.menu, rights.applicantMessages)) return view.writeTo(selected)
    void alertWhy(texts.messagesDenied, denialReason(rights.applicantMessages, viewer.corporate.corporateName))
  }
  const prefetchPage = (page: number) => void client.prefetchQuery(applicantsQuery(stageKey, { ...listState, page }))

  const isPastEnd = data !== undefined && cards.length === 0

  if (error)
    return (
      <section className="card">
        <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
      </section>
    )
  if (data?.totalElements === 0) return <EmptyStage view={view} onSeen={() => seenApplicants.remember(stageId, [])} />
  return (
    <section
      className={`stack ${classes.results}`}
      aria-label={`Pelamar tahap ${stage.text}`}
      aria-busy={isPlaceholderData || !data}
    >
      <SinceLine stageKey={stageKey} writer={writer} seenApplicants={seenApplicants} onAccepted={focusList} />
      <StageToolbar
        view={view}
        selection={selection}
        total={data?.totalElements}
        headingRef={headingRef}
        moveTo={(to) => void navigation.moveSelected(to)}
        writeMessage={vacancyName === undefined ? undefined : writeToSelected}
        replyCheck={
          hasContacts && <StageContacts view={view} cards={cards} selected={selected} onNotes={setContacts} />
        }
      />
      {hasLeft && <DepartedNotice stageKey={stageKey} stage={stage} userId={open} close={close} />}
      <p role="status" className="visually-hidden">
        {isPastEnd && `Halaman ${numberText(listState.page)} tidak ada`}
      </p>
      {isPastEnd ? (
        <MissingPage
          page={listState.page}
          pages={data.totalPages}
          onPage={(page) => setListState({ ...closedState, page })}
        />
      ) : (
        <ul className={`plain-list ${classes.cards}`} aria-label="Pelamar">
          {!data && Array.from({ length: 6 }, (_, n) => <li key={n} className={`card ${classes.skeleton}`} />)}
          {/* One flat list of keys: when the rows above the panel shift, the panel is not remounted. */}
          {rowsOf(cards).flatMap((row) => [
            ...row.map((card) => (
              <ApplicantCard
                key={card.userId}
                card={card}
                context={{ viewer, stageKey }}
                mark={seenApplicants.markOf(stageId, stages, card.userId)}
                contact={contacts?.get(card.userId)}
                onSeen={() => seenApplicants.remember(stageId, [card.userId])}
                isOpen={card.userId === open}
                isCompared={listState.basket.some(({ userId }) => userId === card.userId)}
                isChecked={ids.has(card.userId)}
                toggle={isPlaceholderData ? undefined : () => toggle(card.userId)}
                open={() => (card.userId === open ? close() : setListState(withOpenApplicant(listState, card.userId)))}
                prefetch={() => void client.prefetchQuery(profileQuery(stageKey, card.userId))}
                buttonRef={(element) => {
                  if (element) openButtons.current.set(card.userId, element)
                  else openButtons.current.delete(card.userId)
                }}
              />
            )),
            openCard && row.includes(openCard) && (
              <li key={`panel-${openCard.userId}`} className={classes.panel}>
                <ApplicantPanel
                  view={view}
                  card={openCard}
                  place={place}
                  actions={{
                    hasBefore,
                    hasAfter,
                    step,
                    moveTo: (to) => void navigation.moveOpen(to),
                    reject: () => void navigation.rejectOpen(),
                    close,
                  }}
                  answers={{ isOpen: showsAnswers, setOpen: setShowsAnswers }}
                  onShown={navigation.onShown}
                />
              </li>
            ),
          ])}
        </ul>
      )}
      {data && cards.length > 0 && (
        <Pager
          label="Halaman pelamar"
          page={listState.page}
          size={listState.size}
          sizes={[listState.size]}
          total={data.totalElements}
          onPage={(page) => setListState({ ...closedState, page })}
          onHint={prefetchPage}
          isNumbered
        />
      )}
      {openCard && (
        <StageConversation
          view={view}
          stageId={stageId}
          userId={openCard.userId}
          card={openCard}
          place={place}
          hasBefore={hasBefore}
          hasAfter={hasAfter}
          step={step}
        />
      )}
    </section>
  )
}

/** The empty state: no applicants in this stage, or none that match the filters. */
function EmptyStage({ view: { listState, setListState }, onSeen }: { view: StageView; onSeen: () => void }) {
  const ref = useRef<HTMLElement>(null)
  const isFiltered = Object.keys(listState.filters).length > 0
  useInView(ref, '', () => !isFiltered && onSeen())
  return (
    <section ref={ref} className="card">
      <StatePanel
        drawing="empty"
        title={texts.nothingFound}
        message={adminTexts.stage.noApplicants}
        action={
          isFiltered ? (
            <Button variant="default" onClick={() => setListState({ ...listState, filters: {}, page: 1 })}>
              Hapus semua filter
            </Button>
          ) : (
            <BackToReport />
          )
        }
      />
    </section>
  )
}
