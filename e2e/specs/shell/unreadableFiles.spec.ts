import type { Locator, Page } from '@playwright/test'
import { openConversation } from '../../support/messages'
import { AT, openAt } from '../../support/recruitment'
import { expect, test } from '../../support/test'
import { copyOf, openForm } from '../../support/vacancyForms'

const pdf = { name: 'formulir.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
const png = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n\x1A\n', 'latin1') }

type Field = [what: string, told: string, file: typeof pdf, open: (page: Page) => Promise<Locator>]
const fields: Field[] = [
  [
    'an attachment of a message',
    'Berkas gagal dibaca. Pilih kembali berkasnya.',
    pdf,
    async (page) => (await openConversation(page, 'USR-BAYU', 'Bayu Pratama')).getByLabel('LAMPIRAN'),
  ],
  [
    'a photo of a longlist user',
    'Foto gagal dibaca. Pilih kembali fotonya.',
    png,
    async (page) => {
      await page.goto('/dashboard/0/es-longlist/form/MUC03-HENDRA')
      return page.getByLabel('Foto')
    },
  ],
  [
    'a file of own templates',
    'Berkas gagal dibaca. Pilih kembali berkasnya.',
    { name: 'templat.json', mimeType: 'application/json', buffer: Buffer.from('{}') },
    async (page) => {
      const dialog = await openConversation(page, 'USR-BAYU', 'Bayu Pratama')
      await dialog.getByRole('button', { name: 'Templat', exact: true }).click()
      return page.getByLabel('Berkas templat')
    },
  ],
  [
    'a template of a question',
    'Berkas gagal dibaca. Pilih kembali berkasnya.',
    pdf,
    async (page) => {
      const { klobVacancyCode } = await copyOf(page, 'VAC-SOAL-01')
      await openForm(page, klobVacancyCode)
      return page.getByRole('group', { name: /^Pertanyaan \d+$/ }).locator('input[type=file]')
    },
  ],
]
for (const [what, told, file, open] of fields)
  test(`${what} that has changed on the disk is to be chosen again`, async ({ page }) => {
    // What browsers do with a file that was saved again after it was chosen.
    await page.addInitScript(() => {
      FileReader.prototype.readAsDataURL = function (this: FileReader) {
        queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')))
      }
      File.prototype.text = () => Promise.reject(new DOMException('', 'NotReadableError'))
    })
    const input = await open(page)
    await input.setInputFiles(file)
    await expect(page.getByText(told)).toBeVisible()
    await expect(page.getByText(file.name)).toBeHidden()
  })

/** Drops a file on an element, as from a folder. */
const drop = (at: Locator, { name, mimeType, buffer }: typeof pdf) =>
  at.evaluate(
    (element, file) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([file.text], file.name, { type: file.mimeType }))
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    },
    { name, mimeType, text: buffer.toString('latin1') },
  )
/** Its dialog says by itself, with what was read, that a sheet has changed (recruitment/uploadSheets.spec). */
const changes: Field = [
  'a sheet of changes',
  '',
  { name: 'perubahan.xlsx', mimeType: '', buffer: Buffer.from('PK') },
  async (page) => {
    await openAt(page, AT.tracking, '?vacancyCode=VAC-AKTIF-01')
    await page.getByRole('button', { name: 'Upload Perubahan' }).click()
    return page.getByLabel('Pilih berkas')
  },
]
for (const [what, , file, open] of [...fields, changes])
  test(`${what} is chosen by a file dropped on its field, and by none beside it`, async ({ page }) => {
    const input = await open(page)
    const at = page.url()
    await input.evaluate((element) =>
      element.addEventListener(
        'change',
        () => void (document.title = `chosen ${(element as HTMLInputElement).files?.[0]?.name}`),
      ),
    )
    await drop(page.getByRole('heading').first(), file)
    await expect(page).not.toHaveTitle(/^chosen/)
    await drop(input.locator('xpath=ancestor::*[self::label or @data-file-field][1]'), file)
    await expect(page).toHaveTitle(`chosen ${file.name}`)
    expect(page.url()).toBe(at)
  })
