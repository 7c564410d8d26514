import type { Locator, Page } from '@playwright/test'
import { openAt } from '../../support/recruitment'
import { chooseStage, openStage, checkCard } from '../../support/stages'
import { expect, expectAccessibleInBoth, test } from '../../support/test'
import { changeElsewhere, field, openForm, saveButton, vacanciesAt } from '../../support/vacancyForms'

const AT = '/dashboard/0'
const APPLICANTS = `${AT}/recruitment`
const VACANCY_QUERY = '?vacancyCode=VAC-AKTIF-01'
const LONGLIST_USER = `${AT}/es-longlist/form/MUC03-HENDRA`
const CANDIDATES = `${AT}/es-admin-query?dataSource=KLOBBER`
const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
const fieldOf = (dialog: Locator) => dialog.getByRole('textbox').or(dialog.getByRole('combobox')).first()
const buttonOf = (name: string | RegExp) => (dialog: Locator) => dialog.getByRole('button', { name })

type Opening = {
  what: string
  name: string | RegExp
  open: (page: Page) => Promise<void>
  /** The element that gets the focus on opening; by default the first field. */
  focus?: (dialog: Locator) => Locator
  /** The button that gets the focus back on closing. */
  opener?: string | RegExp
}
/** Every dialog of the console, and how to open it. */
const openings: Opening[] = [
  {
    what: 'naming a filter',
    name: 'SIMPAN FILTER',
    open: async (page) => {
      await openAt(page, `${AT}/talentsearch`, '?gender=F')
      await press(page, 'Simpan Filter')
    },
    opener: 'Simpan Filter',
  },
  {
    what: 'the saved filters',
    name: 'List Filter',
    open: async (page) => {
      await openAt(page, `${AT}/talentsearch`)
      await press(page, 'Lihat Filter')
      await press(page, 'Semua filter')
    },
    focus: buttonOf('Tutup'),
  },
  {
    what: 'a download',
    name: 'Download',
    open: async (page) => {
      await openAt(page, `${AT}/talentsearch`, '?gender=F')
      await press(page, 'Download')
    },
    focus: buttonOf('Unduh'),
    opener: 'Download',
  },
  {
    what: 'the content picker',
    name: 'Pilih konten',
    open: async (page) => {
      await openAt(page, `${AT}/talentsearch`)
      await press(page, 'Konten')
    },
  },
  {
    what: 'the vacancy picker',
    name: 'Pilih lowongan',
    open: async (page) => {
      await openAt(page, APPLICANTS)
      await press(page, /^Kode lowongan/)
    },
  },
  {
    what: 'the shortcuts',
    name: 'Pintasan papan tik',
    open: async (page) => {
      await page.goto(`${AT}/chat-admin`)
      await expect(page.getByRole('form', { name: 'Chat Schedule On' })).toBeVisible()
      await page.keyboard.press('?')
    },
    focus: buttonOf('Tutup'),
  },
  {
    what: 'the palette',
    name: 'Cari layar, lowongan, atau tindakan',
    open: async (page) => {
      await page.goto(`${AT}/infographic`)
      // Within the frame, which handles the key.
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Infografik' })).toBeVisible()
      await page.keyboard.press('Control+K')
    },
  },
  {
    what: 'my rights',
    name: 'Hak akses saya',
    open: async (page) => {
      await page.goto(`${AT}/infographic`)
      await press(page, /^Menu /)
      await page.getByRole('menuitem', { name: 'Hak akses saya' }).click()
    },
    focus: buttonOf('Tutup'),
  },
  {
    what: 'a conversation',
    name: /^Pesan untuk /,
    open: async (page) => {
      await openAt(page, APPLICANTS, VACANCY_QUERY)
      await press(page, /^Pesan /)
    },
    // The text field.
    focus: (dialog) => dialog.getByRole('textbox', { name: 'Pesan', exact: true }),
    opener: /^Pesan /,
  },
  {
    what: 'an upload',
    name: 'Upload Excel',
    open: async (page) => {
      await openAt(page, `${AT}/recruitmentats`, VACANCY_QUERY)
      await press(page, 'Upload Perubahan')
    },
    focus: (dialog) => dialog.getByLabel('Pilih berkas'),
    opener: 'Upload Perubahan',
  },
  ...(['List Download', 'Status Perubahan'] as const).map((name): Opening => ({
    what: name,
    name,
    open: async (page) => {
      await openAt(page, `${AT}/recruitmentats`, VACANCY_QUERY)
      await press(page, name)
    },
    focus: buttonOf('Tutup'),
    opener: name,
  })),
  {
    what: 'the question before leaving',
    name: 'Perubahan belum disimpan',
    open: async (page) => {
      await page.goto(`${AT}/chat-admin`)
      await page.getByRole('textbox', { name: 'Sabtu mulai' }).fill('08:00:00')
      await page.getByRole('link', { name: 'Infografik' }).click()
    },
    // The input is kept as a draft when leaving.
    focus: buttonOf('Tinggalkan halaman'),
  },
  {
    what: 'conflicting changes',
    name: 'Isian ini juga diubah di tempat lain',
    open: async (page) => {
      await openForm(page, 'VAC-DRAF-01')
      await field(page, 'Nama Lowongan').fill('Kepala Cabang Utama')
      await changeElsewhere(page, 'VAC-DRAF-01', { position: 'Kepala Area' })
      await saveButton(page).click()
    },
    focus: (dialog) => dialog.locator(':focus'),
    opener: 'Simpan',
  },
  {
    what: 'requirements',
    name: 'Persyaratan Lamaran',
    open: async (page) => {
      await openAt(page, APPLICANTS, VACANCY_QUERY)
      await press(page, 'Tindakan lain Ayu Wulandari')
      await page.getByRole('menuitem', { name: 'Additional Info Ayu Wulandari' }).click()
    },
    focus: buttonOf('Tutup'),
  },
  {
    what: 'a move',
    name: /^Pindahkan/,
    open: async (page) => {
      await openStage(page)
      await checkCard(page, 'Ayu Wulandari')
      await chooseStage(page, 'Tes')
    },
    focus: buttonOf('Pindahkan'),
  },
  {
    what: 'notes of a candidate',
    name: /^Catatan: /,
    open: async (page) => {
      await page.goto(CANDIDATES)
      await press(page, /^Catatan /)
    },
    opener: /^Catatan /,
  },
  {
    what: 'saving candidates',
    name: 'Simpan Hasil dan Kirim Email',
    open: async (page) => {
      await page.goto(CANDIDATES)
      await press(page, 'Simpan Hasil dan Kirim Email')
    },
  },
  {
    what: 'saved candidates',
    name: 'Riwayat Hasil',
    open: async (page) => {
      await page.goto(CANDIDATES)
      await press(page, 'Riwayat Hasil')
    },
    focus: buttonOf('Tutup'),
  },
  {
    what: 'a new vacancy',
    name: /Lowongan/,
    open: async (page) => {
      await page.goto(vacanciesAt())
      await press(page, '+ Tambahkan Lowongan')
    },
    opener: '+ Tambahkan Lowongan',
    focus: buttonOf(/^Buat Lowongan Baru/),
  },
  {
    what: 'a benefit',
    name: 'Tambahkan Keunikan',
    open: async (page) => {
      await openForm(page, 'VAC-DRAF-01')
      await press(page, '+ Tambahkan Keunikan')
    },
  },
  {
    what: 'a question of the platform',
    name: /[Mm]aster/,
    open: async (page) => {
      await openForm(page, 'VAC-DRAF-01')
      await press(page, /[Mm]aster/)
    },
    focus: (dialog) => dialog.locator(':focus'),
  },
  ...(['Bahasa', 'Pendidikan', 'Pekerjaan'] as const).map((noun): Opening => ({
    what: `a new record: ${noun}`,
    name: `Tambah ${noun}`,
    open: async (page) => {
      await page.goto(LONGLIST_USER)
      await press(page, `+ Tambahkan ${noun}`)
    },
    opener: `+ Tambahkan ${noun}`,
  })),
  {
    what: 'a stored record',
    name: 'Ubah Bahasa',
    open: async (page) => {
      await page.goto(LONGLIST_USER)
      await press(page, /^Ubah Bahasa /)
    },
  },
  {
    what: 'a deletion',
    name: 'Konfirmasi Menghapus',
    open: async (page) => {
      await page.goto(`${AT}/es-longlist`)
      await press(page, /^Delete /)
    },
    focus: buttonOf('BATALKAN'),
    opener: /^Delete /,
  },
  {
    what: 'employees',
    name: 'Karyawan: Semua karyawan',
    open: async (page) => {
      await page.goto(`${AT}?by=all`)
    },
    focus: buttonOf('Tutup'),
  },
]

