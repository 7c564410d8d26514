import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { safeUrl } from '~/lib/url/urls'
import { notify } from '~/ui/messages/notify'

/** A file of an applicant's portfolio. */
export type Portfolio = { title: string; address: string }

/** The files of an applicant that the user may open (document 2 §4.5). */
export const portfoliosOf = (profile: ApplicantProfile | undefined): readonly Portfolio[] =>
  profile?.hasRoleToDownloadPortofolio
    ? profile.portofolios.flatMap(({ name: title, attachmentUrl: address }) => (address ? [{ title, address }] : []))
    : []

/** Opens a portfolio in a new tab; an unsafe address is not followed (security list T3). */
export function openPortfolio({ title, address }: Portfolio): void {
  const url = safeUrl(address)
  if (url) window.open(url, '_blank', 'noopener,noreferrer')
  else void notify(`Alamat portofolio ${title} tidak dapat dibuka.`, 'failed')
}
