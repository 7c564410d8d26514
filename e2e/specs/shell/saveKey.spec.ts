import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test'

const HENDRA = '/dashboard/0/es-longlist/form/MUC03-HENDRA'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

/** A form: its URL, how to reach and edit a field, and the call of its save. */
type Form = { at: string; open?: (page: Page) => Promise<void>; field: (page: Page) => Promise<void>; call: string }
const forms: Record<string, Form> = {
  'chat on-hours': {
    at: '/dashboard/0/chat-admin',
    field: async (page) => {
      await page.getByRole('combobox', { name: 'Sabtu mulai' }).fill('8:00')
      await page.getByRole('combobox', { name: 'Sabtu selesai' }).fill('12:00')
    },
    call: 'saveChatOnSchedule',
  },
  'chat off ranges': {
    at: '/dashboard/0/chat-admin',
    field: async (page) => {
      const form = page.getByRole('form', { name: 'Chat Schedule Off' })
      await form.getByRole('textbox', { name: 'Tanggal mulai rentang 4' }).fill('01/02/2027')
      await form
        .getByRole('textbox', { name: /selesai/ })
        .nth(-2)
        .fill('02/02/2027')
    },
    call: 'saveChatOffSchedules',
  },
  'longlist user': {
    at: HENDRA,
    field: (page) => page.getByRole('form', { name: 'Informasi Dasar' }).getByLabel('Remarks').fill('Sore'),
    call: 'saveLonglistUser',
  },
  'education of a longlist user': {
    at: HENDRA,
    open: press('Ubah Sarjana Teknik (S.T.)'),
    field: (page) => dialog(page, 'Ubah Pendidikan').getByLabel('Lokasi').fill('Cimahi'),
    call: 'saveLonglistEducation',
  },
  'language of a longlist user': {
    at: HENDRA,
    open: press('Ubah Bahasa Inggris'),
    field: async (page) => {
      await dialog(page, 'Ubah Bahasa').getByRole('combobox', { name: 'Level' }).click()
      await page.getByRole('option', { name: 'Pemula (Beginner)' }).click()
    },
    call: 'saveLonglistLanguage',
  },
  'job of a longlist user': {
    at: HENDRA,
    open: press('+ Tambahkan Pekerjaan'),
    field: (page) => dialog(page, 'Tambah Pekerjaan').getByLabel('Job Title').fill('CFO'),
    call: 'saveLonglistJob',
  },
  'note on a candidate': {
    at: '/dashboard/0/es-admin-query?dataSource=KLOBBER&firstName=Ayu&lastName=Wulandari',
    open: press('Catatan Ayu Wulandari'),
    field: async (page) => {
      const form = dialog(page, 'Catatan: Ayu Wulandari')
      await form.getByRole('combobox', { name: 'Marker' }).fill('Potensial')
      await page.getByRole('option', { name: 'Potensial' }).click()
      await form.getByRole('textbox', { name: 'Catatan' }).fill('Cocok')
    },
    call: 'saveEsNote',
  },
}
// Each form is a part of one engine; a page that has several saves the focused one only.
for (const at of new Set(Object.values(forms).map((form) => form.at)))
  test(`saves the focused form once with Ctrl+S: ${at}`, async ({ page, world }) => {
    await page.goto(at)
    for (const [name, { open, field, call }] of Object.entries(forms).filter(([, form]) => form.at === at)) {
      await world.forget()
      await open?.(page)
      await field(page)
      await page.keyboard.press('Control+s')
      await expect.poll(async () => (await world.calls(call)).map(({ status }) => status), name).toEqual([200])
      await page.keyboard.press('Control+s')
      await page.waitForLoadState('networkidle')
      expect(await world.calls(call)).toHaveLength(1)
      // The key saved no other form.
      const writes = (await world.calls()).filter(({ endpoint }) => endpoint?.startsWith('save'))
      expect(writes).toHaveLength(1)
    }
  })
