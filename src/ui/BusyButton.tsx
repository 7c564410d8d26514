import { Button, type ButtonProps, type ElementProps, Loader } from '@mantine/core'
import type { Ref } from 'react'
import classes from './BusyButton.module.css'

type Props = ButtonProps &
  ElementProps<'button', keyof ButtonProps> & {
    isBusy: boolean
    ref?: Ref<HTMLButtonElement>
  }

/**
 * A button whose action takes a while. Meanwhile it ignores presses, but keeps its width and the focus, which a disabled
 * button would lose to the page.
 */
export function BusyButton({ isBusy, disabled, onClick, children, ...button }: Props) {
  return (
    <Button
      {...button}
      disabled={disabled === true && !isBusy}
      aria-busy={isBusy}
      aria-disabled={isBusy || button['aria-disabled']}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy && <Loader size={18} color="currentColor" className={classes.loader} aria-hidden />}
      <span className={isBusy ? classes.covered : undefined}>{children}</span>
    </Button>
  )
}
