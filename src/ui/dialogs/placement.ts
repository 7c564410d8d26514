import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { keepFocus } from '../focus'
import { addDialog } from './openDialogs'

/** An element of the page as the target of one of the kit's popovers, which take it from a child; renders nothing. */
export function Anchor({ element, ref }: { element: HTMLElement | null; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element!, [element])
  return null
}

/** Where a popup opens: below its anchor, at the left edge of one in the left half, and never beside its dialog.
 * `isScrolledTo`: without room above and below it opens below, and the page scrolls to it. */
export function placement(anchor: HTMLElement | null, isScrolledTo = false) {
  // Inside the anchor's landmark or dialog, for screen readers and focus traps.
  const frame = anchor?.closest<HTMLElement>('[role=dialog], [role=alertdialog], main, header') ?? document.body
  const isDialog = frame.role?.endsWith('dialog') ?? false
  // Above its anchor it would lie on the sticky head of a form.
  const headBottom = isDialog ? 0 : (frame.querySelector('[data-sticky-head]')?.getBoundingClientRect().bottom ?? 0)
  const middleOf = (element: Element) => element.getBoundingClientRect().left + element.clientWidth / 2
  return {
    position: anchor && middleOf(anchor) > middleOf(frame) ? 'bottom-end' : 'bottom-start',
    // A tall dialog scrolls its content; popups must not be clipped by it.
    floatingStrategy: isDialog ? 'fixed' : 'absolute',
    portalProps: { target: frame },
    offset: 4,
    middlewares: {
      // Keeps lists off the buttons below a scrolling part of the page.
      flip: {
        padding: { top: Math.max(8, headBottom), bottom: 8 },
        altBoundary: anchor?.closest('[data-popup-bounds]') != null,
        fallbackStrategy: isScrolledTo && !isDialog ? 'initialPlacement' : 'bestFit',
      },
      shift: { padding: 8, ...(isDialog ? { boundary: frame } : {}) },
    },
    // A list that has arrived needs more room than the line before it.
    preventPositionChangeWhenVisible: false,
    transitionProps: { duration: 0 },
    withRoles: false,
  } as const
}

/**
 * The props of a popup that is open as long as it is rendered, and of its dropdown. It has the focus, and returns it;
 * Escape and Back close it.
 */
export function usePopup(anchor: HTMLElement | null, onClose: () => void) {
  const [place] = useState(() => placement(anchor, true))
  const dropdownRef = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => addDialog({ canClose: () => true, close: () => close() }), [])
  useEffect(() => {
    // Its place is known a microtask later.
    const frame = requestAnimationFrame(() => dropdownRef.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  useLayoutEffect(
    () => () => {
      // A press elsewhere has moved the focus already.
      if (!dropdownRef.current?.contains(document.activeElement)) return
      const target = anchor?.querySelector('input') ?? anchor
      target?.focus({ preventScroll: true })
    },
    [anchor],
  )
  const hadFocus = useRef(false)
  // What had the focus may be gone with a new content, such as a button 'Coba lagi'.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      dropdownRef.current?.focus({ preventScroll: true })
  })
  return {
    popover: {
      ...place,
      opened: true,
      // A hidden popup would lose the focus.
      hideDetached: false,
      onChange: (isOpen: boolean) => isOpen || onClose(),
      trapFocus: true,
      closeOnEscape: false,
    },
    dropdown: {
      ref: dropdownRef,
      tabIndex: -1,
      onFocus: (event: FocusEvent) => {
        hadFocus.current = true
        keepFocus(event)
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget) hadFocus.current = false
      },
      // Closes the popup, not the dialog around it.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.stopPropagation()
        onClose()
      },
    },
  }
}
