import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { messageOf } from '~/api/errors'
import { useShortcutsOn } from '~/ui/keys/shortcuts'
import { isTyping, keyFocus, trackKeyFocus } from '~/ui/keys/trackKeyFocus'
import { notify } from '~/ui/messages/notify'
import { idle, nextTriage, type TriageEffect, type TriageEvent } from '../../model/triage'
import { notifyKeyIgnored } from './notifyKeyIgnored'
import { PROFILE_LOADING } from './stageKeys'

/** Presses a key for the open applicant; says so while their profile is still loaded, which has the part of the key. */
function pressAgain(key: string): void {
  const isUnhandled = document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
  if (isUnhandled) notifyKeyIgnored(PROFILE_LOADING)
}

type Input = {
  /** Goes to the next or previous applicant; false when there is none. */
  go: (by: 1 | -1) => Promise<boolean>
  /** Acts on a queued key other than J and K; true if the keys after it wait for what it has started. */
  act: (key: string) => boolean | Promise<boolean>
}

/**
 * Going through applicants one by one, the same for list and board: one step at a time, and keys that are pressed between
 * the confirmation of a move and the opening of the next applicant wait for them. They are given up if the move fails or
 * the next applicant is gone.
 */
export function useTriage({ go, act }: Input) {
  const areShortcutsOn = useShortcutsOn()
  const state = useRef(idle)
  function dispatch(event: TriageEvent): TriageEffect | undefined {
    const next = nextTriage(state.current, event)
    state.current = next.state
    return next.effect
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!areShortcutsOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    // A replayed key, or text whose field is gone.
    if (!event.isTrusted || !keyFocus.mayAct(event)) return
    const effect = dispatch({ type: 'pressed', key: event.key.toLowerCase(), isRepeat: event.repeat })
    if (effect?.kind === 'text') notifyKeyIgnored('Ketikan diabaikan: penyimpanan masih berjalan.')
    else if (effect?.kind !== 'held') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Follows each key before the queue does.
  useEffect(() => trackKeyFocus(), [])
  // In the capture phase, before the shortcuts, which are off while a dialog is open.
  useWindowEvent('keydown', onKeyDown, true)

  /** Goes to the next or previous applicant, and says if there is none. */
  async function step(by: 1 | -1): Promise<boolean> {
    if (!dispatch({ type: 'stepped' })) return false
    try {
      const isFound = await go(by)
      if (!isFound) notifyKeyIgnored(by === 1 ? 'Ini pelamar terakhir.' : 'Ini pelamar pertama.')
      return isFound
    } catch (error) {
      await notify(messageOf(error), 'failed')
      return false
    } finally {
      dispatch({ type: 'stepEnded' })
    }
  }
  /** Acts on the queued keys, now that the next applicant is shown. */
  async function replay(): Promise<void> {
    const effect = dispatch({ type: 'shown' })
    if (effect?.kind === 'panel') {
      // After the shortcuts have been updated for the next applicant.
      queueMicrotask(() => pressAgain(effect.key))
      if (effect.ignored > 0) notifyKeyIgnored('Tombol sesudahnya diabaikan: pelamar berikutnya baru dibuka.')
      return effect.isOpening ? undefined : replay()
    }
    if (effect?.kind !== 'act') return
    const { key } = effect
    const isStarted = key === 'j' || key === 'k' ? await step(key === 'j' ? 1 : -1) : await act(key)
    if (!isStarted) await replay()
  }
  return {
    step,
    replay,
    /** A move or save is confirmed: keys are meant for the next applicant. */
    hold: () => void dispatch({ type: 'confirmed' }),
    /** Gives up the queued keys, and says why if there are any. */
    drop(reason: string) {
      const effect = dispatch({ type: 'dropped' })
      if (effect?.kind === 'ignored' && effect.ignored > 0)
        notifyKeyIgnored(`Tombol yang ditekan diabaikan karena ${reason}.`)
    },
    /** Gives up the queued keys silently. */
    clear: () => void dispatch({ type: 'dropped' }),
  }
}
