const SCHEME = 'data-mantine-color-scheme'

/** Paper is white: printing always uses the light theme. */
export function forceLightForPrint(): void {
  const { documentElement } = document
  let scheme: string | null = null
  window.matchMedia('print').addEventListener('change', ({ matches }) => {
    if (matches) scheme = documentElement.getAttribute(SCHEME)
    documentElement.setAttribute(SCHEME, matches ? 'light' : (scheme ?? 'light'))
  })
}
