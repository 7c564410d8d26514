import { Key } from 'selenium-webdriver'
import { expect, signIn, test } from './test'

test('creates a vacancy with dates and formatted text, keeps its draft, and shows all of it after saving', async ({
  person,
  world,
}) => {
  await signIn(person)
  await person.open('/dashboard/0/create-job-vacancy/add')
  await person.the('form', 'Lowongan')
  await person.fill('textbox', 'Nama Lowongan', 'Penjaga Mercusuar')
  await person.fill('textbox', 'Tanggal Dibuka', '16/11/2026')
  await person.press('button', 'Buka kalender Tanggal Dibuka')
  await person.press('button', '17 November 2026')
  await person.gone('dialog', 'Kalender Tanggal Dibuka')
  await person.fill('textbox', 'Tanggal Ditutup', '31/12/2099')
  await person.fill('textbox', 'Deskripsi Lowongan', 'Menjaga terang.')

  const toolbar = await person.the('toolbar', 'Format Kualifikasi')
  await person.press('textbox', 'Kualifikasi')
  await person.press('button', 'Tebal', toolbar)
  await person.type('Teliti')
  await person.press('button', 'Tebal', toolbar)
  await person.type(' selalu', Key.ENTER)
  await person.press('button', 'Daftar berpoin', toolbar)
  await person.type('melihat', Key.ENTER, 'mencatat')
  const written = '<p><strong>Teliti</strong> selalu</p><ul><li><p>melihat</p></li><li><p>mencatat</p></li></ul>'
  const html = async () =>
    person.run<string>('return arguments[0].innerHTML', await person.the('textbox', 'Kualifikasi'))
  await person.until(async () => (await html()).startsWith(written), 'the text is written')

  await person.reload()
  await person.sees('dipulihkan dari draf')
  expect(await person.value('textbox', 'Nama Lowongan')).toBe('Penjaga Mercusuar')
  await person.until(async () => (await html()).startsWith(written), 'the text is restored')
  await person.press('button', 'Simpan')
  await person.sees('Berhasil menyimpan job vacancy')
  await world.expectCall('saveVacancyPrimary', { status: 200 })
  expect(await world.calls('saveVacancyPrimary')).toHaveLength(1)

  await person.reload()
  await person.the('heading', 'Edit Lowongan, Penjaga Mercusuar')
  expect(await person.value('textbox', 'Tanggal Dibuka')).toBe('17/11/2026')
  expect(await person.value('textbox', 'Tanggal Ditutup')).toBe('31/12/2099')
  await person.until(async () => (await html()).startsWith(written), 'the text is saved')
})
