import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keep, readKept, settingKey } from '~/lib/kept'
import { textOfHtml } from '~/ui/htmlText'
import { lazily } from '~/ui/lazily'
import { Notice } from '~/ui/Notice'
import { qualificationQuery } from '../queries'
import classes from '../StageScreen.module.css'

const SafeHtml = lazily(async () => (await import('~/ui/SafeHtml')).SafeHtml)
const OPEN = settingKey('qualification')

/** What the vacancy asks for; folds, and remembers that (decision 'qualification card'). */
export function QualificationCard({ klobVacancyCode, position }: { klobVacancyCode: string; position: string }) {
  const { data, error, refetch } = useQuery(qualificationQuery(klobVacancyCode))
  const [isOpen, setOpen] = useState(() => readKept(OPEN) === true)
  const parts = [
    { title: 'Kualifikasi', html: data?.qualification },
    { title: 'Deskripsi Pekerjaan', html: data?.description },
  ]
  return (
    <details
      className={`card folding ${classes.qualification}`}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        keep(OPEN, currentTarget.open)
      }}
    >
      <summary>
        <h2>{position}</h2>
        <span>Kualifikasi dan deskripsi</span>
      </summary>
      {error ? (
        <Notice retry={() => void refetch()}>{error.message}</Notice>
      ) : (
        isOpen && (
          <div className={classes.texts}>
            {parts.map(({ title, html }) => (
              <section key={title}>
                <h3>{title}</h3>
                {html && textOfHtml(html) !== '' ? <SafeHtml html={html} /> : <p>{data ? '-' : 'Memuat...'}</p>}
              </section>
            ))}
          </div>
        )
      )}
    </details>
  )
}
