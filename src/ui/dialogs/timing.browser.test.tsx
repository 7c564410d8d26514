import { startTransition, useEffect, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { followTyping } from '../typing'
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

describe('a Dialog that opens by itself while the person types', () => {
  let open = () => {}
  const onPress = vi.fn()
  function Writer() {
    const [isOpen, setOpen] = useState(false)
    useEffect(() => {
      open = () => setOpen(true)
    }, [])
    return (
      <>
        <textarea aria-label="Catatan" />
        {isOpen && (
          <Dialog opened onClose={() => setOpen(false)} title="Hasil">
            <button type="button" data-autofocus onClick={onPress}>
              Coba lagi
            </button>
          </Dialog>
        )}
      </>
    )
  }
  const note = page.getByRole('textbox', { name: 'Catatan' })
  const dialog = page.getByRole('dialog', { name: 'Hasil' })
  beforeEach(async () => {
    onPress.mockClear()
    followTyping()
    await mount(<Writer />)
  })

  test('leaves the focus in their text', async () => {
    await note.click()
    await userEvent.keyboard('besok ')
    open()
    await userEvent.keyboard('pagi lewat telepon')
    await expect.element(note).toHaveValue('besok pagi lewat telepon')
  })
  test('comes when they pause', async () => {
    await note.click()
    await userEvent.keyboard('besok ')
    open()
    expect(dialog.query()).toBeNull()
    await expect.element(dialog).toBeVisible()
  })
  test('is not pressed by what they go on typing outside of a text', async () => {
    await userEvent.keyboard('besok ')
    open()
    await expect.element(button('Coba lagi')).toHaveFocus()
    await userEvent.keyboard('pagi lewat{Enter}')
    expect(onPress).not.toHaveBeenCalled()
  })
})
