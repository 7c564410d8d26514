import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { detailOf } from '~/api/errors'
import { numberText } from '~/lib/texts/numbers'
import { whyDenied } from '~/lib/rules/rightNames'
import { allows, rights } from '~/lib/rules/rights'
import { hasWork } from '~/lib/storage'
import { texts } from '~/lib/texts/texts'
import { MAX_PEOPLE } from '~/conversation/bulk/run'
import { Pager } from '~/list/table/Pager'
import { MissingPage } from '~/list/table/MissingPage'
import { alert, alertWhy } from '~/ui/dialogs/dialogs'
import { lazyComponent } from '~/ui/lazyComponent'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { ErrorPanel } from '~/ui/states/StatePanel'
import { ApplicantCard } from './ApplicantCard'
import classes from './ApplicantList.module.css'
import { EmptyStage } from './EmptyStage'
import { applicantsQuery, profileQuery } from '../queries'
import { withoutOpenApplicant, withOpenApplicant } from '../readStage'
import { StageConversation } from '../StageConversation'
import type { StageView } from '../stageView'
import { focusNotes } from '../notes/notesRecord'
import { DepartedNotice } from '../moves/DepartedNotice'
import { usePeopleSeen } from '../since/peopleSeen'
import { SinceLine } from '../since/SinceLine'
import { PickAll } from './PickAll'
import { StageToolbar } from './StageToolbar'
import { useSelection } from './useSelection'
import { useApplicantNavigation } from '~/features/ats/keys/useApplicantNavigation'
import { useStageShortcuts } from '~/features/ats/keys/useStageShortcuts'

const ApplicantPanel = lazyComponent(
  async () => (await import('../profile/ApplicantPanel')).ApplicantPanel,
  () => <PendingScreen />,
)
const StageContacts = lazyComponent(async () => (await import('./StageContacts')).StageContacts)
const IN_A_ROW = 2

const rowsOf = (cards: readonly StageCard[]) =>
  Array.from({ length: Math.ceil(cards.length / IN_A_ROW) }, (_, n) => cards.slice(n * IN_A_ROW, (n + 1) * IN_A_ROW))

