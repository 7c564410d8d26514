import { entries, openConversation, textOf } from '../../support/messages'
import { expect, holdBack, test } from '../../support/test'

test('a link to a conversation of 1,000 messages: one can write before they come, and nothing moves', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      // The types of the browser's library lack the sources of a shift.
      for (const { sources } of list.getEntries() as unknown as { sources: { node: Node | null }[] }[])
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest('[role=dialog]')) moved.push(element.textContent)
        }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await holdBack(page, /listConversation/)
  const dialog = await openConversation(page, 'USR-RAMAI', 'Ramai Sinaga')
  await expect(textOf(dialog)).toBeFocused()
  await expect(entries(dialog)).toHaveCount(0)
  release()
  await expect(entries(dialog).filter({ hasText: 'Pesan ke-1000' })).toBeInViewport()
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  expect(await entries(dialog).count()).toBeLessThan(30)
  expect(await world.calls('listTalentConversation')).toHaveLength(1)
})
