import { expect, type Locator, type Page } from '@playwright/test'
import { entries, openConversation, pickVacancy, question, sendButton, conversation, textOf } from './messages'
import { field, form, openSavedList, openTalents } from './talents'

const AYU = 'Ayu Wulandari'
const BAYU = 'Bayu Pratama'
const CITRA = 'Citra Dewi'
const FILTER = 'S1 Informatika Jawa Barat'
const file = { name: 'CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 isi') }

const saving = (page: Page): Locator => page.getByRole('dialog', { name: 'SIMPAN FILTER' })
const list = (page: Page): Locator => page.getByRole('dialog', { name: 'List Filter' })
const exporting = (page: Page): Locator => page.getByRole('dialog', { name: 'Download' })
const yes = (page: Page, what: string, name: string) =>
  question(page, what, name).getByRole('button', { name: 'Ya' }).click()

/** A call of saved filters, export or messages, and its effect on the screen. */
export type Part = {
  /** Where its failure is shown. */
  place: (page: Page) => Locator
  /** Opens the screen where one action triggers the call. */
  open: (page: Page) => Promise<unknown>
  /** Triggers the call; also to try again. */
  act: (page: Page) => Promise<unknown>
  /** Expects that nothing typed was lost by a failure. */
  kept?: (page: Page) => Promise<unknown>
  /** Visible while the answer is pending. */
  waiting: (page: Page) => Locator
  done: (page: Page) => Promise<unknown>
}
const write = (page: Page, text: string, name: string) => textOf(conversation(page, name)).fill(text)
/** The console requests the newest export before it starts a new one. */
const startingAnExport: Part = {
  place: exporting,
  open: async (page) => {
    await openTalents(page, '?firstNames=Ayu')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
  },
  act: (page) =>
    exporting(page)
      .getByRole('button', { name: /^(Unduh|Coba lagi)$/ })
      .click(),
  waiting: (page) => exporting(page).getByRole('button', { name: 'Unduh', exact: true, disabled: true }),
  done: (page) => expect(exporting(page).getByText(/Berkas sedang disiapkan\./)).toBeVisible(),
}
const openList = async (page: Page) => {
  await openTalents(page)
  await openSavedList(page)
}
/** By the operation that fails. */
export const parts: Record<string, Part> = {
  saveTalentQuery: {
    place: saving,
    open: async (page) => {
      await openTalents(page)
      await field(page, 'Nama depan').fill('Ayu')
      await form(page).getByRole('button', { name: 'Simpan Filter' }).click()
      await saving(page).getByRole('textbox').fill('Si Ayu')
    },
    act: (page) => saving(page).getByRole('button', { name: 'Simpan' }).click(),
    kept: (page) => expect(saving(page).getByRole('textbox')).toHaveValue('Si Ayu'),
    waiting: (page) => saving(page).getByRole('button', { name: 'Simpan', disabled: true }),
    done: async (page) => {
      await expect(page.getByRole('status').filter({ hasText: 'Filter "Si Ayu" tersimpan' })).toBeVisible()
      await expect(saving(page)).toBeHidden()
    },
  },
  listTalentQueries: {
    place: list,
    open: (page) => openTalents(page),
    act: async (page) => {
      if (await list(page).isVisible()) await list(page).getByRole('button', { name: 'Coba lagi' }).click()
      else await openSavedList(page)
    },
    waiting: (page) => list(page).getByText('Memuat...'),
    done: (page) => expect(list(page).getByRole('button', { name: `Open ${FILTER}` })).toBeVisible(),
  },
  getTalentQuery: {
    place: list,
    open: openList,
    act: (page) =>
      list(page)
        .getByRole('button', { name: `Open ${FILTER}` })
        .click(),
    waiting: (page) => list(page),
    done: (page) => expect(page.getByText(`filter aktif: ${FILTER}`)).toBeVisible(),
  },
  deleteTalentQuery: {
    place: list,
    open: openList,
    act: async (page) => {
      await list(page)
        .getByRole('button', { name: `Delete ${FILTER}` })
        .click()
      await page
        .getByRole('dialog', { name: /delete this filter/ })
        .getByRole('button', { name: 'Yes' })
        .click()
    },
    waiting: (page) => list(page).getByRole('button', { name: `Open ${FILTER}` }),
    done: (page) => expect(list(page).getByRole('button', { name: `Open ${FILTER}` })).toBeHidden(),
  },
  getLatestTalentExport: startingAnExport,
  startTalentExport: startingAnExport,
  getTalentTicket: {
    place: (page) => conversation(page, AYU),
    open: () => Promise.resolve(),
    act: async (page) => {
      if (await conversation(page, AYU).isVisible())
        await conversation(page, AYU).getByRole('button', { name: 'Coba lagi' }).click()
      else await openConversation(page, 'USR-AYU', AYU)
    },
    kept: (page) => expect(sendButton(conversation(page, AYU))).toBeHidden(),
    waiting: (page) => conversation(page, AYU).getByText('Memeriksa percakapan...'),
    done: (page) => expect(sendButton(conversation(page, AYU))).toBeVisible(),
  },
  listTalentConversation: {
    place: (page) => conversation(page, BAYU),
    open: () => Promise.resolve(),
    act: async (page) => {
      if (await conversation(page, BAYU).isVisible())
        await conversation(page, BAYU).getByRole('button', { name: 'Coba lagi' }).click()
      else await openConversation(page, 'USR-BAYU', BAYU)
    },
    waiting: (page) => conversation(page, BAYU).getByText('Memuat pesan...'),
    done: (page) => expect(entries(conversation(page, BAYU))).toHaveCount(3),
  },
  createTalentTicket: {
    place: (page) => conversation(page, AYU),
    open: async (page) => {
      await openConversation(page, 'USR-AYU', AYU)
      await pickVacancy(page, 'Software Engineer')
    },
    act: async (page) => {
      await conversation(page, AYU)
        .getByRole('button', { name: /^(KIRIM|Coba lagi)$/ })
        .last()
        .click()
      await yes(page, 'Kirim pesan', AYU)
    },
    kept: (page) => expect(textOf(conversation(page, AYU))).toHaveValue(/posisi Software Engineer/),
    waiting: (page) => conversation(page, AYU).getByRole('button', { name: 'KIRIM', disabled: true }),
    done: (page) => expect(conversation(page, AYU).getByRole('article', { name: 'Pesan pertama' })).toBeVisible(),
  },
  replyTalentTicket: {
    place: (page) => conversation(page, BAYU),
    open: async (page) => {
      const dialog = await openConversation(page, 'USR-BAYU', BAYU)
      await write(page, 'Halo lagi', BAYU)
      await dialog.getByLabel('LAMPIRAN').setInputFiles(file)
    },
    act: async (page) => {
      await conversation(page, BAYU)
        .getByRole('button', { name: /^(KIRIM|Coba lagi)$/ })
        .last()
        .click()
      await yes(page, 'Kirim pesan', BAYU)
    },
    kept: async (page) => {
      await expect(textOf(conversation(page, BAYU))).toHaveValue('Halo lagi')
      await expect(conversation(page, BAYU).getByText('CV.pdf', { exact: true })).toBeVisible()
    },
    waiting: (page) => conversation(page, BAYU).getByRole('button', { name: 'KIRIM', disabled: true }),
    done: async (page) => {
      await expect(entries(conversation(page, BAYU))).toHaveCount(4)
      await expect(entries(conversation(page, BAYU)).last()).toContainText('Halo lagi')
      await expect(textOf(conversation(page, BAYU))).toHaveValue('')
    },
  },
  closeTalentTicket: {
    place: (page) => conversation(page, BAYU),
    open: (page) => openConversation(page, 'USR-BAYU', BAYU),
    act: async (page) => {
      await conversation(page, BAYU).getByRole('button', { name: 'AKHIRI PERCAKAPAN' }).click()
      await yes(page, 'Akhiri percakapan', BAYU)
    },
    kept: (page) => expect(textOf(conversation(page, BAYU))).toBeEnabled(),
    waiting: (page) => conversation(page, BAYU).getByRole('button', { name: 'AKHIRI PERCAKAPAN', disabled: true }),
    done: (page) => expect(conversation(page, BAYU).getByRole('button', { name: 'BUKA PERCAKAPAN' })).toBeVisible(),
  },
  openTalentTicket: {
    place: (page) => conversation(page, CITRA),
    open: (page) => openConversation(page, 'USR-CITRA', CITRA),
    act: async (page) => {
      await conversation(page, CITRA).getByRole('button', { name: 'BUKA PERCAKAPAN' }).click()
      await yes(page, 'Buka percakapan', CITRA)
    },
    kept: (page) => expect(textOf(conversation(page, CITRA))).toBeDisabled(),
    waiting: (page) => conversation(page, CITRA).getByRole('button', { name: 'BUKA PERCAKAPAN', disabled: true }),
    done: (page) => expect(textOf(conversation(page, CITRA))).toBeEnabled(),
  },
}
