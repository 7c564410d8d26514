import { trackingColumns as columns } from '~/api/contract/columns'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import { monthsText } from '~/lib/time/dates'
import { fullName } from '~/lib/texts/text'
import { safeUrl } from '~/lib/url/urls'
import { textCell } from '~/list/table/cells'
import { columnsOf } from '~/list/table/columns'
import { StatusBadge } from '~/ui/StatusBadge'
import { RevealOnClick } from '~/ui/reveal/RevealOnClick'
import { applicantCells } from './applicantCells'
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

/** Tracking in the order of document 2 §2.2; the actions are last, where the table keeps them in sight. */
export const trackingColumns = columnsOf<ApplicantRow>()(columns, {
  ...applicantCells,
  emailLogin: {
    size: 220,
    meta: { isMasked: true },
    cell: ({ row: { original } }) => (
      <RevealOnClick column="emailLogin" value={original.emailLogin} what={`Email ${fullName(original)}`} />
    ),
  },
  portfolio: { size: 220, cell: ({ row }) => portfolioOf(row.original) },
  phoneNumber: {
    size: 150,
    meta: { isMasked: true },
    cell: ({ row: { original } }) => (
      <RevealOnClick column="phoneNumber" value={original.phoneNumber} what={`Phone Number ${fullName(original)}`} />
    ),
  },
  stageName: { size: 150 },
  cardId: {
    size: 170,
    cell: ({ row }) => <RevealOnClick value={row.original.cardId} what={`KTP ${fullName(row.original)}`} />,
  },
  totalWorkingExperience: {
    size: 140,
    cell: ({ row: { original } }) =>
      textCell(original.totalWorkingExperience === null ? null : monthsText(original.totalWorkingExperience)),
  },
  field1: { size: 160 },
  field2: { size: 160 },
  field3: { size: 160 },
  field4: { size: 160 },
  field5: { size: 160 },
  sendEmail: { size: 110, cell: ({ row }) => <StatusBadge status={row.original.sendEmail} /> },
  sendDate: { size: 150 },
})
