import { type ReactNode, useId } from 'react'
import classes from './vacancyPage.module.css'

/** A part of the page under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`card stack break-anywhere ${classes.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
