import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../support/test'
import { openVacancy } from '../../support/vacancies'
import {
  answer,
  changeElsewhere,
  choose,
  copyOf,
  dialog,
  field,
  openForm,
  saveButton,
} from '../../support/vacancyForms'
import { WORD_HTML } from '../../support/wordHtml'

const CODE = 'KJV-000001'
const editor = (page: Page) => field(page, 'Kualifikasi')
/** Pastes as a browser does, with what Word or a plain editor puts on the clipboard. */
const paste = (target: Locator, types: Record<string, string>, files = 0): Promise<void> =>
  target.evaluate(
    (element, [data, count]) => {
      const clipboardData = new DataTransfer()
      for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
      for (let n = 0; n < count; n++) clipboardData.items.add(new File(['x'], `${n}.png`, { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [types, files] as const,
  )
/** The visible text and its formatting: blocks, emphasis, links and numbers, font size and weight. */
const reading = (target: Locator) =>
  target.evaluate((root) => {
    const isInline = (node: Node) => node.nodeType === Node.TEXT_NODE || /^(STRONG|EM|U|S|A|BR)$/.test(node.nodeName)
    const outline = (node: Node): unknown => {
      if (!(node instanceof HTMLElement)) return node.textContent
      const { fontSize, fontWeight, fontStyle, textDecorationLine, ...box } = getComputedStyle(node)
      const { marginBottom, listStyleType, paddingLeft, borderLeftWidth } = box
      const of = { href: node.getAttribute('href'), start: node.getAttribute('start') }
      const letters = { fontWeight, fontStyle, textDecorationLine }
      const drawn = {
        ...letters,
        ...(isInline(node) ? {} : { marginBottom, listStyleType, paddingLeft, borderLeftWidth }),
      }
      return [
        node.nodeName,
        of,
        { ...drawn, relative: parseFloat(fontSize) / parseFloat(getComputedStyle(root).fontSize) },
        [...node.childNodes].map(outline),
      ]
    }
    return [...root.childNodes].filter(({ nodeName }) => nodeName !== '#text').map(outline)
  })
/** Saves the vacancy, opens it to applicants, and returns the text of its public page. */
async function publish(page: Page, heading: string): Promise<Locator> {
  await page.getByRole('radio', { name: /^Default/ }).check()
  await choose(page, 'Status Lowongan', 'Active')
  await answer(page, 'menjadi Active?', 'YA, YAKIN')
  await saveButton(page).click()
  await expect(page.getByText('Lowongan ini sudah Active')).toBeVisible()
  await openVacancy(page, CODE)
  return page.getByRole('heading', { level: 3, name: heading }).locator('..')
}
const outlineText = (page: Page) => editor(page).evaluate((root) => root.innerHTML)

test.beforeEach(async ({ page }) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, CODE)
  // By keys, which the editor handles at once; it notices changes by a script later, perhaps after a paste.
  await editor(page).press('Control+a')
  await editor(page).press('Backspace')
  await expect(editor(page)).toHaveText('')
})

test('keeps lists, headings, table, bold and links of a Word page, reports losses, and publishes it the same', async ({
  page,
}) => {
  await paste(editor(page), { 'text/html': WORD_HTML, 'text/plain': 'Tentang peran ini' })
  await expect(page.getByText('1 gambar atau berkas tidak ikut ditempel')).toBeVisible()
  expect((await outlineText(page)).replaceAll(/<br class="ProseMirror-trailingBreak">/g, '')).toBe(
    [
      '<h3>Tentang peran ini</h3>',
      '<p>Kami mencari <strong>analis</strong> yang <em>teliti</em>. Lihat <a href="https://klob.id/karier">halaman karier</a>.</p>',
      '<h3>Tugas</h3>',
      '<ul><li><p>Menyusun <strong>laporan</strong> bulanan</p><ul><li><p>keuangan</p></li></ul></li><li><p>Menjaga data</p></li></ul>',
      '<p>Langkah seleksi:</p>',
      '<ol><li><p>Wawancara</p><ol type="a"><li><p>dengan tim</p></li></ol></li><li><p>Tes</p></li></ol>',
      '<table><tbody><tr><td colspan="2"><p><strong>Gaji</strong></p></td></tr>',
      '<tr><td><p>Pokok</p></td><td><p>8 juta</p></td></tr></tbody></table>',
      '<p>Sampai jumpa.</p>',
    ].join(''),
  )
  await expectAccessible(page)
  const written = await reading(editor(page))
  const shown = await publish(page, 'Tentang peran ini')
  expect(await reading(shown)).toEqual(written)
})

test('publishes blank lines, repeated spaces, quotes and struck words as written', async ({ page }) => {
  await page.getByRole('toolbar', { name: 'Format Kualifikasi' }).getByRole('button', { name: 'Judul' }).click()
  await editor(page).pressSequentially('Syarat')
  const write = async (...lines: string[]) => {
    for (const line of lines) {
      await page.keyboard.press('Enter')
      await page.keyboard.type(line)
    }
  }
  await write('Nilai:   8,5', '', ' menjorok', '')
  await page.keyboard.press('Control+Shift+s')
  await page.keyboard.type('dicoret')
  await page.keyboard.press('Control+Shift+s')
  await page.keyboard.type(' ini')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type(' baris kedua')
  await write('')
  await page.keyboard.press('Control+Shift+b')
  await page.keyboard.type('Kutipan')
  /** The visible text with its spaces, and the height of each block; the editor has an extra line at its end. */
  const looks = (target: Locator) =>
    target.evaluate((root) =>
      [...root.querySelectorAll(':scope > :not(p:last-child)')].map((block) => {
        const { height } = block.getBoundingClientRect()
        const lines = Math.round(height / parseFloat(getComputedStyle(block).lineHeight))
        return [block.nodeName, (block as HTMLElement).innerText.replaceAll('\u00A0', ' ').trimEnd(), lines]
      }),
    )
  const written = await looks(editor(page))
  expect(written).toEqual([
    ['H3', 'Syarat', 1],
    ['P', 'Nilai:   8,5', 1],
    ['P', '', 1],
    ['P', ' menjorok', 1],
    ['P', 'dicoret ini\n baris kedua', 2],
    ['BLOCKQUOTE', 'Kutipan', 1],
  ])
  const drawn = await reading(editor(page))
  const shown = await publish(page, 'Syarat')
  expect(await looks(shown)).toEqual(written)
  const withoutMark = (outline: unknown) =>
    JSON.stringify(outline)
      .replaceAll(/\["BR",[^\]]*\]\]/g, '')
      .replaceAll('\u00A0', ' ')
  expect(withoutMark(await reading(shown))).toBe(withoutMark(drawn))
})

