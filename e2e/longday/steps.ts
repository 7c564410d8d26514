import { expect, type Page } from '@playwright/test'
import type { Random } from '../backend/engine/content/random'
import { entries, linkTo, question, sendButton, conversation, textOf } from '../support/messages'
import { screens } from '../support/screens'
import { stageLink, panel, confirmMove } from '../support/stages'
import { chips, field, form, pressSearch, expectSettled, unfold } from '../support/talents'
import { saveButton } from '../support/vacancyForms'

/** What the screens must show after the actions so far. */
export type Model = {
  note: string
  draft: string
  /** The last message of the conversation. */
  lastMessage: string
  user: string
  friday: string
  ticket: string
  vacancy: string
  filters: string[]
}
/** The initial state of the world. */
export const initialState = (): Model => ({
  note: '',
  draft: '',
  lastMessage: 'Berikut CV saya.',
  user: 'Hendra',
  friday: '16:00:00',
  ticket: '',
  vacancy: 'Kepala Cabang',
  filters: [],
})
export type Hand = { page: Page; model: Model; random: Random; still: () => Promise<void> }
type Step = (hand: Hand) => Promise<unknown>

/** Navigates within the page, as a link of the console does. */
export async function follow({ page, still }: Hand, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path)
  await still()
}
const BAYU = 'Bayu Pratama'
const ayu = (page: Page) => panel(page, /^Ayu Wulandari/)
const note = (page: Page) => ayu(page).getByRole('textbox', { name: 'Catatan 1', exact: true })
const user = (page: Page) => page.getByRole('form', { name: 'Informasi Dasar' })
const friday = (page: Page) => page.getByRole('combobox', { name: 'Jumat selesai', exact: true })
const ticket = (page: Page) => page.getByRole('form', { name: 'Balas tiket' }).getByRole('textbox', { name: 'Body' })
const word = (random: Random) => random.pick(['Bagus', 'Ragu', 'Cocok', 'Nanti', 'Lanjut']) + random.below(1000)
/** The screens of this account. */
export const accountScreens = Object.values(screens).filter(
  ({ path, account }) => account === undefined && path.startsWith('/dashboard'),
)

/** Where saved data is shown, and how to check it; checked at each visit and again after a reload. */
export const savedData: Record<string, { path: string; check: (page: Page, model: Model) => Promise<unknown> }> = {
  note: {
    path: stageLink({ open: 'USR-AYU' }),
    check: (page, model) => expect(note(page)).toHaveValue(model.note),
  },
  talk: {
    path: `/dashboard/0/talentsearch${linkTo('USR-BAYU', BAYU)}`,
    check: async (page, model) => {
      await expect(entries(conversation(page, BAYU)).last()).toContainText(model.lastMessage)
      await expect(textOf(conversation(page, BAYU))).toHaveValue(model.draft)
    },
  },
  user: {
    path: '/dashboard/0/es-longlist/form/MUC03-HENDRA',
    check: (page, model) => expect(user(page).getByLabel('Nama Depan')).toHaveValue(model.user),
  },
  hours: { path: '/dashboard/0/chat-admin', check: (page, model) => expect(friday(page)).toHaveValue(model.friday) },
  ticket: {
    path: '/dashboard/0/contact-us/ES-PROSES',
    check: (page, model) => expect(ticket(page)).toHaveValue(model.ticket),
  },
  vacancy: {
    path: '/dashboard/0/create-job-vacancy/edit/VAC-DRAF-01',
    check: (page, model) =>
      expect(page.getByRole('textbox', { name: 'Nama Lowongan', exact: true })).toHaveValue(model.vacancy),
  },
}
/** Opens the screen of some saved data and checks it. */
async function openSaved(hand: Hand, name: keyof typeof savedData): Promise<void> {
  await follow(hand, savedData[name]!.path)
  await savedData[name]!.check(hand.page, hand.model)
}

