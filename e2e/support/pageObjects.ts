import { expect, type Locator, type Page } from '@playwright/test'
import write from 'write-excel-file/node'
import { conversation as conversationDialog, entries, sendAndConfirm, textOf } from './messages'
import { cards, moveOpenApplicant, panel, card } from './stages'
import { choose, field, form, options, pressSearch, unfold } from './talents'

// The screens of the console for other projects, by the names that people read. Each is made of the own tests' steps.

/** A stage of any vacancy: its cards, and the panel of the open applicant. */
export const stagePage = (page: Page) => ({
  /** Opens a stage by its number, from 1, with an applicant if one is named. */
  async open(vacancyCode: string, { number = 1, name = 'Lamaran Masuk', applicant = '' } = {}): Promise<void> {
    const query = new URLSearchParams({ id: `${vacancyCode}.STG-${number}`, stage: name })
    if (applicant) query.set('open', applicant)
    await page.goto(`/dashboard/0/atsreport/${vacancyCode}?${query}`)
    await expect(page.getByRole('navigation', { name: 'Tahap lowongan' })).toBeVisible()
  },
  /** The headings of all cards, top to bottom. */
  cards: cards(page),
  /** The button of an applicant's card, which opens the panel. */
  card: (name: string): Locator => card(page, name),
  /** The panel of the open applicant. */
  panel: (name: string): Locator => panel(page, new RegExp(`^${name}`)),
  /** Moves the open applicant to another stage, confirms and waits until it is said. */
  move: (name: string, to: string): Promise<void> => moveOpenApplicant(page, name, to),
})

/** The filter panel of a search, its fields by their labels. */
export const filterPanel = (page: Page) => ({
  /** Unfolds all sections, which mounts their fields. */
  unfold: (): Promise<void> => unfold(page),
  field: (label: string, role: 'textbox' | 'combobox' = 'textbox'): Locator => field(page, label, role),
  fill: (label: string, text: string): Promise<void> => field(page, label).fill(text),
  /** Types into a list's field and picks the option with that text. */
  choose: (label: string, option: string): Promise<void> => choose(page, label, option),
  options: (label: string): Locator => options(page, label),
  search: (): Promise<void> => pressSearch(page),
})

/** Filters that are kept under a name, in the panel of a search. */
export const savedFilters = (page: Page) => ({
  async save(name: string): Promise<void> {
    await form(page).getByRole('button', { name: 'Simpan Filter' }).click()
    const dialog = page.getByRole('dialog', { name: 'SIMPAN FILTER' })
    await dialog.getByRole('textbox', { name: 'Masukan nama filter:' }).fill(name)
    await dialog.getByRole('button', { name: 'Simpan' }).click()
    await expect(dialog).toBeHidden()
  },
  /** The names in the menu of saved filters, which is opened. */
  async list(): Promise<Locator> {
    await form(page).getByRole('button', { name: 'Lihat Filter' }).click()
    return page.getByRole('list', { name: 'Filter tersimpan' }).getByRole('button')
  },
})

/** The open conversation with a person. */
export const conversation = (page: Page, name: string) => {
  const dialog = conversationDialog(page, name)
  return {
    dialog,
    /** The later messages. */
    messages: entries(dialog),
    /** Writes a message, sends and confirms it. */
    async send(text: string): Promise<void> {
      await textOf(dialog).fill(text)
      await sendAndConfirm(page, name)
      await expect(entries(dialog).filter({ hasText: text })).toBeVisible()
    },
  }
}

/** The field that takes a file. */
export const upload = (page: Page, label = 'Pilih berkas') => ({
  choose: (name: string, buffer: Buffer): Promise<void> =>
    page.getByLabel(label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer }),
})

/** An xlsx file with these rows, titles first. */
export const sheet = async (rows: readonly (readonly string[])[]): Promise<Buffer> =>
  Buffer.from(await write(rows.map((row) => row.map((value) => ({ value })))).toBuffer())
