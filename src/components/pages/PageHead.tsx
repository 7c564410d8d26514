import type { ReactNode, Ref } from 'react'
import classes from './PageHead.module.css'
import { usePageTitle } from './usePageTitle'

type Props = {
  /** The way up, a BackLink. */
  parent?: ReactNode
  /** The name of the thing. */
  title: string
  /** Names the tab, too; without it the tab has the name of the route. */
  isNamed?: boolean
  picture?: ReactNode
  /** One line below the title. */
  lead?: ReactNode
  /** What describes it: states, filters. */
  chips?: ReactNode
  /** What can be done with it. */
  children?: ReactNode
  /** The heading, for a screen that gives it the focus. */
  ref?: Ref<HTMLHeadingElement>
}

/** The head of a page: the way up, its name, what describes it, and what can be done with it. */
export function PageHead({ parent, title, isNamed = false, picture, lead, chips, children, ref }: Props) {
  usePageTitle(isNamed ? title : undefined)
  return (
    <header className={`stack ${classes.head}`} role="presentation">
      {parent}
      <div className={`row ${classes.line}`}>
        {picture}
        <div className={`row ${classes.name}`}>
          <h1 ref={ref} className="break-anywhere" tabIndex={ref ? -1 : undefined}>
            <bdi>{title}</bdi>
          </h1>
          {chips}
          {lead !== undefined && <p className={`dimmed ${classes.lead}`}>{lead}</p>}
        </div>
        {children}
      </div>
    </header>
  )
}
