import type { ReactNode } from 'react'
import { initialsOf } from '~/lib/texts/text'
import classes from './PersonName.module.css'

/** A person's name behind the initials, which are drawn by the styles: a picture, and no words of the row's name. */
export const PersonName = ({ name, children }: { name: string; children: ReactNode }) => (
  <span className={classes.person}>
    <span className={classes.initials} data-initials={initialsOf(name)} aria-hidden />
    <span className={classes.name}>{children}</span>
  </span>
)