/** The applicants of a stage, two in a row, the open one's panel under its row (document 2 §2.6). */
export function ApplicantList(view: StageView) {
  const { stageKey, viewer, writer, stage, stages, targets, vacancyName, listState, setListState, moves } = view
  const client = useQueryClient()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...applicantsQuery(stageKey, listState),
    placeholderData: keepPreviousData,
  })
  const cards = useMemo(() => data?.content ?? [], [data])
  const { open } = listState
  const list = withoutOpenApplicant(listState)
  const selection = useSelection(stageKey, listState, cards)
  const { ids, picked, check, toggle } = selection
  const isAllPicked = cards.length > 0 && cards.every(({ userId }) => ids.has(userId))
  const isBeyondPage = picked.some(({ userId }) => !cards.some((card) => card.userId === userId))
  const [contacts, setContacts] = useState<ReadonlyMap<string, string>>()
  const hasContacts = picked.length > 0 || contacts !== undefined || hasWork('actions', writer)
  const { mayMove } = moves
  const openRef = useRef(new Map<string, HTMLButtonElement>())
  const close = () => {
    setListState(list, true)
    if (open !== undefined) openRef.current.get(open)?.focus()
  }
  const write = () => setListState({ ...listState, isWriting: true }, true)
  const people = usePeopleSeen(writer, stageKey.klobVacancyCode)
  const { stageId } = stageKey
  // At hand before somebody is opened.
  useEffect(() => ApplicantPanel.preload(), [])
  const [showsAnswers, setShowsAnswers] = useState(false)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const focusList = () => headingRef.current?.focus()
  const shown = cards.find(({ userId }) => userId === open)
  const hasLeft = open !== undefined && !shown && data !== undefined && !isPlaceholderData && !isFetching
  const navigation = useApplicantNavigation({ view, data, cards, hasLeft, picked, toggle, check, focusList })
  const { step, moveTo, pickOpen, hasBefore, hasAfter } = navigation
  useStageShortcuts({
    view,
    openIn: navigation.isOpen ? stage : undefined,
    step,
    moveTo,
    close,
    pick: pickOpen,
  })

  const shownId = shown?.userId
  const remember = useEffectEvent((userId: string) => people.remember(stageId, [userId]))
  // Opened is seen, however short.
  useEffect(() => {
    if (shownId !== undefined) remember(shownId)
  }, [shownId])
  const place = shown
    ? `${numberText((listState.page - 1) * listState.size + cards.indexOf(shown) + 1)} dari ${numberText(data!.totalElements)}`
    : ''
  const writeToPicked = () => {
    if (picked.length > MAX_PEOPLE)
      return void alert(`Pesan dikirim ke paling banyak ${MAX_PEOPLE} pelamar sekaligus. Kurangi pilihan dahulu.`)
    if (allows(viewer.corporate.menu, rights.applicantMessages)) return view.writeTo(picked)
    void alertWhy(texts.messagesDenied, whyDenied(rights.applicantMessages, viewer.corporate.corporateName))
  }
  const hintPage = (page: number) => void client.prefetchQuery(applicantsQuery(stageKey, { ...listState, page }))

  if (error)
    return (
      <section className="card">
        <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
      </section>
    )
  if (data?.totalElements === 0)
    return (
      <EmptyStage
        listState={listState}
        setListState={setListState}
        onSeen={() => Object.keys(listState.filters).length === 0 && people.remember(stageId, [])}
      />
    )
  return (
    <section
      className={classes.results}
      aria-label={`Pelamar tahap ${stage.text}`}
      aria-busy={isPlaceholderData || !data}
    >
      <SinceLine stageKey={stageKey} writer={writer} people={people} onAccepted={focusList} />
      <StageToolbar
        listState={listState}
        setListState={setListState}
        targets={mayMove ? targets : moves.refusal}
        total={data?.totalElements}
        picked={picked.length}
        headingRef={headingRef}
        isBeyondPage={isBeyondPage}
        isAllPicked={isAllPicked}
        pickAll={selection.pickPage}
        mayMove={mayMove}
        moveTo={(to) => void navigation.movePicked(to)}
        write={vacancyName === undefined ? undefined : writeToPicked}
        check={hasContacts && <StageContacts view={view} cards={cards} picked={picked} onNotes={setContacts} />}
      />
      {data && (isBeyondPage || (isAllPicked && data.totalElements > cards.length)) && (
        <PickAll
          total={data.totalElements}
          onPage={cards.length}
          picked={picked.length}
          isLoading={selection.isLoading}
          pickAll={() => void selection.pickAll()}
          pickNobody={() => selection.pickPage(false)}
        />
      )}
      {hasLeft && <DepartedNotice stageKey={stageKey} stage={stage} userId={open} close={close} />}
      {data && cards.length === 0 ? (
        <MissingPage page={listState.page} pages={data.totalPages} onPage={(page) => setListState({ ...list, page })} />
      ) : (
        <ul className={classes.cards} aria-label="Pelamar">
          {!data && Array.from({ length: 6 }, (_, n) => <li key={n} className={`card ${classes.skeleton}`} />)}
          {/* One list of keys: a row that closes up above the panel does not remount the panel. */}
          {rowsOf(cards).flatMap((row) => [
            ...row.map((card) => (
              <ApplicantCard
                key={card.userId}
                card={card}
                draftOf={{ viewer, stageKey }}
                mark={people.markOf(stageId, stages, card.userId)}
                contact={contacts?.get(card.userId)}
                onSeen={() => people.remember(stageId, [card.userId])}
                isOpen={card.userId === open}
                isCompared={listState.basket.some(({ userId }) => userId === card.userId)}
                isChecked={ids.has(card.userId)}
                toggle={() => toggle(card.userId)}
                open={() => (card.userId === open ? close() : setListState(withOpenApplicant(listState, card.userId)))}
                hint={() => void client.prefetchQuery(profileQuery(stageKey, card.userId))}
                buttonRef={(element) => {
                  if (element) openRef.current.set(card.userId, element)
                  else openRef.current.delete(card.userId)
                }}
              />
            )),
            shown && row.includes(shown) && (
              <li key={`panel-${shown.userId}`} className={classes.panel}>
                <ApplicantPanel
                  view={view}
                  card={shown}
                  place={place}
                  actions={{
                    hasBefore,
                    hasAfter,
                    step,
                    writeNote: focusNotes,
                    mayMove,
                    moveTo: (to) => void navigation.moveOpen(to),
                    refuse: () => void navigation.refuseOpen(),
                    write,
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
          onPage={(page) => setListState({ ...list, page })}
          onHint={hintPage}
          isNumbered
        />
      )}
      {shown && (
        <StageConversation
          view={view}
          stageId={stageId}
          userId={shown.userId}
          card={shown}
          place={place}
          hasBefore={hasBefore}
          hasAfter={hasAfter}
          step={step}
        />
      )}
    </section>
  )
}
