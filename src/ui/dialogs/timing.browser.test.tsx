import { startTransition, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { Dialog } from './Dialog'
import { closeTop, hasDialog } from './openDialogs'
import { Popup } from './Popup'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const tasks = async (count: number) => {
  for (let n = 0; n < count; n += 1) await new Promise((done) => setTimeout(done))
}
describe('a focus trap that sets the focus a moment after the opening', () => {
  /** The focus is moved on, by a fast key, before the trap has set it. */
  const content = (
    <>
      <button type="button">Awal</button>
      <button type="button" ref={(next) => next?.focus()}>
        Tujuan
      </button>
    </>
  )
  test('leaves it where it is by then in a Popup', async () => {
    await mount(
      <Popup anchor={document.body} onClose={() => {}} dialogLabel="Daftar">
        {content}
      </Popup>,
    )
    await tasks(3)
    await expect.element(button('Tujuan')).toHaveFocus()
  })
  test('leaves it where it is by then in a Dialog', async () => {
    await mount(
      <Dialog opened onClose={() => {}} title="Daftar">
        {content}
      </Dialog>,
    )
    await tasks(3)
    await expect.element(button('Tujuan')).toHaveFocus()
  })
})

test('a Dialog is no longer an open one in the frame that takes it away', async () => {
  function Closable() {
    const [isOpen, setOpen] = useState(true)
    // As a navigation closes it: effects of a transition run later than its frame.
    return isOpen ? <Dialog opened onClose={() => startTransition(() => setOpen(false))} title="Pertama" /> : null
  }
  await mount(<Closable />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(hasDialog()).toBe(true)
  const wasOpen = new Promise<boolean>((tell) => {
    const removals = new MutationObserver(() => document.querySelector('[role=dialog]') || tell(hasDialog()))
    removals.observe(document.body, { subtree: true, childList: true })
  })
  closeTop()
  expect(await wasOpen).toBe(false)
})
