import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { usePageTitle } from '~/components/pages/usePageTitle'
import type { RecordHandle } from '~/record/useRecordForm'
import { useRootMark } from '~/ui/useRootMark'
import { DiscardButton } from './DiscardButton'
import classes from './record.module.css'

type Props<V extends FieldValues, X> = {
  record: RecordHandle<V, X>
  /** The link back to the list. */
  back: ReactNode
  title: string
  /** The document title, where it is not that of the page. */
  tabTitle?: string | undefined
  beside?: Parameters<typeof DiscardButton<V, X>>[0]['beside']
  /** Buttons of this form, before Batal. */
  actions?: ReactNode
  /** The button that saves. */
  children: ReactNode
}

/** The sticky head of a form that is a page: its title, whether it is unsaved, Batal and Simpan. */
export function RecordHead<V extends FieldValues, X>(props: Props<V, X>) {
  const { record, back, title, tabTitle = title, beside, actions, children } = props
  usePageTitle(tabTitle)
  useRootMark('formHead')
  return (
    <>
      {back}
      <header className={classes.head} data-sticky-head>
        <h1 className="ellipsis" title={title}>
          {title}
        </h1>
        {record.isUnsaved && <span className="small dimmed">Belum disimpan</span>}
        {actions}
        <DiscardButton record={record} {...(beside ? { beside } : {})} />
        {children}
      </header>
    </>
  )
}
