import type { Page } from '@playwright/test'
import { expect, holdBack, test } from '../../support/test'
import { elsewhere } from '../../support/secondBrowser'

const AT = '/dashboard/0/es-longlist'
const HENDRA = `${AT}/form/MUC03-HENDRA`
const form = (page: Page) => page.getByRole('form', { name: 'Informasi Dasar' })
const field = (page: Page, name: string) => form(page).getByLabel(name)
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()
const saved = (page: Page) => expect(page.getByText('Berhasil menyimpan data user').last()).toBeVisible()
const bodies = (calls: { body: unknown }[]) => calls.map(({ body }) => body as Record<string, unknown>)

// What two people change in any order is told by the model tests; here are the journeys of a person.
test('keeps text typed while a new user is being saved with that user, out of the next blank form', async ({
  page,
  world,
}) => {
  await page.goto(`${AT}/form/0`)
  await field(page, 'Nama Depan').fill('Sari')
  await field(page, 'Nama Belakang').fill('Dewi')
  await field(page, 'Email').fill('sari@contoh.example')
  const release = await holdBack(page, /longlist\/user\/save/)
  await save(page)
  await field(page, 'Remarks').pressSequentially('Diketik ')
  release()
  await saved(page)
  await expect(page).toHaveURL(new RegExp(`${AT}/form/MUC03-`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit User: Sari Dewi')
  // The form is not remounted: the focus stays.
  await expect(field(page, 'Remarks')).toBeFocused()
  await page.keyboard.type('terus')
  await expect(field(page, 'Remarks')).toHaveValue('Diketik terus')
  await expect(page.getByRole('button', { name: '+ Tambahkan Bahasa' })).toBeVisible()
  await page.reload()
  await expect(field(page, 'Remarks')).toHaveValue('Diketik terus')
  await save(page)
  await saved(page)
  const [made, changed] = bodies(await world.calls('saveLonglistUser'))
  expect([made!.id, made!.notes, changed!.notes]).toEqual(['0', null, 'Diketik terus'])
  await page.goto(`${AT}/form/0`)
  await expect(field(page, 'Nama Depan')).toHaveValue('')
  await expect(field(page, 'Remarks')).toHaveValue('')
})

test('says whose a used e-mail is, and links to that user', async ({ page, world }) => {
  await page.goto(`${AT}/form/0`)
  await field(page, 'Nama Depan').fill('Sari')
  await field(page, 'Nama Belakang').fill('Dewi')
  await field(page, 'Email').fill('Hendra.Gunawan@surel.example')
  // The first save is lost on its way: nothing of the user who is found by the e-mail is taken over.
  await page.route(/user\/save/, (route) => route.abort(), { times: 1 })
  await save(page)
  await expect(form(page).getByRole('alert')).toContainText('diperiksa dahulu')
  await save(page)
  const failure = form(page).getByRole('alert')
  await expect(failure).toContainText('Email ini sudah dipakai oleh Hendra Gunawan di longlist.')
  await expect(failure.getByRole('link', { name: 'Buka data Hendra Gunawan' })).toHaveAttribute('href', HENDRA)
  await expect(field(page, 'Nama Depan')).toHaveValue('Sari')
  expect((await world.calls('saveLonglistUser')).map(({ status }) => status)).toEqual([409])
})

test('shows a failed save on a small laptop, though Simpan is far from the end of the form', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto(`${AT}/form/0`)
  await field(page, 'Nama Depan').fill('Sari')
  await field(page, 'Nama Belakang').fill('Dewi')
  await field(page, 'Email').fill('sari.dewi@surel.example')
  await world.fault({ endpoint: 'saveLonglistUser', kind: 'status', status: 422, message: 'Email tidak diterima' })
  await save(page)
  await expect(form(page).getByRole('alert')).toBeInViewport({ ratio: 1 })
})

test('treats a record deleted elsewhere as deleted; one being edited reports it and keeps the input', async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  const other = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  const remove = async (one: Page, name: string) => {
    await one.getByRole('button', { name: `Hapus ${name}` }).click()
    await one.getByRole('dialog', { name: 'Konfirmasi Menghapus' }).getByRole('button', { name: 'YA, YAKIN' }).click()
  }
  await page.goto(HENDRA)
  await other.goto(HENDRA)
  await expect(page.getByRole('button', { name: 'Ubah Bahasa Inggris' })).toBeVisible()
  await remove(other, 'Bahasa Inggris')
  await expect(other.getByRole('button', { name: 'Ubah Bahasa Inggris' })).toBeHidden()
  await remove(page, 'Bahasa Inggris')
  await expect(page.getByRole('button', { name: 'Ubah Bahasa Inggris' })).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Ubah Sarjana Teknik (S.T.)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah Pendidikan' })
  await dialog.getByLabel('Lokasi').fill('Bandung Barat')
  await remove(other, 'Sarjana Teknik (S.T.)')
  await expect(other.getByRole('button', { name: 'Ubah Sarjana Teknik (S.T.)' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog.getByRole('alert')).toContainText('sudah dihapus lewat perangkat atau tab lain')
  await expect(dialog.getByLabel('Lokasi')).toHaveValue('Bandung Barat')
})

test('keeps the changes of two people to one education or language, and asks about conflicts', async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  const other = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  const window = (one: Page, name: string) => one.getByRole('dialog', { name, exact: true })
  for (const one of [page, other]) {
    await one.goto(HENDRA)
    await one.getByRole('button', { name: 'Ubah Sarjana Teknik (S.T.)' }).click()
    await expect(window(one, 'Ubah Pendidikan').getByLabel('Jurusan')).toHaveValue('Teknik Informatika')
  }
  await window(other, 'Ubah Pendidikan').getByLabel('Jurusan').fill('Teknik Elektro')
  await window(other, 'Ubah Pendidikan').getByRole('button', { name: 'Simpan' }).click()
  await expect(window(other, 'Ubah Pendidikan')).toBeHidden()
  await window(page, 'Ubah Pendidikan').getByLabel('Lokasi').fill('Cimahi')
  await window(page, 'Ubah Pendidikan').getByRole('button', { name: 'Simpan' }).click()
  await expect(window(page, 'Ubah Pendidikan')).toBeHidden()
  expect(bodies(await world.calls('saveLonglistEducation')).at(-1)).toMatchObject({
    major: 'Teknik Elektro',
    location: 'Cimahi',
  })

  const setLevel = async (one: Page, level: string) => {
    await window(one, 'Ubah Bahasa').getByRole('combobox', { name: 'Level' }).click()
    await one.getByRole('option', { name: level }).click()
    await window(one, 'Ubah Bahasa').getByRole('button', { name: 'Simpan' }).click()
  }
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Ubah Bahasa Inggris' }).click()
    await expect(window(one, 'Ubah Bahasa').getByRole('combobox', { name: 'Level' })).toBeVisible()
  }
  await setLevel(other, 'Pemula (Beginner)')
  await expect(window(other, 'Ubah Bahasa')).toBeHidden()
  await setLevel(page, 'Bahasa Ibu (Mother Tongue)')
  const question = window(page, 'Data ini juga diubah dari perangkat atau tab lain')
  await expect(question.getByRole('group')).toHaveText([/^Level/])
  await question.getByRole('radio', { name: /^Versi lain/ }).check()
  await question.getByRole('button', { name: 'Simpan pilihan' }).click()
  await expect(window(page, 'Ubah Bahasa')).toBeHidden()
  expect(await world.calls('saveLonglistLanguage')).toHaveLength(1)
})
