import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import classes from './BackLink.module.css'

function Anchor({ children, ...props }: ComponentPropsWithRef<'a'>) {
  return (
    // The router marks a link to what lies above as the current page, which the parent is not.
    <a {...props} aria-current={undefined} className={`screen-only ${classes.back}`}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </a>
  )
}

/** A link to the parent screen. */
export const BackLink = createLink(Anchor)
