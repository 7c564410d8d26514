import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { applicants } from '~/api/contract/recruitment/applicants'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { detailOf } from '~/api/errors'
import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { allows, rights } from '~/lib/rules/rights'
import { useConversation } from '~/conversation/useConversation'
import { withApplicant } from '~/conversation/withApplicant'
import { Pager } from '~/list/table/Pager'
import { MissingPage } from '~/list/table/MissingPage'
import { lazyComponent } from '~/ui/lazyComponent'
import { notify } from '~/ui/messages/notify'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { ErrorPanel } from '~/ui/states/StatePanel'
import { ApplicantCard } from './ApplicantCard'
import classes from './ApplicantList.module.css'
import { EmptyStage } from './EmptyStage'
import { applicantsQuery, profileQuery } from '../queries'
import { closed, opened } from '../readStage'
import type { StageView } from '../stageView'
import { DepartedNotice } from '../moves/DepartedNotice'
import { StageToolbar } from './StageToolbar'
import { useTriage } from '../useTriage'

const ApplicantPanel = lazyComponent(
  async () => (await import('../profile/ApplicantPanel')).ApplicantPanel,
  () => <PendingScreen />,
)
const IN_A_ROW = 2

const rowsOf = (cards: readonly StageCard[]) =>
  Array.from({ length: Math.ceil(cards.length / IN_A_ROW) }, (_, n) => cards.slice(n * IN_A_ROW, (n + 1) * IN_A_ROW))

/** The applicants of a stage, two in a row, the open one's panel under its row (document 2 §2.6). */
export function ApplicantList(view: StageView) {
  const { at, viewer, stage, targets, position, asked, ask } = view
  const client = useQueryClient()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...applicantsQuery(at, asked),
    placeholderData: keepPreviousData,
  })
  const cards = useMemo(() => data?.content ?? [], [data])
  // What is checked belongs to what was asked: another page or filter starts anew (document 2 §4.5), and says so.
  const { open } = asked
  const list = closed(asked)
  const listKey = JSON.stringify(list)
  const [checked, setChecked] = useState({ listKey, ids: new Set<string>(), dropped: 0 })
  if (checked.listKey !== listKey) setChecked({ listKey, ids: new Set(), dropped: checked.ids.size })
  useEffect(() => {
    if (checked.dropped > 0)
      void notify(`Pilihan atas ${numberText(checked.dropped)} pelamar dilepas karena daftarnya berganti`, 'info')
  }, [checked])
  const { ids } = checked
  const picked = cards.filter(({ userId }) => ids.has(userId))
  const check = (next: Iterable<string>) => setChecked({ listKey, ids: new Set(next), dropped: 0 })
  const toggle = (userId: string) => check(ids.has(userId) ? [...ids].filter((id) => id !== userId) : [...ids, userId])
  const mayMove = allows(viewer.corporate.menu, rights.stageMove)
  const openRef = useRef(new Map<string, HTMLButtonElement>())
  const close = () => {
    ask(list, true)
    if (open !== undefined) openRef.current.get(open)?.focus()
  }
  const write = () => ask({ ...asked, isWriting: true }, true)
  // At hand before somebody is opened.
  useEffect(() => ApplicantPanel.preload(), [])
  const [showsAnswers, setShowsAnswers] = useState(false)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const focusList = () => headingRef.current?.focus()
  const triage = useTriage({ view, data, cards, picked, toggle, check, close, write, mayMove, focusList })

  const shown = cards.find(({ userId }) => userId === open)
  const hasLeft = open !== undefined && !shown && data !== undefined && !isPlaceholderData && !isFetching
  const place = shown && (asked.page - 1) * asked.size + cards.indexOf(shown) + 1
  const conversation = useConversation({
    // The first message names the position, so it waits for its name.
    with:
      asked.isWriting && shown && position
        ? withApplicant(applicants.talk)(
            {
              userId: shown.userId,
              name: fullName(shown),
              vacancy: { name: position, klobVacancyCode: at.klobVacancyCode },
            },
            viewer,
          )
        : undefined,
    right: rights.applicantMessages,
    viewer,
    close: () => ask({ ...asked, isWriting: false }, true),
  })
  useEffect(() => {
    if (!data || isPlaceholderData || asked.page >= data.totalPages) return
    // The next page is at hand when the last card of this one is left.
    void client.prefetchQuery(applicantsQuery(at, { ...asked, page: asked.page + 1 }))
  }, [client, at, asked, data, isPlaceholderData])

  const hintPage = (page: number) => void client.prefetchQuery(applicantsQuery(at, { ...asked, page }))

  if (error)
    return (
      <section className="card">
        <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
      </section>
    )
  if (data?.totalElements === 0) return <EmptyStage asked={asked} ask={ask} />
  return (
    <section
      className={classes.results}
      aria-label={`Pelamar tahap ${stage.text}`}
      aria-busy={isPlaceholderData || !data}
    >
      <p role="status" className="visually-hidden">
        {triage.said}
      </p>
      <StageToolbar
        asked={asked}
        ask={ask}
        targets={targets}
        total={data?.totalElements}
        picked={picked.length}
        headingRef={headingRef}
        isAllPicked={cards.length > 0 && picked.length === cards.length}
        pickAll={(all) => check(all ? cards.map(({ userId }) => userId) : [])}
        mayMove={mayMove}
        moveTo={(to) => void triage.movePicked(to)}
        shortcuts={triage.shortcuts}
      />
      {hasLeft && <DepartedNotice at={at} stage={stage} userId={open} close={close} />}
      {data && cards.length === 0 ? (
        <MissingPage page={asked.page} pages={data.totalPages} onPage={(page) => ask({ ...list, page })} />
      ) : (
        <ul className={classes.cards} aria-label="Pelamar">
          {!data && Array.from({ length: 6 }, (_, n) => <li key={n} className={`card ${classes.skeleton}`} />)}
          {rowsOf(cards).map((row) => (
            <Fragment key={row[0]!.userId}>
              {row.map((card) => (
                <ApplicantCard
                  key={card.userId}
                  card={card}
                  draftOf={{ viewer, at }}
                  isOpen={card.userId === open}
                  isChecked={ids.has(card.userId)}
                  toggle={() => toggle(card.userId)}
                  open={() => (card.userId === open ? close() : ask(opened(asked, card.userId)))}
                  hint={() => void client.prefetchQuery(profileQuery(at, card.userId))}
                  buttonRef={(element) => {
                    if (element) openRef.current.set(card.userId, element)
                    else openRef.current.delete(card.userId)
                  }}
                />
              ))}
              {shown && row.includes(shown) && (
                <li className={classes.panel}>
                  <ApplicantPanel
                    key={shown.userId}
                    view={view}
                    card={shown}
                    place={`${numberText(place!)} dari ${numberText(data!.totalElements)}`}
                    actions={{
                      ...triage.panel,
                      mayMove,
                      moveTo: (to) => void triage.moveOpen(to),
                      write,
                      close,
                    }}
                    answers={{ isOpen: showsAnswers, setOpen: setShowsAnswers }}
                    onShown={triage.onShown}
                  />
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      )}
      {data && cards.length > 0 && (
        <Pager
          label="Halaman pelamar"
          page={asked.page}
          size={asked.size}
          sizes={[asked.size]}
          total={data.totalElements}
          onPage={(page) => ask({ ...list, page })}
          onHint={hintPage}
          isNumbered
        />
      )}
      {conversation}
    </section>
  )
}
