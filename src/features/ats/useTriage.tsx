import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ApplicantProfile, StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import type { Paged } from '~/api/endpoint'
import { logStage } from '~/components/logStage'
import { fullName } from '~/lib/texts/text'
import { whyDenied } from '~/lib/rules/rightNames'
import { rights } from '~/lib/rules/rights'
import { texts } from '~/lib/texts/texts'
import { alertWhy } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { shortcuts } from '~/ui/keys/shortcuts'
import { useShortcuts, useShortcutsOn } from '~/ui/keys/useShortcuts'
import { notesId, unsavedNote } from './notes/notesRecord'
import { fileIds } from './profile/fileIds'
import { applicantsQuery, countsQuery, profileQuery } from './queries'
import { closed, opened } from './readStage'
import type { StageView } from './stageView'
import { atStage } from './stageVisit'
import { useKeyQueue } from './useKeyQueue'
import type { Applicant } from './moves/whereabouts'

const NOBODY = 'Buka pelamar dahulu.'

type Input = {
  view: StageView
  data: Paged<StageCard> | undefined
  /** The page's applicants as they are shown. */
  cards: readonly StageCard[]
  picked: readonly StageCard[]
  toggle: (userId: string) => void
  check: (ids: Iterable<string>) => void
  close: () => void
  /** Opens the conversation with the open applicant. */
  write: () => void
  mayMove: boolean
  /** Moves the focus to the heading of the list. */
  focusList: () => void
}

/**
 * Going through a stage one applicant after the other, over the borders of pages, by buttons or by keys (decision
 * 'triage'). Who is next is known before a move, since the list closes up behind whoever left.
 */
