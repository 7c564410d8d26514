import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../e2e/support/mount'
import { lazyComponent } from './lazyComponent'
import { lazyDialog } from './lazyDialog'
import { useShortcuts } from './keys/shortcuts'
import { ButtonNote } from './messages/ButtonNote'

const Greeting = ({ name }: { name: string; onClose?: () => void }) => <p>Halo, {name}</p>
const failure = page.getByRole('alert')
const press = (name: string) => page.getByRole('button', { name }).click()

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))
afterEach(() => void vi.unstubAllGlobals())

test('a lazyComponent shows its fallback until it is loaded', async () => {
  let finish = (_: typeof Greeting) => {}
  const Lazy = lazyComponent<typeof Greeting>(
    () => new Promise((resolve) => (finish = resolve)),
    ({ name }) => <p>Memuat {name}</p>,
  )
  await mount(<Lazy name="Siti" />)
  await expect.element(page.getByText('Memuat Siti')).toBeVisible()
  finish(Greeting)
  await expect.element(page.getByText('Halo, Siti')).toBeVisible()
  await expect.element(page.getByText('Memuat Siti')).not.toBeInTheDocument()
})

test('a lazyComponent that failed is loaded again on request', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new TypeError('offline'))
  const Lazy = lazyComponent(load)
  await mount(<Lazy name="Siti" />)
  await expect.element(failure).toHaveTextContent('Bagian ini gagal dimuat.')
  await press('Coba lagi')
  await expect.element(page.getByText('Halo, Siti')).toBeVisible()
})

test('a lazyComponent that failed twice is loaded when the network returns', async () => {
  const offline = new TypeError('offline')
  const load = vi
    .fn(() => Promise.resolve(Greeting))
    .mockRejectedValueOnce(offline)
    .mockRejectedValueOnce(offline)
  const Lazy = lazyComponent(load)
  await mount(<Lazy name="Siti" />)
  await press('Coba lagi')
  await expect.poll(() => load.mock.calls.length).toBe(2)
  await expect.element(failure).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Halo, Siti')).toBeVisible()
})

test('a lazyDialog that failed is told at its button, and opens at the next press', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new TypeError('offline'))
  const Lazy = lazyDialog(load)
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Buka
        </button>
        {isOpen && <Lazy name="Siti" onClose={() => setOpen(false)} />}
        <ButtonNote />
      </>
    )
  }
  await mount(<Opener />)
  await press('Buka')
  await expect.element(failure).toHaveTextContent('Bagian ini gagal dimuat.')
  await expect.element(page.getByRole('button', { name: 'Buka' })).toHaveAttribute('aria-expanded', 'false')
  await press('Buka')
  await expect.element(page.getByText('Halo, Siti')).toBeVisible()
})

test('a lazyDialog that a key opened does not open by itself when the network returns', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new TypeError('offline'))
  const Lazy = lazyDialog(load)
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    useShortcuts({ d: { label: 'Buka', run: () => setOpen(true) } })
    return (
      <>
        {isOpen && <Lazy name="Siti" onClose={() => setOpen(false)} />}
        <ButtonNote />
      </>
    )
  }
  await mount(<Opener />)
  await userEvent.keyboard('d')
  await expect.element(failure).toHaveTextContent('Bagian ini gagal dimuat.')
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => load.mock.calls.length).toBe(2)
  await expect.element(page.getByText('Halo, Siti')).not.toBeInTheDocument()
  await userEvent.keyboard('d')
  await expect.element(page.getByText('Halo, Siti')).toBeVisible()
})
