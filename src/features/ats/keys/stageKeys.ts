import { useWindowEvent } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import { logStage } from '~/components/applicant/logStage'
import { isTyping, useShortcuts, useShortcutsOn } from '~/ui/keys/shortcuts'
import { focusNotes } from '../notes/notesRecord'
import { countsQuery, profileQuery } from '../queries'
import { refuseKey, type StageView } from '../stageView'
import { withoutOpenApplicant, withStage } from '../stageState'

/** The elements that the keys C and P press. */
export const fileIds = { cv: 'profile-cv', portfolio: 'profile-portfolio' } as const
const LOADING = 'Profil masih dimuat.'

type Input = {
  view: StageView
  /** The stage that the open applicant is in; undefined with nobody open. */
  openIn: Option | undefined
  step: (by: 1 | -1) => void
  moveTo: (to: Option) => void
  close: () => void
  /** Picks the open applicant, where a list has a selection. */
  pick?: () => void
}

/** The key that takes the last move back, wherever applicants are moved. */
export const undoShortcut = ({ undo }: StageView['moves']) => ({
  u: { label: 'Urungkan pemindahan terakhir', run: () => void undo() },
})

/** The keys of a stage, the same beside the list and the board (decision 'triage'). */
export function useStageShortcuts({ view, openIn, step, moveTo, close, pick }: Input) {
  const { stageKey, stage, stages, listState, setListState, moves } = view
  const client = useQueryClient()
  const isOpen = openIn !== undefined

  /** Clicks a link or button of the panel; says the reason when it is missing. */
  function press(id: string, missing: (profile: ApplicantProfile) => string) {
    if (!isOpen || listState.open === undefined) return refuseKey()
    const { queryKey } = profileQuery({ ...stageKey, stageId: openIn.id }, listState.open)
    const profile = client.getQueryData(queryKey)
    const element = document.getElementById(id)?.querySelector<HTMLElement>('a, button')
    if (element) element.click()
    else refuseKey(profile ? missing(profile) : LOADING)
  }
  function goToStage(by: 1 | -1) {
    // Loading or failed, which is shown beside.
    if (stages.length === 0) return
    const to = stages[stages.findIndex(({ id }) => id === stage.id) + by]
    if (!to) return refuseKey(by === 1 ? 'Ini tahap terakhir.' : 'Ini tahap pertama.')
    const counts = client.getQueryData(countsQuery(client, stageKey, view.position).queryKey)
    const vacancy = counts?.find((one) => one.klobVacancyCode === stageKey.klobVacancyCode)
    logStage(stageKey, vacancy?.stageCounter.find(({ id }) => id === to.id)?.count)
    setListState(withStage(listState, to))
  }

  useShortcuts({
    j: { label: 'Pelamar berikutnya', run: () => step(1) },
    k: { label: 'Pelamar sebelumnya', run: () => step(-1) },
    ...(pick ? { x: { label: 'Pilih atau batal pilih pelamar yang dibuka', run: pick } } : {}),
    ...Object.fromEntries(
      stages.slice(0, 9).map((to, n) => [String(n + 1), { label: `Pindahkan ke ${to.text}`, run: () => moveTo(to) }]),
    ),
    '[': { label: 'Tahap sebelumnya', run: () => goToStage(-1) },
    ']': { label: 'Tahap berikutnya', run: () => goToStage(1) },
    v: {
      label: 'Daftar atau papan',
      run: () => setListState({ ...withoutOpenApplicant(listState), isBoard: !listState.isBoard, isComparing: false }),
    },
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
    n: { label: 'Tulis catatan', run: () => (isOpen ? focusNotes() || refuseKey(LOADING) : refuseKey()) },
    m: {
      label: 'Tulis pesan ke pelamar',
      run: () => (isOpen ? setListState({ ...listState, isWriting: true }, true) : refuseKey()),
    },
    ...undoShortcut(moves),
    escape: { label: 'Keluar dari catatan, lalu tutup panel pelamar', run: () => isOpen && close() },
  })
}

const QUEUED = /^[jkx1-9cdmnp]$/
/** Keys that lead out of the panel: what is pressed after them is meant for what they open. */
const LEADS_ON = /^[cdmnp]$/
const MAX_KEYS = 3

/**
 * Keys that are pressed from the confirmation of a move until the next applicant is open. They are meant for the next
 * applicant, so they wait for them, at most three; if nobody moves, or the next applicant is gone, they are dropped.
 * A key that opens something, the notes for example, is replayed then.
 */
export function useKeyQueue() {
  const isOn = useShortcutsOn()
  const state = useRef({ isWaiting: false, keys: [] as string[] })
  const onKeyDown = (event: KeyboardEvent) => {
    const { isWaiting, keys } = state.current
    const key = event.key.toLowerCase()
    if (!isOn || !isWaiting || !QUEUED.test(key)) return
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!event.repeat && keys.length < MAX_KEYS) keys.push(key)
  }
  // Before the shortcuts, which rest while a dialog is open.
  useWindowEvent('keydown', onKeyDown, true)
  return {
    hold: () => void (state.current.isWaiting = true),
    /** The next key to act on; without one, keys act at once again. */
    next(): string | undefined {
      const key = state.current.keys.shift()
      if (key === undefined) state.current.isWaiting = false
      if (key === undefined || !LEADS_ON.test(key)) return key
      const rest = state.current.keys.length
      state.current = { isWaiting: false, keys: [] }
      if (rest > 0) refuseKey('Tombol sesudahnya diabaikan: pelamar berikutnya baru dibuka.')
      // Once the shortcuts know of the next applicant.
      queueMicrotask(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
      return undefined
    },
    /** Forgets the keys; how many there were. */
    drop(): number {
      const { length } = state.current.keys
      state.current = { isWaiting: false, keys: [] }
      return length
    },
  }
}
