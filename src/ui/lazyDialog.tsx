import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { buttonNotes } from './messages/buttonNotes'
import { MOMENT_MS, onceOnline, part, type PartFailure, recovery } from './part'

type Options<P> = {
  /** Closes it; by its `onClose` unless given. */
  close?: (props: P) => void
  /** What to tell if it cannot be loaded, and whether another press may be tried; undefined if there is nothing to tell. */
  missing?: (props: P, reason: string) => { text: string; isRepeatable: boolean } | undefined
  /** Whether it is closed in any case, and soon: later it would be about something else. */
  isMomentary?: boolean
}

/**
 * A dialog or popup that loads when a press first opens it. After a failed load it is closed again, as before the press,
 * and the failure is told at the button: the next press loads it anew, and nothing opens later by itself. One that no
 * press has opened, but a link, stays and is tried again on request and when the network returns.
 */
export function lazyDialog<P extends object>(
  load: () => Promise<ComponentType<P>>,
  {
    close = (props: { onClose?: () => void }) => props.onClose?.(),
    missing = (_, reason) => ({ text: reason, isRepeatable: true }),
    isMomentary = false,
  }: Options<P> = {},
) {
  let loaded: ComponentType<P> | undefined
  const code = part(async () => void (loaded = await load()), isMomentary ? MOMENT_MS : undefined)
  function LazyDialog(props: P) {
    const [button] = useState(buttonNotes.pressed)
    const [attempt, setAttempt] = useState(0)
    const [, setLoaded] = useState(false)
    const [hasFailed, setFailed] = useState(false)
    const retry = () => {
      setFailed(false)
      setAttempt((before) => before + 1)
    }
    const onFailed = useEffectEvent((failure: PartFailure) => {
      const isClosed = isMomentary || button?.isConnected
      const again = () => {
        button?.focus()
        button?.click()
      }
      const told = missing(props, failure.message)
      const action = failure.needsReload || (told?.isRepeatable && (button || !isClosed))
      if (told)
        buttonNotes.show({
          text: told.text,
          button,
          action: action ? recovery(failure, button ? again : retry) : undefined,
        })
      if (!isClosed) return setFailed(true)
      onceOnline(code.preload)
      close(props)
    })
    useEffect(() => {
      if (loaded) return
      let isGone = false
      code.load().then(
        () => !isGone && setLoaded(true),
        (failure: PartFailure) => !isGone && onFailed(failure),
      )
      return () => {
        isGone = true
      }
    }, [attempt])
    const onOnline = useEffectEvent(retry)
    useEffect(() => {
      if (!hasFailed) return undefined
      const stop = onceOnline(() => onOnline())
      return () => {
        stop()
        buttonNotes.hide()
      }
    }, [hasFailed])
    const Loaded = loaded
    return Loaded ? <Loaded {...props} /> : null
  }
  return Object.assign(LazyDialog, code)
}
