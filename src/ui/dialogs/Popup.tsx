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
  /** A dialog takes the focus and gives it back; without a name the focus stays where it is. */
  dialogLabel?: string
  /** As wide as its anchor. */
  fit?: boolean
  children: ReactNode
}

/** Something above the page, placed at its anchor. Loaded with what it holds, when it is first opened. */
export function Popup({ anchor, onClose, dialogLabel, fit, children }: Props) {
  const frame = anchor?.closest<HTMLElement>('[role=dialog], [role=alertdialog], main, header') ?? document.body
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    // A dialog scrolls what is taller than the window; what opens in it lies above its edges.
    strategy: frame.role?.endsWith('dialog') ? 'fixed' : 'absolute',
    onOpenChange: (open) => !open && onClose(),
    placement: fit ? 'bottom-start' : 'bottom-end',
    elements: { reference: anchor },
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      // Where a part of the page scrolls above its own buttons, lists stay off those.
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
  // The anchor's own button opens and closes; a press on it is no press outside.
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
