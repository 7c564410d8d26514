import type { VacancyRow } from '~/api/contract/vacancyAdmin'
import { shorten } from '~/lib/shorten'
import type { Column } from '~/parts/columns'
import { StatusBadge } from './StatusBadge'
import classes from './VacancyListScreen.module.css'

/** A row with its place in the whole list, counted from one. */
export type NumberedRow = VacancyRow & { number: number }

/** The columns of the posting list (document 3 §2, lengths of §9). */
export const vacancyColumns: readonly Column<NumberedRow>[] = [
  { id: 'number', header: 'No', width: 60 },
  {
    id: 'klobVacancyCode',
    header: 'Kode Lowongan',
    width: 140,
    show: ({ klobVacancyCode }) => (
      <span className={classes.code} title={klobVacancyCode}>
        {shorten(klobVacancyCode, 12)}
      </span>
    ),
  },
  {
    id: 'author',
    header: 'Dibuat oleh',
    width: 160,
    show: ({ author }) => (
      <span className={classes.cut} title={author}>
        {shorten(author, 16)}
      </span>
    ),
  },
  { id: 'positionName', header: 'Nama Lowongan', width: 210 },
  { id: 'publishDate', header: 'Tanggal Publikasi', width: 145 },
  { id: 'status', header: 'Status', width: 95, show: ({ status }) => <StatusBadge status={status} /> },
]
