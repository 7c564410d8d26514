/** The address to share: the page without what is only the sharer's (decision 'shared links'). */
export function sharedAddress(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('pr')
  url.hash = ''
  return url.href
}
