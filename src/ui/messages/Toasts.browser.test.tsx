import { cleanNotifications } from '@mantine/notifications'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { showActionToast, showNotification, Toasts } from './Toasts'

const MS = 8_000
const toast = page.getByRole('status')
const undo = page.getByRole('button', { name: 'Urungkan' })
let taken = 0
let dismissed = 0

async function showUndo() {
  await mount(
    <>
      <button type="button">Lain</button>
      <Toasts />
    </>,
  )
  const close = showActionToast({
    message: 'Ayu dipindahkan',
    label: 'Urungkan',
    isPrimary: false,
    ms: MS,
    take: () => (taken += 1),
    onDismiss: () => (dismissed += 1),
  })
  await expect.element(undo).toBeVisible()
  return close
}
/** Lets time pass, and React and the exit's transition follow: a toast that still stands here stays. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  await vi.advanceTimersByTimeAsync(1_000)
}

beforeEach(() => {
  taken = 0
  dismissed = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true })
})
afterEach(() => {
  cleanNotifications()
  vi.useRealTimers()
})

describe('a toast with an action', () => {
  test('closes by itself after its time', async () => {
    await showUndo()
    await pass(MS + 1_000)
    await expect.element(undo).not.toBeInTheDocument()
    expect(dismissed).toBe(1)
  })
  test('stays while its button has the focus', async () => {
    await showUndo()
    undo.element().focus()
    await pass(3 * MS)
    await expect.element(undo).toBeVisible()
  })
  test('stays while the pointer rests on it', async () => {
    await showUndo()
    await toast.hover()
    await pass(3 * MS)
    await expect.element(undo).toBeVisible()
    await userEvent.unhover(toast)
  })
  test('closes some time after the focus has left', async () => {
    await showUndo()
    undo.element().focus()
    await pass(3 * MS)
    undo.element().blur()
    await pass(MS + 1_000)
    await expect.element(undo).not.toBeInTheDocument()
  })
  test('runs its action', async () => {
    await showUndo()
    await undo.click()
    expect(taken).toBe(1)
  })
  test('can be closed by its button', async () => {
    await showUndo()
    await page.getByRole('button', { name: 'Tutup pesan' }).click()
    await expect.element(undo).not.toBeInTheDocument()
    expect(dismissed).toBe(1)
  })
})

test('a repeated toast with an id does not stack', async () => {
  await mount(<Toasts />)
  for (let n = 0; n < 3; n += 1)
    showNotification({ id: 'Sudah dipilih', message: 'Sudah dipilih', role: 'status', autoClose: false })
  await expect.element(page.getByText('Sudah dipilih')).toBeVisible()
  expect(page.getByText('Sudah dipilih').elements()).toHaveLength(1)
})
