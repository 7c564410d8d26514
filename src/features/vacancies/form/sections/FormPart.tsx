import type { ReactNode } from 'react'
import classes from '../VacancyForm.module.css'

type Props = {
  id: string
  title: string
  hint?: string | undefined
  children: ReactNode
}
/** One part of the form; the side menu links to it. */
export function FormPart({ id, title, hint, children }: Props) {
  return (
    <section id={id} className={`card ${classes.part}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {hint && <p className={classes.hint}>{hint}</p>}
      {children}
    </section>
  )
}
