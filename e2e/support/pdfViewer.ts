import { expect, type Locator, type Page } from '@playwright/test'

/** The headless browser has no viewer of its own; this one claims to have it, and tells which blobs are not freed. */
export const withViewer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true })
    const blobs = new Set<string>()
    const { createObjectURL, revokeObjectURL } = URL
    URL.createObjectURL = (file) => {
      const url = createObjectURL.call(URL, file)
      blobs.add(url)
      return url
    }
    URL.revokeObjectURL = (url) => {
      blobs.delete(url)
      revokeObjectURL.call(URL, url)
    }
    Object.assign(window, { blobs })
  })

/** Whether a blob has not been freed. */
export const isAlive = (page: Page, blob: string): Promise<boolean> =>
  page.evaluate((url) => (window as unknown as { blobs: Set<string> }).blobs.has(url), blob)

/** Waits for the file of a frame, as wide as it without the viewer's list of pages, and returns its blob. */
export async function blobOf(frame: Locator): Promise<string> {
  await expect(frame).toHaveAttribute('src', /^blob:.*#view=FitH&navpanes=0$/)
  return (await frame.getAttribute('src'))!.split('#')[0]!
}
