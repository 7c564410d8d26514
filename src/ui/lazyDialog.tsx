import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { type AnyComponent, lazyPart, withPropsOf } from './lazyPart'
import { buttonNotes } from './messages/buttonNotes'
import { MOMENT_MS, onceOnline, type PartFailure, recovery } from './part'

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
export function lazyDialog<C extends AnyComponent>(
  load: () => Promise<C>,
  {
    close = (props: { onClose?: () => void }) => props.onClose?.(),
    missing = (_, reason) => ({ text: reason, isRepeatable: true }),
    isMomentary = false,
  }: Options<ComponentProps<C>> = {},
) {
  const { Part, ...code } = lazyPart(load, isMomentary ? MOMENT_MS : undefined)
  type FailureProps = {
    props: ComponentProps<C>
    button: HTMLElement | undefined
    /** Whether a press has opened it: of the button, of one that is gone, or of a key. */
    isPressed: boolean
    failure: PartFailure
    retry: () => void
  }
  function LoadFailure({ props, button, isPressed, failure, retry }: FailureProps) {
    /** Tells of the failure; returns whether it stays open. */
    const onFailed = useEffectEvent(() => {
      const isClosed = isMomentary || isPressed
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
      if (!isClosed) return true
      onceOnline(code.preload)
      close(props)
      return false
    })
    const onOnline = useEffectEvent(retry)
    useEffect(() => {
      if (!onFailed()) return undefined
      const stop = onceOnline(() => onOnline())
      return () => {
        stop()
        buttonNotes.hide()
      }
    }, [])
    return null
  }
  function LazyDialog(props: ComponentProps<C>) {
    const [button] = useState(buttonNotes.pressed)
    const [isPressed] = useState(buttonNotes.wasPressed)
    return (
      <Part
        props={props}
        fallback={null}
        renderFailure={(failure, retry) => <LoadFailure {...{ props, button, isPressed, failure, retry }} />}
      />
    )
  }
  return Object.assign(withPropsOf<C>(LazyDialog), code)
}
