import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { RichTextField } from './RichTextField'

const LIMIT = 40_000
const editor = page.getByRole('textbox', { name: 'Kualifikasi' })

/** What the field has told its form. */
const told: string[] = []
function Terms() {
  const [value, setValue] = useState('')
  const change = (html: string) => {
    told.push(html)
    setValue(html)
  }
  return <RichTextField label="Kualifikasi" value={value} onChange={change} limit={LIMIT} />
}
/** Pastes as a browser does, with what Word or a plain editor puts on the clipboard. */
function paste(types: Record<string, string>, pictures = 0): void {
  const clipboardData = new DataTransfer()
  for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text)
  for (let n = 0; n < pictures; n++) clipboardData.items.add(new File(['x'], `${n}.png`, { type: 'image/png' }))
  editor.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
const texts = (parts: Locator) => parts.elements().map((element) => element.textContent)
const paragraphs = () => texts(editor.getByRole('paragraph'))
const items = () => texts(editor.getByRole('listitem'))
/** Names of the formatted elements. */
const formats = () =>
  [...editor.element().querySelectorAll('strong, em, s, code, a, blockquote, h3, li')].map(({ nodeName }) => nodeName)

beforeEach(async () => {
  await mount(<Terms />)
  await editor.click()
})

describe('typed text', () => {
  test('keeps every mark', async () => {
    const lines = [
      '> 5 tahun pengalaman',
      '*) wajib *)',
      '1 * 2 * 3',
      '*tebal* _miring_ ~coret~',
      '**tebal** __tebal__ ~~coret~~ `kode`',
      '# judul',
      '* butir',
      '+ butir',
      '5. lima',
      'https://klob.id ',
    ]
    for (const line of lines) await userEvent.keyboard(`${line}{Enter}`)
    await userEvent.keyboard('akhir')
    expect(paragraphs()).toEqual([...lines, 'akhir'])
    expect(formats()).toEqual([])
  })
  test.each(['- ', '1. '])('makes a list of "%s", which one Ctrl+Z takes back', async (mark) => {
    await userEvent.keyboard(`Tugas{Enter}${mark}`)
    expect(items()).toHaveLength(1)
    await userEvent.keyboard('{Control>}z{/Control}menjaga data')
    expect(paragraphs()).toEqual(['Tugas', `${mark}menjaga data`])
  })
})

describe('pasted text', () => {
  test('keeps the marks of a chat message', () => {
    paste({ 'text/plain': '*Lowongan* _Analis_ ~lama~\n> 5 tahun' })
    expect(paragraphs()).toEqual(['*Lowongan* _Analis_ ~lama~', '> 5 tahun'])
    expect(formats()).toEqual([])
  })
  test('becomes a list on request, and text again by undo', async () => {
    paste({ 'text/plain': 'Tugas:\n- menyusun laporan\n- menjaga data' })
    expect(items()).toEqual([])
    await page.getByRole('button', { name: 'Jadikan daftar' }).click()
    expect(items()).toEqual(['menyusun laporan', 'menjaga data'])
    await expect.element(editor).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Jadikan daftar' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(paragraphs()).toEqual(['Tugas:', '- menyusun laporan', '- menjaga data'])
  })
  test('keeps raised and lowered signs', () => {
    paste({
      'text/html': '<p>Luas 20 m<sup>2</sup>, H<sub>2</sub>O, x<span style="vertical-align: super">3</span></p>',
    })
    expect(editor.element().innerHTML).toContain('<p>Luas 20 m<sup>2</sup>, H<sub>2</sub>O, x<sup>3</sup></p>')
  })
  test('says that links without https became text', async () => {
    paste({ 'text/html': '<p><a href="http://klob.id">situs</a></p>' })
    await expect.element(page.getByText('1 tautan menjadi teks biasa: alamatnya tidak diawali https://.')).toBeVisible()
  })
  test('is rejected with a message where it is a picture alone, until the next key', async () => {
    paste({}, 2)
    await expect.element(page.getByText('2 gambar atau berkas tidak ikut ditempel')).toBeVisible()
    await userEvent.keyboard('Teliti')
    await expect.element(page.getByText('tidak ikut ditempel')).not.toBeInTheDocument()
    await expect.element(editor).toHaveTextContent('Teliti')
  })
  test('is counted without its tags, and kept over the limit', async () => {
    paste({ 'text/html': `<p><b>${'a'.repeat(LIMIT - 10)}</b></p>` })
    await expect.element(editor).toHaveAccessibleDescription('39.990/40.000 karakter')
    paste({ 'text/plain': 'lebih panjang' })
    await expect.element(editor).toHaveAccessibleDescription('40.003/40.000 karakter')
  })
})

describe('the link field', () => {
  const address = page.getByRole('textbox', { name: 'Alamat tautan' })
  async function linkTo(typed: string) {
    await userEvent.keyboard('situs{Control>}a{/Control}')
    await page
      .getByRole('toolbar', { name: 'Format Kualifikasi' })
      .getByRole('button', { name: 'Tautan', exact: true })
      .click()
    await address.fill(typed)
    await userEvent.keyboard('{Enter}')
  }
  test('completes a bare address and gives the focus back', async () => {
    await linkTo('klob.id/karier')
    await expect.element(editor.getByRole('link', { name: 'situs' })).toHaveAttribute('href', 'https://klob.id/karier')
    await expect.element(editor).toHaveFocus()
  })
  test.each([
    ['http://klob.id', 'Hanya alamat https:// yang dapat ditautkan'],
    ['karier', 'Ini bukan alamat situs. Contoh: https://contoh.co.id/'],
  ])('keeps %s, which cannot be linked, and says why', async (typed, reason) => {
    await linkTo(typed)
    await expect.element(address).toHaveValue(typed)
    await expect.element(address).toHaveAccessibleDescription(reason)
    await expect.element(address).toHaveFocus()
    expect(formats()).toEqual([])
  })
})

describe('a text of 50,000 characters', () => {
  const LONG = '<p>Tugas utama dari jabatan ini.</p>'.repeat(1_700)
  beforeEach(async () => {
    paste({ 'text/html': LONG })
    await expect.poll(() => told.length).toBeGreaterThan(0)
    told.length = 0
  })
  test('is not told at each key, and as a whole after a pause', async () => {
    await userEvent.keyboard('dua puluh tanda lagi')
    expect(told.length).toBeLessThan(3)
    await expect.poll(() => told.at(-1)?.endsWith('dua puluh tanda lagi</p>')).toBe(true)
  })
  test.each([
    ['Ctrl+S', () => userEvent.keyboard('{Control>}s{/Control}')],
    ['leaving the field', () => userEvent.tab()],
    ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is told at %s', async (_, leave) => {
    await userEvent.keyboard('akhir')
    await leave()
    expect(told.at(-1)?.endsWith('akhir</p>')).toBe(true)
  })
})