/** Opens it, checks it in both themes, closes it with Escape, and checks where the focus is. */
async function expectOpening(page: Page, { name, open, focus = fieldOf, opener }: Opening): Promise<void> {
  await open(page)
  const dialog = page.getByRole('dialog', { name, exact: typeof name === 'string' })
  await expect(dialog).toBeVisible()
  await expect(focus(dialog)).toBeFocused()
  await expectAccessibleInBoth(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('body :focus')).toHaveCount(1)
  if (opener !== undefined)
    await expect(
      page.getByRole('button', { name: opener, exact: typeof opener === 'string' }).and(page.locator(':focus')),
    ).toHaveCount(1)
}

for (const opening of openings)
  test(`opens with its first field focused, is accessible in both themes and returns the focus: ${opening.what}`, async ({
    page,
  }) => expectOpening(page, opening))

test.describe('an e-mail in its sandbox', () => {
  // The accessibility check injects a script into every frame, which the sandbox blocks.
  test.use({ expectedErrors: /^Blocked script execution in 'about:srcdoc'/ })
  test('is accessible in both themes, with its preview and its confirmation', async ({ page }) => {
    await openStage(page, { open: 'USR-AYU' })
    await expectOpening(page, {
      what: 'its preview',
      name: /^Pratinjau email untuk /,
      open: () => press(page, 'Pratinjau email'),
      focus: (dialog) => dialog.locator(':focus'),
      opener: 'Pratinjau email',
    })
    await page.getByRole('textbox', { name: 'Catatan 1' }).fill('Sampai jumpa')
    await page.getByRole('radio', { name: 'Ya' }).check()
    await expectOpening(page, {
      what: 'the question',
      name: /^Simpan catatan dan kirim email ke /,
      open: () => press(page, 'Simpan'),
      focus: (dialog) => dialog.locator(':focus'),
      opener: 'Simpan',
    })
  })
})
