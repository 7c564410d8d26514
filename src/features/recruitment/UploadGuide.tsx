import classes from './tracking.module.css'
import { useVacancyName } from './useVacancyName'

/** What each column of a sheet is for (document 2 §2.3 'Upload Excel'). */
const columns = [
  ['Email', 'pelamar yang diubah'],
  ['Stage', 'tahap tujuan, dengan nama seperti di lowongan ini'],
  ['Field 1 sampai Field 5', 'isi Catatan 1 sampai 5'],
  ['Send Email', 'ya: pelamar itu dikirimi email'],
] as const

/** Of which vacancy a sheet changes the applicants, and what it consists of. */
export function UploadGuide({ vacancyCode }: { vacancyCode: string }) {
  return (
    <>
      <p>
        Perubahan untuk lowongan <strong>{useVacancyName(vacancyCode)}</strong>. Sel kosong tidak mengubah data.
      </p>
      <dl className={classes.facts}>
        {columns.map(([title, use]) => (
          <div key={title} className={classes.fact}>
            <dt>{title}</dt>
            <dd className="dimmed">{use}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="/contoh-perubahan.xlsx" download>
          Unduh contoh berkas
        </a>
      </p>
    </>
  )
}
