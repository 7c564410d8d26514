import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { CalendarPopup } from './CalendarPopup'

test("a calendar opens at WIB's today and marks it, where the browser still has yesterday", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T20:00:00Z') })
  try {
    await mount(
      <CalendarPopup anchor={document.body} label="Kalender" value={undefined} onPick={() => {}} onClose={() => {}} />,
    )
    const today = page.getByRole('button', { name: '1 Desember 2026', exact: true })
    await expect.element(today).toHaveAttribute('aria-current', 'date')
    expect(document.querySelectorAll('[aria-current=date]')).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})
