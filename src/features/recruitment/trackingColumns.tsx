import type { ApplicantRow } from '~/api/contract/applicants'
import { fullName } from '~/lib/fullName'
import { momentText } from '~/lib/dates'
import { safeUrl } from '~/lib/urls'
import { textOf } from '~/parts/cells'
import type { Column } from '~/parts/columns'
import { Masked } from '~/parts/Masked'
import type { Condition } from '~/search/Search'
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

/** The columns of tracking in the order of document 2 §2.2; the actions stand last, where the table keeps them in sight. */
export const trackingColumns: readonly Column<ApplicantRow, Condition>[] = [
  ...applicantColumns.name,
  {
    id: 'emailLogin',
    header: 'Email',
    width: 220,
    show: (row) => <Masked value={row.emailLogin} what="Email" whose={fullName(row)} />,
  },
  { id: 'portfolio', header: 'Portfolio', width: 220, show: portfolioOf },
  {
    id: 'phoneNumber',
    header: 'Phone Number',
    width: 150,
    show: (row) => <Masked value={row.phoneNumber} what="Phone Number" whose={fullName(row)} />,
  },
  { id: 'stageName', header: 'Stage', width: 150 },
  ...applicantColumns.person,
  {
    id: 'cardId',
    header: 'KTP',
    width: 170,
    show: (row) => <Masked value={row.cardId} what="KTP" whose={fullName(row)} />,
  },
  { id: 'totalWorkingExperience', header: 'Total Experience', width: 130, numeric: true },
  { id: 'field1', header: 'Field 1', width: 160 },
  { id: 'field2', header: 'Field 2', width: 160 },
  { id: 'field3', header: 'Field 3', width: 160 },
  { id: 'field4', header: 'Field 4', width: 160 },
  { id: 'field5', header: 'Field 5', width: 160 },
  { id: 'sendEmail', header: 'Send Email', width: 110 },
  {
    id: 'sendDate',
    header: 'Applied Date',
    width: 150,
    show: ({ sendDate }) => textOf(sendDate && momentText(sendDate)),
  },
]
