import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

type Props = {
  /** An address of the console that is known only as a text. */
  address: string
  label?: string
  /** Called before it is followed in this tab. */
  onFollow?: () => void
  children: ReactNode
}

/** A link to a stored address, without loading the page anew. */
export function AddressLink({ address, label, onFollow, children }: Props) {
  const { history } = useRouter()
  return (
    <a
      href={address}
      aria-label={label}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onFollow?.()
        history.push(address)
      }}
    >
      {children}
    </a>
  )
}
