import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingPortal,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react'
import type { ReactNode } from 'react'
import classes from './Popup.module.css'

type Props = {
  anchor: HTMLElement | null
  onClose: () => void
  /** Makes the popup a dialog, which takes the focus and returns it; otherwise the focus stays where it is. */
  dialogLabel?: string
  /** As wide as its anchor. */
  fit?: boolean
  children: ReactNode
}

/** A popup placed at its anchor. Its module loads with its content, on first opening. */
export function Popup({ anchor, onClose, dialogLabel, fit, children }: Props) {
  const frame = anchor?.closest<HTMLElement>('[role=dialog], [role=alertdialog], main, header') ?? document.body
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    // A tall dialog scrolls its content; popups must not be clipped by it.
    strategy: frame.role?.endsWith('dialog') ? 'fixed' : 'absolute',
    onOpenChange: (open) => !open && onClose(),
    placement: fit ? 'bottom-start' : 'bottom-end',
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      // Keeps lists off the buttons below a scrolling part of the page.
      flip({ padding: 8, altBoundary: anchor?.closest('[data-popup-bounds]') != null }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ rects, elements }) => {
          if (fit) elements.floating.style.width = `${rects.reference.width}px`
        },
      }),
    ],
  })
  // The anchor toggles the popup itself, so a press on it is not an outside press.
  const dismiss = useDismiss(context, { outsidePress: (event) => !anchor?.contains(event.target as Node) })
  const { getFloatingProps } = useInteractions([dismiss])
  const box = (
    <div
      // A setter, which the rule takes for a ref.
      // oxlint-disable-next-line react/refs
      ref={refs.setFloating}
      className={classes.popup}
      style={floatingStyles}
      {...(dialogLabel === undefined ? {} : { role: 'dialog', 'aria-label': dialogLabel })}
      {...getFloatingProps()}
    >
      {children}
    </div>
  )
  return (
    // Inside the anchor's landmark or dialog, for screen readers and focus traps.
    <FloatingPortal root={frame}>
      {dialogLabel === undefined ? (
        box
      ) : (
        <FloatingFocusManager context={context} modal={false} returnFocus>
          {box}
        </FloatingFocusManager>
      )}
    </FloatingPortal>
  )
}
