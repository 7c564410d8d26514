import { config } from '~/api/config'
import { withoutEntities } from '~/lib/url/searchParams'
import { fillUrlTemplate } from '~/lib/url/urlTemplates'

/** The address of a company's page, which differs for signed-in users (document 1 §2). */
export function companyAddress(corporateId: string, isSignedIn: boolean): string {
  const { company, companySignedIn } = config().links
  return fillUrlTemplate(isSignedIn ? companySignedIn : company, { corporateId })
}

/** Share links by network, each in its own format (document 1 §2 'Share control'). */
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

/** The address to share: without params that concern only the sharer (decision 'shared links'). */
export function sharedAddress(address: string): string {
  const url = new URL(address)
  url.search = withoutEntities(url.search)
  url.searchParams.delete('pr')
  url.hash = ''
  return url.href
}
