import { config } from '~/api/config'
import { filledAddress } from '~/lib/addresses'

/** A company's page; who is signed in has another one (document 1 §2). */
export function companyAddress(corporateId: string, isSignedIn: boolean): string {
  const { company, companySignedIn } = config().links
  return filledAddress(isSignedIn ? companySignedIn : company, { corporateId })
}
