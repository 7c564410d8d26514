import type { Locator, Page } from '@playwright/test'
import { openConversation } from '../../support/messages'
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
    })
    const input = await open(page)
    await input.setInputFiles(file)
    await expect(page.getByText(told)).toBeVisible()
    await expect(page.getByText(file.name)).toBeHidden()
  })
