import { Button } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { detailOf } from '~/api/errors'
import { adminTexts } from '~/lib/texts/adminTexts'
import { numberText } from '~/lib/texts/numbers'
import { whyDenied } from '~/lib/rules/rightNames'
import { allows, rights } from '~/lib/rules/rights'
import { hasWork } from '~/lib/storage'
import { texts } from '~/lib/texts/texts'
import { useOnEach } from '~/lib/effects'
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
import { usePeopleSeen } from '../since/peopleSeen'
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
const IN_A_ROW = 2

const rowsOf = (cards: readonly StageCard[]) =>
  Array.from({ length: Math.ceil(cards.length / IN_A_ROW) }, (_, n) => cards.slice(n * IN_A_ROW, (n + 1) * IN_A_ROW))

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
  const list = withoutOpenApplicant(listState)
  const selection = useSelection(stageKey, listState, cards)
  const { ids, picked, check, toggle } = selection
  const [contacts, setContacts] = useState<ReadonlyMap<string, string>>()
  const hasContacts = picked.length > 0 || contacts !== undefined || hasWork('actions', writer)
  const openRef = useRef(new Map<string, HTMLButtonElement>())
  const close = () => {
    setListState(list, true)
    if (open !== undefined) openRef.current.get(open)?.focus()
  }
  const people = usePeopleSeen(writer, stageKey.klobVacancyCode)
  const { stageId } = stageKey
  // Loads the panel's code before an applicant is opened.
  useEffect(() => ApplicantPanel.preload(), [])
  const [showsAnswers, setShowsAnswers] = useState(false)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const focusList = () => headingRef.current?.focus()
  const shown = cards.find(({ userId }) => userId === open)
  // Opening an applicant marks them as seen.
  useOnEach(shown?.userId, (userId) => people.remember(stageId, [userId]))
  const hasLeft = open !== undefined && !shown && data !== undefined && !isPlaceholderData && !isFetching
  const navigation = useApplicantNavigation({ view, data, cards, hasLeft, picked, toggle, check, focusList })
  const { step, moveTo, pickOpen, hasBefore, hasAfter } = navigation
  useStageShortcuts({ view, openIn: navigation.isOpen ? stage : undefined, step, moveTo, close, pick: pickOpen })

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

  const isPastEnd = data !== undefined && cards.length === 0

  if (error)
    return (
      <section className="card">
        <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
      </section>
    )
  if (data?.totalElements === 0) return <EmptyStage view={view} onSeen={() => people.remember(stageId, [])} />
  return (
    <section
      className={`stack ${classes.results}`}
      aria-label={`Pelamar tahap ${stage.text}`}
      aria-busy={isPlaceholderData || !data}
    >
      <SinceLine stageKey={stageKey} writer={writer} people={people} onAccepted={focusList} />
      <StageToolbar
        view={view}
        selection={selection}
        total={data?.totalElements}
        headingRef={headingRef}
        moveTo={(to) => void navigation.movePicked(to)}
        write={vacancyName === undefined ? undefined : writeToPicked}
        check={hasContacts && <StageContacts view={view} cards={cards} picked={picked} onNotes={setContacts} />}
      />
      {hasLeft && <DepartedNotice stageKey={stageKey} stage={stage} userId={open} close={close} />}
      <p role="status" className="visually-hidden">
        {isPastEnd && `Halaman ${numberText(listState.page)} tidak ada`}
      </p>
      {isPastEnd ? (
        <MissingPage page={listState.page} pages={data.totalPages} onPage={(page) => setListState({ ...list, page })} />
      ) : (
        <ul className={`plain-list ${classes.cards}`} aria-label="Pelamar">
          {!data && Array.from({ length: 6 }, (_, n) => <li key={n} className={`card ${classes.skeleton}`} />)}
          {/* One flat list of keys: when the rows above the panel shift, the panel is not remounted. */}
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
                    moveTo: (to) => void navigation.moveOpen(to),
                    refuse: () => void navigation.refuseOpen(),
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
