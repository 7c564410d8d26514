import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveStored, loadStored, lookKey } from '~/lib/storage'
import { textOfHtml } from '~/ui/html/htmlText'
import { lazyComponent } from '~/ui/lazyComponent'
import { Notice } from '~/ui/messages/Notice'
import { qualificationQuery } from '../queries'
import classes from '../StageScreen.module.css'

const SafeHtml = lazyComponent(async () => (await import('~/ui/html/SafeHtml')).SafeHtml)
const OPEN = lookKey('qualification')

/** What the vacancy asks for; folds, and remembers that (decision 'qualification card'). */
export function QualificationCard({ klobVacancyCode, position }: { klobVacancyCode: string; position: string }) {
  const { data, error, refetch } = useQuery(qualificationQuery(klobVacancyCode))
  const [isOpen, setOpen] = useState(() => loadStored(OPEN) === true)
  const parts = [
    { title: 'Kualifikasi', html: data?.qualification },
    { title: 'Deskripsi Pekerjaan', html: data?.description },
  ]
  return (
    <>
      <details
        className={`card folding ${classes.qualification}`}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open)
          saveStored(OPEN, currentTarget.open)
        }}
      >
        <summary>
          <h2>{position}</h2>
          <span>Kualifikasi dan deskripsi</span>
        </summary>
        {isOpen && !error && (
          <div className={classes.texts}>
            {parts.map(({ title, html }) => (
              <section key={title}>
                <h3>{title}</h3>
                {html && textOfHtml(html) !== '' ? <SafeHtml html={html} /> : <p>{data ? '-' : 'Memuat...'}</p>}
              </section>
            ))}
          </div>
        )}
      </details>
      {error && <Notice retry={() => void refetch()}>Kualifikasi dan deskripsi: {error.message}</Notice>}
    </>
  )
}
