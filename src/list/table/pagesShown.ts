/**
 * The page numbers to show: the open page with one on either side, the first and the last (document 2 §9), with 'gap'
 * for those omitted; or `inRow` numbers in a row around the open page (document 3 §9).
 */
export function pagesShown(page: number, pages: number, inRow?: number): (number | 'gap')[] {
  if (inRow !== undefined) {
    const first = Math.max(1, Math.min(page - Math.floor(inRow / 2), pages - inRow + 1))
    return Array.from({ length: Math.min(inRow, pages) }, (_, n) => first + n)
  }
  // At the ends the range keeps its width.
  const middle = Math.max(2, Math.min(page, pages - 1))
  const shown = [...new Set([1, middle - 1, middle, middle + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return shown.flatMap((one, n) => {
    const left = one - (shown[n - 1] ?? 0) - 1
    // A gap of one page would take as much room as that page.
    return left === 0 ? [one] : left === 1 ? [one - 1, one] : ['gap' as const, one]
  })
}
