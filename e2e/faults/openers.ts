import type { Locator, Page } from '@playwright/test'

/** A dialog above the page. */
export const MODAL = '[role=dialog][aria-modal=true]'
/** What a press opens: a dialog, a menu or a list. */
export const OPENED = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** The buttons that open something, one of each kind: rows and fields repeat theirs. */
export async function openersOf(page: Page): Promise<{ label: string; button: Locator }[]> {
  const modal = page.locator(MODAL)
  const where = (await modal.count()) > 0 ? modal.last() : page.locator('header, main')
  const buttons = where.locator('button[aria-haspopup]:visible:enabled')
  const labels = await buttons.evaluateAll((all) =>
    all.map((button) => ({
      label: (button.getAttribute('aria-label') ?? button.textContent).split(/[:,]/, 1)[0]!.trim(),
      look: button.className,
    })),
  )
  const kindOf = ({ label, look }: { label: string; look: string }) => `${look} ${label.split(' ', 1)[0]}`
  const first = labels.map((one, n) => labels.findIndex((other) => kindOf(other) === kindOf(one)) === n)
  return labels.flatMap(({ label }, n) => (first[n] ? [{ label, button: buttons.nth(n) }] : []))
}
