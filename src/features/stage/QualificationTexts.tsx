import { useQuery } from '@tanstack/react-query'
import { qualificationQuery } from '~/components/vacancies/pipelineQueries'
import { htmlToText } from '~/ui/html/htmlText'
import { lazyComponent } from '~/ui/lazyComponent'
import classes from './StageScreen.module.css'

const SafeHtml = lazyComponent(async () => (await import('~/ui/html/SafeHtml')).SafeHtml)

/** The vacancy's requirements and its description, '-' where there are none. */
export function QualificationTexts({ klobVacancyCode }: { klobVacancyCode: string }) {
  const { data } = useQuery(qualificationQuery(klobVacancyCode))
  const parts = [
    { title: 'Kualifikasi', html: data?.qualification },
    { title: 'Deskripsi Pekerjaan', html: data?.description },
  ]
  return (
    <div className={classes.texts}>
      {parts.map(({ title, html }) => (
        <section key={title}>
          <h3 className="small dimmed">{title}</h3>
          {html && htmlToText(html) !== '' ? <SafeHtml html={html} /> : <p>{data ? '-' : 'Memuat...'}</p>}
        </section>
      ))}
    </div>
  )
}
