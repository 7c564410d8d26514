import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import classes from './BackLink.module.css'

function Anchor({ children, ...props }: ComponentPropsWithRef<'a'>) {
  return (
    <a {...props} className={classes.back}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </a>
  )
}

/** A link to the parent screen. */
export const BackLink = createLink(Anchor)
