import type { Page } from '@playwright/test'
import {
  closeConversation,
  openConversation,
  pickVacancy,
  sendAndConfirm,
  conversation,
  textOf,
} from '../../support/messages'
import { loseSession, signIn, signInAs } from '../../support/signIn'
import { openStage, panel } from '../../support/stages'
import { keysByClass, storedIn, textOfKeys } from '../../support/stored'
import { choose, field, openTalents, pressSearch, expectSettled } from '../../support/talents'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'

test.use({ account: null })

const AYU = 'Ayu Wulandari'
const BAYU = 'Bayu Pratama'
const sharedBox = (page: Page) => page.getByRole('checkbox', { name: 'Komputer bersama' })
const note = (page: Page) =>
  panel(page, /^(Ayu Wulandari|Bayu Pratama)/).getByRole('textbox', { name: 'Catatan 1', exact: true })

/** Leaves a trace of every kind that the console stores. */
async function work(page: Page): Promise<void> {
  await openTalents(page)
  await field(page, 'Nama depan').fill('Ayu')
  await pressSearch(page)
  await expect(page).toHaveURL(/firstNames=Ayu/)
  await expectSettled(page)
  // Scroll sideways, so that there is a position to store.
  await page.getByRole('region', { name: 'Cari Talenta, dapat digulir' }).evaluate((area) => area.scrollBy(120, 0))
  await openTalents(page)
  await choose(page, 'Jenis kelamin', 'Wanita')
  await pressSearch(page)
  await expect(page).toHaveURL(/gender=F/)
  await expectSettled(page)
  await page.getByRole('button', { name: 'Kolom', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Kolom yang ditampilkan' })
    .getByRole('checkbox', { name: 'Provinsi' })
    .uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unduh', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Unduhan dan unggahan: / })).toBeVisible()

  const dialog = await openConversation(page, 'USR-AYU', AYU)
  await pickVacancy(page, 'Software Engineer')
  await dialog.getByRole('button', { name: 'Templat', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Templat pesan' })
  await menu.getByLabel('Simpan pesan ini sebagai').fill('Sapaan')
  await menu.getByLabel('Simpan pesan ini sebagai').press('Enter')
  await expect(menu.getByRole('status')).toHaveText('Templat Sapaan disimpan.')
  await page.keyboard.press('Escape')
  await textOf(dialog).fill('RAHASIA')
  await closeConversation(page, AYU)
  await openConversation(page, 'USR-BAYU', BAYU)
  await textOf(conversation(page, BAYU)).fill('PESANKU')
  await sendAndConfirm(page, BAYU)
  await expect(page.getByText(`Pesan untuk ${BAYU} terkirim`)).toBeVisible()

  await page.goto('/dashboard/0/atsreport')
  await page
    .getByRole('button', { name: /^Sematkan/ })
    .first()
    .click()
  await openStage(page, { genders: 'F' })
  await page.getByRole('button', { name: 'Filter di browser ini' }).click()
  const filters = page.getByRole('dialog', { name: 'Filter di browser ini' })
  await filters.getByRole('textbox').fill('Wanita')
  await filters.getByRole('textbox').press('Enter')
  await page.keyboard.press('Escape')
  await openStage(page, { open: 'USR-AYU' })
  await expect(panel(page, /^Ayu Wulandari/)).toBeVisible()
  await note(page).fill('RAHASIA catatan')
  await page.getByRole('button', { name: 'Teks siap pakai' }).click()
  const snippets = page.getByRole('dialog', { name: 'Teks siap pakai' })
  await snippets.getByRole('textbox').fill('komunikasi baik')
  await snippets.getByRole('button', { name: 'Tambah' }).click()
  await page.keyboard.press('Escape')
}

/** The tab with all that its browser and itself store, in a browser of its own: as it was when somebody left it. */
async function copyOf(page: Page): Promise<Page> {
  const storageState = await page.context().storageState()
  const { session } = await storedIn(page)
  const { origin } = new URL(page.url())
  const context = await page.context().browser()!.newContext({ baseURL: origin, storageState })
  const copy = await context.newPage()
  // A page without scripts, so that nothing of the console runs before the tab has its storage.
  await copy.goto('/config.json')
  await copy.evaluate((items) => void Object.assign(sessionStorage, items), session)
  return copy
}

/** Signs out and discards unsaved input. */
async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Menu ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const loss = page.getByRole('button', { name: 'Keluar dan hapus draf' })
  await expect(loss.or(page.getByRole('link', { name: 'Masuk ke akun' }))).toBeVisible()
  if (await loss.isVisible()) await loss.click()
  await expect(page.getByRole('link', { name: 'Masuk ke akun' })).toBeVisible()
}

/** People, contact data and texts that settings, appearance and markers must not contain. */
const PERSONAL =
  /ayu|wulandari|bayu|pratama|USR-(?!BUDI|SITI)|RAHASIA|PESANKU|@(?!\d)|(?<![.\d])08\d{8}|(?<![.\d])\d{16}\b|Software Engineer/i

/** Checks that the second user finds nothing of the first one's work on any screen. */
async function expectNothingOfTheFirst(page: Page): Promise<void> {
  await openConversation(page, 'USR-AYU', AYU)
  await expect(textOf(conversation(page, AYU))).toHaveValue(/\[POSISI\]/)
  await expect(textOf(conversation(page, AYU))).not.toHaveValue(/RAHASIA/)
  await conversation(page, AYU).getByRole('button', { name: 'Templat', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sapaan', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await openStage(page, { open: 'USR-AYU' })
  await expect(note(page)).not.toHaveValue(/RAHASIA/)
  await expect(page.getByText(/Draf catatan|Anda menulis/)).toHaveCount(0)
  await page.goto('/dashboard/0/my-actions')
  await expect(page.getByRole('heading', { name: 'Belum ada tindakan di browser ini' })).toBeVisible()
  await page.goto('/dashboard/0/talentsearch')
  await expect(page.getByRole('button', { name: /^Unduhan dan unggahan: / })).toHaveCount(0)
}

test('stores only three classes of data, and the next user finds nothing of the work', async ({ page }) => {
  test.slow()
  await signInAs(page, 'budi.santoso')
  await work(page)
  const left = await copyOf(page)
  const used = await storedIn(page)
  const classes = keysByClass(used.local)
  expect(classes.unknown).toEqual([])
  expect([used.databases, used.caches]).toEqual([[], []])
  expect(keysByClass(used.session)).toMatchObject({ look: [], setting: [], work: [], unknown: [] })
  // Checks that each kind was really stored.
  for (const kind of ['draft', 'jobs', 'seen', 'actions', 'vacancy'])
    expect(
      classes.work.some((key) => key.startsWith(`klob:${kind}:USR-BUDI:COR0001`)),
      kind,
    ).toBe(true)
  for (const name of ['searches', 'templates', 'pinned', 'stage-filters', 'snippets'])
    expect(
      classes.setting.some((key) => key.startsWith(`klob:setting:${name}:`)),
      name,
    ).toBe(true)
  expect(textOfKeys(used.local, [...classes.setting, ...classes.look, ...classes.mark])).not.toMatch(PERSONAL)
  expect(textOfKeys(used.session, Object.keys(used.session))).not.toMatch(PERSONAL)
  // Actions are stored with codes and ids only.
  const actions = classes.work.filter((key) => /^klob:(actions|seen|vacancy):/.test(key))
  expect(textOfKeys(used.local, actions)).not.toMatch(/wulandari|bayu p|pratama|RAHASIA|PESANKU|Software/i)

  await test.step('after a session that merely expired', async () => {
    // It leaves no tokens.
    await left.goto('/')
    await loseSession(left)
    await signInAs(left, 'siti.aminah')
    expect(keysByClass((await storedIn(left)).local).work).toEqual([])
    await expectNothingOfTheFirst(left)
  })
  await signOut(page, 'Budi')
  const remains = await storedIn(page)
  const marks = ['klob:last-input', 'klob:sign-out']
  expect(keysByClass(remains.local)).toMatchObject({ session: [], work: [], mark: marks, unknown: [] })
  expect(textOfKeys(remains.session, Object.keys(remains.session))).not.toMatch(PERSONAL)
  await signInAs(page, 'siti.aminah')
  await expectNothingOfTheFirst(page)
  const own = keysByClass((await storedIn(page)).local)
  expect(own.work.filter((key) => !key.includes('USR-SITI'))).toEqual([])
})

test('a public page removes work that is older than thirty days', async ({ page }) => {
  const old = { v: 1, at: Date.now() - 31 * 24 * 60 * 60_000, value: { text: 'RAHASIA' } }
  await page.goto('/vacancy?id=VAC-AKTIF-01')
  await page.evaluate(
    (stored) => localStorage.setItem('klob:draft:USR-BUDI:COR0001:notes@1', JSON.stringify(stored)),
    old,
  )
  await page.reload()
  await expect.poll(async () => JSON.stringify((await storedIn(page)).local)).not.toContain('RAHASIA')
})

test.describe('a shared computer', () => {
  test('keeps work and settings in the tab, appearance in the browser, and nothing after the end', async ({
    page,
    context,
  }) => {
    test.slow()
    await page.goto('/login')
    await expect(sharedBox(page)).not.toBeChecked()
    await sharedBox(page).check()
    await expectAccessible(page)
    await signIn(page, { id: 'budi.santoso' })
    await expect(page).not.toHaveURL(/\/login/)
    await work(page)
    const left = await copyOf(page)
    const used = await storedIn(page)
    const local = keysByClass(used.local)
    expect(local).toMatchObject({ setting: [], work: [], unknown: [] })
    expect(local.look).toContain('klob:look:shared-computer')
    expect(textOfKeys(used.local, Object.keys(used.local))).not.toMatch(PERSONAL)
    const session = keysByClass(used.session)
    expect(session.unknown).toEqual([])
    expect(session.work.length).toBeGreaterThan(3)
    // A reload loses nothing; another tab sees nothing of it.
    await page.reload()
    await expect(note(page)).toHaveValue('RAHASIA catatan')
    const another = await context.newPage()
    await openStage(another, { open: 'USR-AYU' })
    await expect(note(another)).not.toHaveValue(/RAHASIA/)
    await note(another).fill('Dari tab kedua')

    await test.step('after a session that merely expired, in the tab left open', async () => {
      await left.goto('/')
      await loseSession(left)
      await signInAs(left, 'siti.aminah')
      const { setting, work: drafts } = keysByClass((await storedIn(left)).session)
      expect([...setting, ...drafts].filter((key) => !key.includes('USR-SITI'))).toEqual([])
      await expectNothingOfTheFirst(left)
    })
    await signOut(page, 'Budi')
    await expect(another.getByRole('link', { name: 'Masuk ke akun' })).toBeVisible()
    for (const tab of [page, another]) {
      const remains = await storedIn(tab)
      expect(keysByClass(remains.local)).toMatchObject({ setting: [], work: [], unknown: [] })
      expect(keysByClass(remains.session)).toMatchObject({ look: [], setting: [], work: [], unknown: [] })
      expect(JSON.stringify(remains.local)).not.toContain('USR-BUDI')
      expect(textOfKeys(remains.session, Object.keys(remains.session))).not.toMatch(PERSONAL)
    }
    await page.goto('/login')
    // The choice is remembered for this browser.
    await expect(sharedBox(page)).toBeChecked()
    await signIn(page, { id: 'siti.aminah' })
    await expect(page).not.toHaveURL(/\/login/)
    await expectNothingOfTheFirst(page)
  })
})

test.describe('the choice of a shared computer', () => {
  test.use({ account: 'budi.santoso' })
  test('can be switched in the menu; existing data follows, in every tab, and back', async ({ page, context }) => {
    await openStage(page, { open: 'USR-AYU' })
    await note(page).fill('Dari tab pertama')
    const another = await context.newPage()
    await openStage(another, { open: 'USR-BAYU' })
    await note(another).fill('Dari tab kedua')
    const item = page.getByRole('menuitemcheckbox', { name: 'Komputer bersama' })
    await page.getByRole('button', { name: 'Menu Budi' }).click()
    await expect(item).not.toBeChecked()
    await expectReadable(page)
    await item.click()
    await expect(page.getByText('tidak tinggal di komputer ini setelah Anda keluar')).toBeVisible()
    for (const [tab, text] of [
      [page, 'Dari tab pertama'],
      [another, 'Dari tab kedua'],
    ] as const) {
      expect(keysByClass((await storedIn(tab)).local)).toMatchObject({ setting: [], work: [] })
      await tab.reload()
      await expect(note(tab)).toHaveValue(text)
    }
    await page.getByRole('button', { name: 'Menu Budi' }).click()
    await expect(item).toBeChecked()
    await item.click()
    await expect
      .poll(
        async () => keysByClass((await storedIn(another)).local).work.filter((key) => key.includes(':draft:')).length,
      )
      .toBe(2)
    expect(keysByClass((await storedIn(page)).session)).toMatchObject({ setting: [], work: [] })
    for (const [tab, text] of [
      [page, 'Dari tab pertama'],
      [another, 'Dari tab kedua'],
    ] as const) {
      await tab.reload()
      await expect(note(tab)).toHaveValue(text)
    }
  })
})
