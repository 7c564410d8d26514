import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { pageState } from '~/lib/pageState'
import { shortcuts, useShortcutsOn } from '~/ui/keys/shortcuts'
import { keyFocus, trackKeyFocus } from '~/ui/keys/trackKeyFocus'
import { isTyping, markTyping } from '~/ui/typing'
import { notify } from '~/ui/messages/notify'
import type { Applicant } from '../../model/applicant'
import type { LoadedRow } from '../../model/openPlace'
import { type DropReason, idle, nextTriage, type TriageEffect, type TriageEvent } from '../../model/triage'

/** The message for a key that needs an open applicant. */
const NO_APPLICANT_OPEN = 'Buka pelamar dahulu.'
const PROFILE_LOADING = 'Profil masih dimuat.'
/** Shows why a key did nothing. */
export const notifyKeyIgnored = (reason = NO_APPLICANT_OPEN): void => void notify(reason, 'info')
export const notifyProfileLoading = (): void => notifyKeyIgnored(PROFILE_LOADING)

const reasons: Record<DropReason, string> = {
  notMoved: 'pelamar tidak dipindahkan',
  notSaved: 'catatan belum disimpan',
  nextMissing: 'pelamar berikutnya tidak ada lagi',
}

/** Runs a key for the shown applicant; says so while their profile is still loaded, which has the part of the key. */
function pressAgain(key: string): void {
  const shortcut = shortcuts.find(key)
  if (shortcut) shortcut.run()
  else notifyProfileLoading()
}

/**
 * The state of going through applicants (`model/triage`), the same for list and board: it follows what the screen shows
 * and which keys are pressed. `row` is undefined while it loads.
 */
export function useTriage(open: string | undefined, row: LoadedRow<Applicant> | undefined) {
  const areShortcutsOn = useShortcutsOn()
  const [store] = useState(() => pageState(idle))
  const state = useSyncExternalStore(store.subscribe, store.get)
  function dispatch(event: TriageEvent): TriageEffect | undefined {
    const next = nextTriage(store.get(), event)
    store.set(next.state)
    const { effect } = next
    if (effect?.kind === 'text') notifyKeyIgnored('Ketikan diabaikan: penyimpanan masih berjalan.')
    if (effect?.kind === 'ignored') notifyKeyIgnored(`Tombol yang ditekan diabaikan karena ${reasons[effect.reason]}.`)
    return effect
  }
  const onListed = useEffectEvent(() => dispatch({ type: 'listed', open, row }))
  useLayoutEffect(() => void onListed(), [open, row])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!areShortcutsOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    // Text whose field is gone.
    if (!keyFocus.mayAct(event)) return
    const key = event.key.toLowerCase()
    const shortcut = shortcuts.find(key)
    const isKey = shortcut !== undefined
    const effect = dispatch({ type: 'pressed', key, isKey, wait: shortcut?.wait, isRepeat: event.repeat })
    if (effect?.kind !== 'held' && effect?.kind !== 'text') return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (store.get().isText) markTyping()
  }
  // Follows each key before the queue does.
  useEffect(() => trackKeyFocus(), [])
  // In the capture phase, before the shortcuts, which are off while a dialog is open.
  useWindowEvent('keydown', onKeyDown, true)

  /** Acts on the queued keys, now that an applicant is shown; keys after a step or move wait for who comes next. */
  function replay(userId: string | undefined): void {
    const effect = dispatch({ type: 'shown', userId })
    if (effect?.kind !== 'press') return
    // After the shortcuts have been updated for the applicant.
    queueMicrotask(() => {
      pressAgain(effect.key)
      if (effect.ignored > 0) notifyKeyIgnored('Tombol sesudahnya diabaikan: pelamar berikutnya baru dibuka.')
      if (!effect.isLast && !store.get().isBusy) replay(userId)
    })
  }
  return { state, now: store.get, dispatch, replay }
}