export function useTriage({
  view,
  data,
  cards: shownCards,
  picked,
  toggle,
  check,
  close,
  write,
  mayMove,
  focusList,
}: Input) {
  const { at, viewer, stage, stages, asked, ask, moves, isShown } = view
  const client = useQueryClient()
  const [said, setSaid] = useState('')
  // Assistive technology announces changes only, so a repeated message needs a difference.
  const say = (text: string) => setSaid((was) => (was === text ? `${text}\u00A0` : text))
  const isOn = useShortcutsOn()
  const queue = useKeyQueue(isOn)
  // Until the list is loaded again it still holds whoever just left; no key means them any more.
  const [left, setLeft] = useState<{ data: unknown; ids: readonly string[] }>({ data, ids: [] })
  const gone = left.data === data ? left.ids : []
  const cards = gone.length === 0 ? shownCards : shownCards.filter(({ userId }) => !gone.includes(userId))
  const pages = data?.totalPages ?? 1
  const index = cards.findIndex(({ userId }) => userId === asked.open)
  const isOpen = index >= 0

  const onPage = async (page: number) => (await client.fetchQuery(applicantsQuery(at, { ...asked, page }))).content
  /** The applicant after or before the open one, and on which page; undefined at either end. */
  async function neighbour(by: 1 | -1) {
    const near = cards[index + by]
    if (near) return { card: near, page: asked.page }
    const page = asked.page + by
    if (page < 1 || page > pages) return undefined
    const content = await onPage(page)
    const card = by === 1 ? content[0] : content.at(-1)
    return card && { card, page }
  }
  const isStepping = useRef(false)
  /** Opens the applicant after or before; false when there is none. */
  async function step(by: 1 | -1): Promise<boolean> {
    if (isStepping.current) return false
    isStepping.current = true
    try {
      const next = isOpen
        ? await neighbour(by)
        : cards[0] && { card: by === 1 ? cards[0] : cards.at(-1)!, page: asked.page }
      if (next) ask(opened({ ...asked, page: next.page }, next.card.userId), isOpen)
      else say(by === 1 ? 'Ini pelamar terakhir.' : 'Ini pelamar pertama.')
      return next !== undefined
    } catch (error) {
      await notify(error instanceof Error ? error.message : texts.failed, 'failed')
      return false
    } finally {
      isStepping.current = false
    }
  }

  const noteOn = (applicants: readonly Applicant[]) => unsavedNote(viewer.userId, at, applicants)
  async function moveOpen(to: Option) {
    const card = cards[index]
    if (!card) return
    const next = await neighbour(1).catch(() => undefined)
    const outcome = await moves.move(
      { at, applicants: [card], from: stage, to },
      { isSilent: true, note: noteOn([card]), isShown, onConfirmed: queue.hold },
    )
    if (!outcome || outcome.moved.length === 0) {
      if (queue.drop() > 0) say('Tombol yang ditekan diabaikan karena pelamar tidak dipindahkan.')
      return
    }
    setLeft({ data, ids: [...gone, card.userId] })
    say(`${fullName(card)} dipindahkan ke ${to.text}.`)
    const after = next?.card ?? cards[index - 1]
    // The list closes up: whoever stood first on the next page now stands last on this one.
    if (after) ask(opened(asked, after.userId), true)
    else {
      queue.drop()
      ask({ ...closed(asked), page: Math.max(1, asked.page - 1) }, true)
    }
  }
  async function movePicked(to: Option) {
    const outcome = await moves.move({ at, applicants: picked, from: stage, to }, { note: noteOn(picked), isShown })
    if (!outcome) return
    focusList()
    // Who could not be moved stays checked, to be tried again; else the list begins anew (document 2 §4.5).
    check(outcome.failed)
    if (outcome.failed.length === 0) ask({ ...closed(asked), page: 1 }, true)
    else if (asked.open !== undefined && outcome.moved.includes(asked.open)) ask(closed(asked), true)
  }
  async function moveTo(to: Option | undefined) {
    if (!to) return
    if (!mayMove) return alertWhy(texts.noAccess.message, whyDenied(rights.stageMove, viewer.corporate.corporateName))
    if (to.id === stage.id) return say(`Pelamar sudah di tahap ${to.text}.`)
    if (picked.length > 0) return movePicked(to)
    if (isOpen) return moveOpen(to)
    say('Buka atau pilih pelamar dahulu.')
  }
  const pickOpen = () => {
    const card = cards[index]
    if (!card) return say(NOBODY)
    toggle(card.userId)
    const isPicked = picked.includes(card)
    say(`${fullName(card)} ${isPicked ? 'batal dipilih' : 'dipilih'}, ${picked.length + (isPicked ? -1 : 1)} dipilih.`)
  }

  /** Acts on the next key that was pressed while a move was under way, now that its applicant is open. */
  async function onShown(): Promise<void> {
    const key = queue.next()
    if (key === undefined) return
    if (key === 'x') pickOpen()
    else if (key === 'j' || key === 'k') {
      if (await step(key === 'j' ? 1 : -1)) return
    } else {
      queue.drop()
      return void moveTo(stages[Number(key) - 1])
    }
    return onShown()
  }
  /** Presses a link or button of the panel; without it the reason is said. */
  const press = (id: string, missing: (profile: ApplicantProfile) => string) => {
    if (!isOpen || asked.open === undefined) return say(NOBODY)
    const profile = client.getQueryData(profileQuery(at, asked.open).queryKey)
    const element = document.getElementById(id)?.querySelector<HTMLElement>('a, button')
    if (element) element.click()
    else say(profile ? missing(profile) : 'Profil masih dimuat.')
  }
  const writeNote = () => (isOpen ? document.getElementById(notesId)?.focus() : say(NOBODY))
  function goToStage(by: 1 | -1) {
    const to = stages[stages.findIndex(({ id }) => id === stage.id) + by]
    if (!to) return say(by === 1 ? 'Ini tahap terakhir.' : 'Ini tahap pertama.')
    const counts = client.getQueryData(countsQuery(client, at, view.position).queryKey)
    const vacancy = counts?.find((one) => one.klobVacancyCode === at.klobVacancyCode)
    logStage(at, vacancy?.stageCounter.find(({ id }) => id === to.id)?.count)
    ask(atStage(asked, to))
  }

  useShortcuts({
    j: { label: 'Pelamar berikutnya', run: () => void step(1) },
    k: { label: 'Pelamar sebelumnya', run: () => void step(-1) },
    x: { label: 'Pilih atau batal pilih pelamar yang dibuka', run: pickOpen },
    ...Object.fromEntries(
      stages
        .slice(0, 9)
        .map((to, n) => [String(n + 1), { label: `Pindahkan ke ${to.text}`, run: () => void moveTo(to) }]),
    ),
    '[': { label: 'Tahap sebelumnya', run: () => goToStage(-1) },
    ']': { label: 'Tahap berikutnya', run: () => goToStage(1) },
    c: { label: 'Buka CV', run: () => press(fileIds.cv, () => 'Anda tidak memiliki akses ke CV pelamar ini.') },
    p: {
      label: 'Buka portofolio',
      run: () =>
        press(fileIds.portfolio, ({ hasRoleToDownloadPortofolio }) =>
          hasRoleToDownloadPortofolio
            ? 'Pelamar ini tidak memiliki portofolio.'
            : 'Anda tidak memiliki akses ke portofolio pelamar ini.',
        ),
    },
    n: { label: 'Tulis catatan', run: writeNote },
    m: { label: 'Tulis pesan ke pelamar', run: () => (isOpen ? write() : say(NOBODY)) },
    u: { label: 'Urungkan pemindahan terakhir', run: () => void moves.undo() },
    escape: { label: 'Keluar dari catatan, lalu tutup panel pelamar', run: () => isOpen && close() },
  })

  // Prefetch the next applicant while this one is read.
  const nextId = cards[index + 1]?.userId
  const isLast = isOpen && nextId === undefined && asked.page < pages
  useEffect(() => {
    if (!isOpen) return
    if (nextId !== undefined) void client.prefetchQuery(profileQuery(at, nextId))
    if (!isLast) return
    void client.fetchQuery(applicantsQuery(at, { ...asked, page: asked.page + 1 })).then(
      ({ content }) => content[0] && client.prefetchQuery(profileQuery(at, content[0].userId)),
      () => undefined,
    )
    // The rest of what is asked does not change without one of these.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, at, isOpen, nextId, isLast, asked.page])

  return {
    said,
    shortcuts: { isOn, show: () => shortcuts.showHelp(true) },
    panel: {
      hasBefore: index > 0 || asked.page > 1,
      hasAfter: index < cards.length - 1 || asked.page < pages,
      step: (by: 1 | -1) => void step(by),
      writeNote,
    },
    onShown: () => void onShown(),
    moveOpen,
    movePicked,
  }
}
