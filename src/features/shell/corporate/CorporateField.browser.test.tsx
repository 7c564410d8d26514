import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../../e2e/support/mount'
import { CorporateField } from './CorporateField'

/** A field whose list shows the text that it is searched for. */
function Companies() {
  const [text, setText] = useState('')
  return (
    <>
      <CorporateField search={setText} />
      <output>{text}</output>
    </>
  )
}
const list = page.getByRole('status')

/** Types as the browser does, and lets React draw what it draws before the next frame. */
async function typeAtOnce(text: string): Promise<HTMLElement> {
  const input = page.getByRole('textbox', { name: 'Cari perusahaan' }).element() as HTMLInputElement
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await Promise.resolve()
  return input
}

test('a key draws the list after the field', async () => {
  await mount(<Companies />)
  await typeAtOnce('cakra')
  expect(list.element().textContent).toBe('')
  await expect.element(list).toHaveTextContent('cakra')
})

for (const key of ['Tab', 'ArrowDown'])
  test(`${key} finds the list of what is typed`, async () => {
    await mount(<Companies />)
    const input = await typeAtOnce('cakra')
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    expect(list.element().textContent).toBe('cakra')
  })