/** Actions that can be taken from any screen. */
export const steps: Record<string, Step> = {
  'a screen': (hand) => follow(hand, hand.random.pick(accountScreens).path),
  'a screen of the menu': async (hand) => {
    const { page, random, still } = hand
    await follow(hand, '/dashboard/0/infographic')
    const links = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link')
    await links.nth(random.below(await links.count())).click()
    await still()
  },
  'a search': async (hand) => {
    const { page, random } = hand
    await follow(hand, '/dashboard/0/talentsearch')
    await unfold(page)
    const letter = random.pick(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    await field(page, 'Nama depan').fill(letter)
    await pressSearch(page)
    await expectSettled(page)
    await expect(chips(page)).toHaveText([`Nama depan: ${letter}`])
  },
  'the next page': async ({ page, still }) => {
    const dialog = page.getByRole('dialog')
    // Within a dialog its own button: what is below cannot be reached.
    const where = (await dialog.count()) > 0 ? dialog.last() : page
    const next = where.getByRole('button', { name: 'Halaman berikutnya' })
    if ((await next.count()) === 1 && (await next.isEnabled())) await next.click()
    await still()
  },
  'a filter saved': async (hand) => {
    const { page, model, random } = hand
    await follow(hand, '/dashboard/0/talentsearch?gender=F')
    await unfold(page)
    await form(page).getByRole('button', { name: 'Simpan Filter' }).click()
    const naming = page.getByRole('dialog', { name: 'SIMPAN FILTER' })
    // The number of earlier filters makes each name unique.
    const name = `${word(random)}-${model.filters.length}`
    await naming.getByRole('textbox').fill(name)
    await naming.getByRole('button', { name: 'Simpan' }).click()
    await expect(naming).toBeHidden()
    model.filters.push(name)
  },
  'a note': async (hand) => {
    const { page, model, random } = hand
    await openSaved(hand, 'note')
    const text = word(random)
    if (text === model.note) return
    await note(page).fill(text)
    await ayu(page).getByRole('button', { name: 'Simpan', exact: true }).click()
    await expect(page.getByText('Perubahan Berhasil dilakukan').first()).toBeVisible()
    model.note = text
  },
  'a move and back': async (hand) => {
    const { page } = hand
    await follow(hand, stageLink({ open: 'USR-AYU' }))
    await ayu(page).getByRole('combobox', { name: 'Pindahkan Ayu Wulandari ke tahap' }).click()
    await page.getByRole('option', { name: 'Tes', exact: true }).click()
    await confirmMove(page)
    await page.getByRole('button', { name: 'Urungkan' }).click()
    await expect(page.getByText('Ayu Wulandari dikembalikan ke Lamaran Masuk').first()).toBeVisible()
  },
  'a draft': async (hand) => {
    await openSaved(hand, 'talk')
    hand.model.draft = word(hand.random)
    await textOf(conversation(hand.page, BAYU)).fill(hand.model.draft)
  },
  'a message': async (hand) => {
    const { page, model, random } = hand
    await openSaved(hand, 'talk')
    const text = word(random)
    await textOf(conversation(page, BAYU)).fill(text)
    await sendButton(conversation(page, BAYU)).click()
    await question(page, 'Kirim pesan', BAYU).getByRole('button', { name: 'Ya' }).click()
    model.lastMessage = text
    model.draft = ''
    await savedData['talk']!.check(page, model)
  },
  'a longlist name': async (hand) => {
    const { page, model, random } = hand
    await openSaved(hand, 'user')
    const name = word(random)
    if (name === model.user) return
    await user(page).getByLabel('Nama Depan').fill(name)
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await expect(page.getByText('Berhasil menyimpan data user').first()).toBeVisible()
    model.user = name
  },
  'chat hours': async (hand) => {
    const { page, model, random } = hand
    await openSaved(hand, 'hours')
    const end = `${random.pick(['14', '15', '16', '17'])}:${random.pick(['00', '30'])}:00`
    if (end === model.friday) return
    await friday(page).fill(end)
    const on = page.getByRole('form', { name: 'Chat Schedule On' })
    await on.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Sukses Menyimpan Jadwal Chat').first()).toBeVisible()
    model.friday = end
  },
  'a reply begun': async (hand) => {
    await openSaved(hand, 'ticket')
    hand.model.ticket = word(hand.random)
    await ticket(hand.page).fill(hand.model.ticket)
  },
  'a vacancy renamed': async (hand) => {
    const { page, model, random } = hand
    await openSaved(hand, 'vacancy')
    const name = `Kepala ${word(random)}`
    if (name === model.vacancy) return
    await page.getByRole('textbox', { name: 'Nama Lowongan', exact: true }).fill(name)
    await saveButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: `Edit Lowongan, ${name}` })).toBeVisible()
    model.vacancy = name
  },
  'the palette': async (hand) => {
    const { page } = hand
    await follow(hand, '/dashboard/0/infographic')
    await page.keyboard.press('Control+K')
    const palette = page.getByRole('dialog', { name: 'Cari atau buka halaman, lowongan, atau tindakan' })
    await expect(palette).toBeVisible()
    await page.keyboard.type('vac')
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  },
  back: async ({ page, still }) => {
    await page.evaluate(() => history.back())
    await still()
  },
  'another company': async (hand) => {
    const { page, still } = hand
    await follow(hand, '/dashboard/0/infographic')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Ganti perusahaan/ })
      .click()
    await page
      .getByRole('dialog', { name: 'Ganti perusahaan' })
      .getByRole('link', { name: 'PT Cakrawala Energi' })
      .click()
    await expect(page).toHaveURL(/\/dashboard\/2\//)
    await still()
  },
}
