import { ActionIcon, Button } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconX, IconLayoutSidebarLeftCollapse } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { numberText } from '~/lib/texts/numbers'
import { useRootMark } from '~/ui/useRootMark'
import classes from './FilterLayout.module.css'
import type { FilterPanelState } from './useFilterPanel'

type Props = {
  panel: FilterPanelState
  /** The form is a row above the results, not a panel beside them. */
  isAbove?: boolean | undefined
  /** Number of searched criteria. */
  filled: number
  form: ReactNode
  /** The results. */
  children: ReactNode
}

/** A filter form beside its results, collapsible to a rail; a drawer in a narrow window. */
export function FilterLayout({ panel, isAbove, filled, form, children }: Props) {
  const { isDrawer, isOpen, wasOpen, show } = panel
  const id = useId()
  const openerRef = useRef<HTMLButtonElement>(null)
  const closerRef = useRef<HTMLButtonElement>(null)
  const sideRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Keeps the panel's footer in view, whatever is above the panel. The observer's first call comes with the page's own
    // layout, before paint; measuring here would force another layout.
    const observer = new ResizeObserver(() => {
      const side = sideRef.current!
      side.style.setProperty('--filter-top', `${side.parentElement!.getBoundingClientRect().top + scrollY}px`)
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const press = (toOpen: boolean) => {
    flushSync(() => show(toOpen))
    // The pressed button disappears; the other one takes the focus.
    const button = toOpen ? closerRef : openerRef
    button.current?.focus()
  }
  const close = () => press(false)
  const isModal = isDrawer && isOpen
  useRootMark('filterDrawer', isModal)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const drawer = event.currentTarget
    // Dialogs above the drawer handle their own keys. A key is pressed at an element.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (!isModal || (event.target as Element).closest('[role=dialog]') !== drawer) return
    if (event.key === 'Escape') close()
    if (event.key !== 'Tab') return
    const stops = [...drawer.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')].filter(
      (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
    )
    const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    if (document.activeElement !== edge) return
    event.preventDefault()
    other?.focus()
  }
  return (
    <div className={classes.layout} data-filter-above={(isAbove && !isDrawer) || undefined}>
      <div ref={sideRef} className={classes.side} data-open={isOpen || undefined}>
        {!isOpen && (
          <Button
            ref={openerRef}
            className={classes.opener}
            variant="default"
            size="xs"
            aria-expanded={false}
            leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
            onClick={() => press(true)}
          >
            Ubah filter{filled > 0 && ` (${numberText(filled)})`}
          </Button>
        )}
        {/* Not focusable: Escape and the button close the drawer, too. */}
        {isModal && <div className={classes.shade} aria-hidden onClick={close} />}
        {wasOpen && (
          <section
            className={`card ${classes.panel}`}
            hidden={!isOpen}
            aria-labelledby={id}
            {...(isModal ? { role: 'dialog', 'aria-modal': true } : {})}
            data-drawer={isDrawer || undefined}
            // Not a control: it only handles bubbling keys.
            onKeyDown={onKeyDown}
          >
            <header className={classes.head}>
              <h2 id={id}>Filter</h2>
              <ActionIcon
                ref={closerRef}
                variant="subtle"
                color="gray"
                aria-label="Tutup filter"
                title="Tutup filter"
                onClick={close}
              >
                {isDrawer ? <IconX size={18} aria-hidden /> : <IconLayoutSidebarLeftCollapse size={18} aria-hidden />}
              </ActionIcon>
            </header>
            {form}
          </section>
        )}
      </div>
      <div className="stack">{children}</div>
    </div>
  )
}
