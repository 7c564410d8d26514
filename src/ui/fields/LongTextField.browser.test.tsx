import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { LongTextField } from './LongTextField'

const LABEL = 'Catatan'
const field = page.getByRole('textbox', { name: LABEL })
const said = page.getByRole('status')

function Note() {
  const [value, setValue] = useState('')
  return <LongTextField label={LABEL} limit={100} value={value} onChange={setValue} />
}
function paste(html: string, plain: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', plain)
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

beforeEach(() => mount(<Note />))

test('says that a paste leaves out a picture', async () => {
  paste('<p>Lihat<img src="x"></p>', 'Lihat')
  await expect.element(said).toHaveTextContent('1 gambar atau berkas tidak ikut ditempel')
})
test('says that a pasted link becomes text', async () => {
  paste('<a href="https://klob.id/tes">tes</a>', 'tes')
  await expect.element(said).toHaveTextContent('1 tautan menjadi teks biasa: tulis alamatnya bila perlu.')
})
test('says nothing of a paste that is whole', async () => {
  paste('<p><b>Teliti</b></p>', 'Teliti')
  await expect.element(field).toBeVisible()
  expect(said.query()).toBeNull()
})
test('keeps a text over its limit, with its count', async () => {
  await userEvent.fill(field, 'a'.repeat(101))
  await expect.element(field).toHaveAccessibleDescription('Paling banyak 100 karakter 101/100 karakter')
  await expect.element(field).toHaveValue('a'.repeat(101))
})
