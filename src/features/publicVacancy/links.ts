import { config } from '~/api/config'
import { filledAddress } from '~/lib/url/addresses'

/** A company's page; who is signed in has another one (document 1 §2). */
export function companyAddress(corporateId: string, isSignedIn: boolean): string {
  const { company, companySignedIn } = config().links
  return filledAddress(isSignedIn ? companySignedIn : company, { corporateId })
}

/** The ways to share a page, each by its own form (document 1 §2 'Share control'). */
export function shareLinks(address: string, title: string): { name: string; href: string }[] {
  const url = encodeURIComponent(address)
  const words = encodeURIComponent(title)
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${words}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: 'Line', href: `https://social-plugins.line.me/lineit/share?url=${url}&text=${words}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${url}` },
  ]
}

/** The address to share: the page without what is only the sharer's (decision 'shared links'). */
export function sharedAddress(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('pr')
  url.hash = ''
  return url.href
}