test('shows two versions of a text with their formatting', async ({ page }) => {
  await editor(page).pressSequentially('SQL')
  await page.getByRole('radio', { name: /^Default/ }).check()
  await changeElsewhere(page, CODE, { terms: '<ul><li><strong>SQL</strong></li></ul>' })
  await saveButton(page).click()
  const versions = dialog(page, 'Data ini juga diubah dari perangkat atau tab lain').getByRole('group', {
    name: 'Kualifikasi',
  })
  await expect(versions.getByRole('radio', { name: 'Versi Anda SQL' })).toBeVisible()
  await expect(versions.getByRole('listitem')).toHaveText(['SQL'])
  await expectAccessible(page)
})

test('keeps raised and lowered signs of a paste, and publishes them', async ({ page }) => {
  await paste(editor(page), {
    'text/html':
      '<h3>Syarat</h3><p>Luas 20 m<sup>2</sup>, H<sub>2</sub>O, x<span style="vertical-align: super">3</span></p>',
  })
  const signs = '<p>Luas 20 m<sup>2</sup>, H<sub>2</sub>O, x<sup>3</sup></p>'
  expect(await outlineText(page)).toContain(signs)
  const shown = await publish(page, 'Syarat')
  expect(await shown.innerHTML()).toContain(signs)
})

test('counts the visible text without tags, and reports when it is too long', async ({ page, world }) => {
  const long = 'a'.repeat(39_990)
  await paste(editor(page), { 'text/html': `<p><b>${long}</b></p>` })
  await expect(editor(page)).toHaveAccessibleDescription('39.990/40.000 karakter')
  await paste(editor(page), { 'text/plain': 'lebih panjang' })
  await expect(editor(page)).toHaveAccessibleDescription('40.003/40.000 karakter')
  await saveButton(page).click()
  await expect(editor(page)).toHaveAccessibleDescription('Paling banyak 40.000 karakter 40.003/40.000 karakter')
  await expect(editor(page)).toBeFocused()
  expect(await world.calls('saveVacancyPrimary')).toEqual([])
  // The link field with its reason.
  const address = page.getByRole('textbox', { name: 'Alamat tautan' })
  await page
    .getByRole('toolbar', { name: 'Format Kualifikasi' })
    .getByRole('button', { name: 'Tautan', exact: true })
    .click()
  await address.fill('http://klob.id')
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription('Hanya alamat https:// yang dapat ditautkan')
  await expectAccessible(page)
})
