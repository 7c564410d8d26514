import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import { momentText, monthsText } from '~/lib/time/dates'
import { fullName } from '~/lib/texts/text'
import { safeUrl } from '~/lib/url/urls'
import { textCell } from '~/list/table/cells'
import type { Column } from '~/list/table/columns'
import { StatusBadge } from '~/ui/StatusBadge'
import { RevealOnClick } from '~/ui/RevealOnClick'
import { applicantColumns } from './applicantColumns'
import classes from './tracking.module.css'

/** Portfolios by their names; an address that may not be followed is a text (security list T3). */
function portfolioOf({ portfolio }: ApplicantRow) {
  if (portfolio.length === 0) return '-'
  return (
    <span className={classes.links}>
      {portfolio.map(({ attachmentUrl, portofolioName }) => {
        const url = safeUrl(attachmentUrl)
        return url ? (
          <a key={attachmentUrl} href={url} target="_blank" rel="noopener noreferrer" title={portofolioName}>
            {portofolioName}
          </a>
        ) : (
          <span key={attachmentUrl} title={portofolioName}>
            {portofolioName}
          </span>
        )
      })}
    </span>
  )
}

/** The columns of tracking in the order of document 2 §2.2; the actions are last, where the table keeps them in sight. */
export const trackingColumns: readonly Column<ApplicantRow>[] = [
  ...applicantColumns.name,
  {
    accessorKey: 'emailLogin',
    header: 'Email',
    size: 220,
    meta: { isMasked: true },
    cell: ({ row: { original } }) => (
      <RevealOnClick column="emailLogin" value={original.emailLogin} what={`Email ${fullName(original)}`} />
    ),
  },
  { accessorKey: 'portfolio', header: 'Portfolio', size: 220, cell: ({ row }) => portfolioOf(row.original) },
  {
    accessorKey: 'phoneNumber',
    header: 'Phone Number',
    size: 150,
    meta: { isMasked: true },
    cell: ({ row: { original } }) => (
      <RevealOnClick column="phoneNumber" value={original.phoneNumber} what={`Phone Number ${fullName(original)}`} />
    ),
  },
  { accessorKey: 'stageName', header: 'Stage', size: 150 },
  ...applicantColumns.person,
  {
    accessorKey: 'cardId',
    header: 'KTP',
    size: 170,
    cell: ({ row }) => <RevealOnClick value={row.original.cardId} what={`KTP ${fullName(row.original)}`} />,
  },
  {
    accessorKey: 'totalWorkingExperience',
    header: 'Total Experience',
    size: 140,
    cell: ({ row: { original } }) =>
      textCell(original.totalWorkingExperience === null ? null : monthsText(original.totalWorkingExperience)),
  },
  { accessorKey: 'field1', header: 'Field 1', size: 160 },
  { accessorKey: 'field2', header: 'Field 2', size: 160 },
  { accessorKey: 'field3', header: 'Field 3', size: 160 },
  { accessorKey: 'field4', header: 'Field 4', size: 160 },
  { accessorKey: 'field5', header: 'Field 5', size: 160 },
  {
    accessorKey: 'sendEmail',
    header: 'Send Email',
    size: 110,
    cell: ({ row }) => <StatusBadge status={row.original.sendEmail} />,
  },
  {
    accessorKey: 'sendDate',
    header: 'Applied Date',
    size: 150,
    cell: ({ row }) => textCell(row.original.sendDate && momentText(row.original.sendDate)),
  },
]
