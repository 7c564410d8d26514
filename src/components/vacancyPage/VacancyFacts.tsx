import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import classes from './vacancyPage.module.css'

/** Code, employment status and closing day of a vacancy. */
export function VacancyFacts({ vacancy }: { vacancy: PublicVacancy }) {
  const { klobVacancyCode, employmentStatus, closeDate, status } = vacancy
  return (
    <dl className={classes.facts}>
      <div>
        <dt className="caption dimmed">Kode lowongan</dt>
        <dd className={classes.code}>{klobVacancyCode}</dd>
      </div>
      <div>
        <dt className="caption dimmed">Status kepegawaian</dt>
        <dd>{employmentStatus ?? '-'}</dd>
      </div>
      <div>
        <dt className="caption dimmed">Tanggal ditutup</dt>
        <dd>
          {closeDate ?? 'Indefinite'}
          {status === 'Closed' && ' · Tutup'}
        </dd>
      </div>
    </dl>
  )
}
