import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Details } from '~/ui/Details'
import { useLoaded } from '~/ui/lazyComponent'
import type { drawings } from './drawings'
import classes from './StatePanel.module.css'

type DrawingName = keyof typeof drawings

/** Reserves the drawing's height and loads the drawing on demand, since most pages never show one. */
function Drawing({ name }: { name: DrawingName }) {
  const all = useLoaded<typeof drawings>(async (show) => show((await import('./drawings')).drawings))
  return (
    <div style={{ height: 112 }} aria-hidden>
      {all?.[name]}
    </div>
  )
}

type Props = {
  drawing: DrawingName
  title?: string
  message?: string
  /** Folded details for support. */
  detail?: string | undefined
  action?: ReactNode
  /** Replaces the whole screen: its title is the page's h1. */
  whole?: boolean
  /** Errors are announced, empty lists are not. */
  urgent?: boolean
}

/** The empty or error state of a region: a drawing, a sentence, one action. */
export function StatePanel({ drawing, title, message, detail, action, whole, urgent }: Props) {
  const Heading = whole ? 'h1' : 'h2'
  return (
    <div className={classes.panel} data-whole={whole} role={urgent ? 'alert' : undefined}>
      <Drawing name={drawing} />
      {title && <Heading>{title}</Heading>}
      {message && <p>{message}</p>}
      {detail && <Details detail={detail} />}
      {action}
    </div>
  )
}

type ErrorProps = Pick<Props, 'title' | 'detail' | 'whole'> & { message: string; retry: () => void }

/** A failed read with a retry, in place of its content. */
export const ErrorPanel = ({ retry, ...panel }: ErrorProps) => (
  <StatePanel urgent drawing="error" action={<Button onClick={retry}>Coba lagi</Button>} {...panel} />
)
