import { Key } from 'selenium-webdriver'
import type { Person } from './person'
import { expect, signIn, test } from './test'

const ROWS = 'searchTalents'

/** Opens the search with every filter section expanded. */
async function openTalents(person: Person, query = ''): Promise<void> {
  await signIn(person)
  await person.open(`/dashboard/0/talentsearch${query}`)
  await person.the('heading', /^Hasil pencarian .*orang/)
  const fold = await person.the('button', /^(Buka|Lipat) semua bagian$/)
  if ((await person.run('return arguments[0].ariaLabel', fold)) === 'Buka semua bagian') await fold.click()
  await person.the('button', 'Lipat semua bagian')
}
/** Finds an option of a field's list by typing and presses it. */
async function choose(person: Person, label: string, text: string): Promise<void> {
  await person.fill('combobox', label, text)
  await person.press('option', text, await person.the('listbox', label))
}

test('searches with every kind of field', async ({ person, world }) => {
  await openTalents(person)
  await world.forget()
  await person.fill('textbox', 'Nama depan', 'Ayu A.')
  await choose(person, 'Operator tanggal lahir', '=')
  await person.fill('textbox', 'Tanggal lahir', '1/3/1997')
  await person.press('button', 'Buka kalender Tanggal lahir')
  await person.press('button', 'Bulan sebelumnya')
  await person.press('button', '14 Februari 1997')
  await choose(person, 'Provinsi domisili', 'Jawa Barat')
  await person.fill('combobox', 'Keahlian', 'Merajut & Menyulam')
  await choose(person, 'Operator IPK', '<=')
  await person.fill('textbox', 'IPK', '3,5')
  for (const language of ['Bahasa Inggris', 'Bahasa Jawa']) await choose(person, 'Bahasa', language)
  await person.type(Key.ESCAPE)
  await choose(person, 'Status konten', 'Complete')
  await person.press('button', 'Konten: Pilih', await person.the('form', 'Filter pencarian'))
  const picker = await person.the('dialog', 'Pilih konten')
  await person.fill('textbox', 'Kata kunci konten', 'wawancara dengan', picker)
  await person.type(Key.ENTER)
  await person.press('button', 'Pilih Wawancara dengan User', picker)
  await person.gone('dialog', 'Pilih konten')
  await person.sees('7 kriteria terisi')
  await person.press('button', 'Cari', await person.the('form', 'Filter pencarian'))

  await world.expectCall(ROWS)
  expect(await world.lastQuery(ROWS)).toEqual({
    firstNames: ['Ayu A.'],
    dobs: ['14021997'],
    dobOperators: ['4'],
    provinc: ['ID-JB'],
    skillNames: ['Merajut & Menyulam'],
    grade: ['3.5'],
    gradeOperators: ['2'],
    language: ['LNG-EN', 'LNG-JV'],
    setId: ['SET-0010'],
    setStatuses: ['Complete'],
    corporateId: ['COR0001'],
    start: ['0'],
    length: ['10'],
  })
  const chips = await person.the('list', 'Kriteria yang dicari')
  for (const chip of ['Tanggal lahir = 14/02/1997', 'IPK <= 3,5', 'Bahasa: Bahasa Inggris, Bahasa Jawa'])
    await person.sees(chip, chips)
})

test('turns pages, goes back and restores its position after a reload', async ({ person }) => {
  await openTalents(person, '?gender=F')
  await person.sees('Halaman 1 dari 95')
  await person.press('button', 'Halaman berikutnya')
  await person.sees('Halaman 2 dari 95')
  await person.press('button', 'Halaman terakhir')
  await person.sees('Halaman 95 dari 95')
  await person.reload()
  await person.sees('Halaman 95 dari 95')
  expect(await person.all('row', null, await person.the('table', 'Cari Talenta'))).toHaveLength(7)
  await person.driver.navigate().back()
  await person.sees('Halaman 2 dari 95')
})

test('exports the search results as a sheet', async ({ person }) => {
  await openTalents(person, '?firstNames=Ayu')
  await person.press('button', 'Download')
  const dialog = await person.the('dialog', 'Download')
  await person.press('button', 'Unduh', dialog)
  const link = await person.the('link', 'Unduh berkas', dialog)
  const begins = await person.run(
    'return fetch(arguments[0].href).then((answer) => answer.text()).then((text) => text.slice(0, 2))',
    link,
  )
  expect(begins, 'a sheet is a zip file').toBe('PK')
})
