import type { ReactNode, Ref } from 'react'
import classes from './PageHead.module.css'
import { usePageTitle } from './usePageTitle'

type Props = {
  /** A BackLink to the parent page. */
  parent?: ReactNode
  title: string
  /** Uses `title` as the document title, too; otherwise the route names the tab. */
  namesTab?: boolean
  picture?: ReactNode
  /** One line below the title. */
  lead?: ReactNode
  /** Badges and chips, such as states and filters. */
  chips?: ReactNode
  /** The actions of the page. */
  children?: ReactNode
  /** The heading, for a screen that moves the focus to it. */
  ref?: Ref<HTMLHeadingElement>
}

/** The head of a page: back link, title, chips and actions. */
export function PageHead({ parent, title, namesTab = false, picture, lead, chips, children, ref }: Props) {
  usePageTitle(namesTab ? title : undefined)
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
