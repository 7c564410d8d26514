/** The page numbers that are offered: the open page with one at either side, the first and the last (document 2 §9); 'gap' stands for those left out. */
export function pagesShown(page: number, pages: number): (number | 'gap')[] {
  // At the ends the range keeps its width.
  const middle = Math.max(2, Math.min(page, pages - 1))
  const shown = [...new Set([1, middle - 1, middle, middle + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return shown.flatMap((one, n) => {
    const left = one - (shown[n - 1] ?? 0) - 1
    // A gap of one page would take the room of that page.
    return left === 0 ? [one] : left === 1 ? [one - 1, one] : ['gap' as const, one]
  })
}
