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
/** Every dialog of the console, and how to open it, by its screen. */
const screens: Record<string, { come: (page: Page) => Promise<unknown>; dialogs: Opening[] }> = {
  'the talent search': {
    come: (page) => openAt(page, `${AT}/talentsearch`, '?gender=F'),
    dialogs: [
      {
        what: 'naming a filter',
        name: 'SIMPAN FILTER',
        open: (page) => press(page, 'Simpan Filter'),
        opener: 'Simpan Filter',
      },
      {
        what: 'the saved filters',
        name: 'List Filter',
        open: async (page) => {
          await press(page, 'Lihat Filter')
          await press(page, 'Semua filter')
        },
        focus: buttonOf('Tutup'),
      },
      {
        what: 'a download',
        name: 'Download',
        open: (page) => press(page, 'Download'),
        focus: buttonOf('Unduh'),
        opener: 'Download',
      },
      { what: 'the content picker', name: 'Pilih konten', open: (page) => press(page, 'Konten: Pilih') },
    ],
  },
  applicants: {
    come: (page) => openAt(page, APPLICANTS, VACANCY_QUERY),
    dialogs: [
      {
        what: 'a conversation',
        name: /^Pesan untuk /,
        open: (page) => press(page, /^Pesan /),
        // The text field.
        focus: (dialog) => dialog.getByRole('textbox', { name: 'Pesan', exact: true }),
        opener: /^Pesan /,
      },
      {
        what: 'requirements',
        name: 'Persyaratan Lamaran',
        open: async (page) => {
          await press(page, 'Tindakan lain Ayu Wulandari')
          await page.getByRole('menuitem', { name: 'Additional Info Ayu Wulandari' }).click()
        },
        focus: buttonOf('Tutup'),
      },
    ],
  },
  'applicants without a vacancy': {
    come: (page) => openAt(page, APPLICANTS),
    dialogs: [{ what: 'the vacancy picker', name: 'Pilih lowongan', open: (page) => press(page, /^Kode lowongan/) }],
  },
  'chat hours': {
    come: async (page) => {
      await page.goto(`${AT}/chat-admin`)
      await expect(page.getByRole('form', { name: 'Chat Schedule On' })).toBeVisible()
    },
    dialogs: [
      {
        what: 'the shortcuts',
        name: 'Pintasan keyboard',
        open: (page) => page.keyboard.press('?'),
        focus: buttonOf('Tutup'),
      },
      {
        what: 'the question before leaving',
        name: 'Perubahan belum disimpan',
        open: async (page) => {
          await page.getByRole('combobox', { name: 'Sabtu mulai' }).fill('08:00:00')
          await page.getByRole('link', { name: 'Infografik' }).click()
        },
        // The input is kept as a draft when leaving.
        focus: buttonOf('Tinggalkan halaman'),
      },
    ],
  },
  'the infographic': {
    come: async (page) => {
      await page.goto(`${AT}/infographic`)
      // Within the frame, which handles the key.
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Infografik' })).toBeVisible()
    },
    dialogs: [
      {
        what: 'the palette',
        name: 'Cari atau buka halaman, lowongan, atau tindakan',
        open: (page) => page.keyboard.press('Control+K'),
      },
      {
        what: 'my rights',
        name: 'Hak akses saya',
        open: async (page) => {
          await press(page, /^Menu /)
          await page.getByRole('menuitem', { name: 'Hak akses saya' }).click()
        },
        focus: buttonOf('Tutup'),
      },
    ],
  },
  tracking: {
    come: (page) => openAt(page, `${AT}/recruitmentats`, VACANCY_QUERY),
    dialogs: [
      {
        what: 'an upload',
        name: 'Upload Excel',
        open: (page) => press(page, 'Upload Perubahan'),
        focus: (dialog) => dialog.getByLabel('Pilih berkas'),
        opener: 'Upload Perubahan',
      },
      ...(['List Download', 'Status Perubahan'] as const).map((name): Opening => ({
        what: name,
        name,
        open: (page) => press(page, name),
        focus: buttonOf('Tutup'),
        opener: name,
      })),
    ],
  },
  'a vacancy that a colleague changes': {
    come: async (page) => {
      await openForm(page, 'VAC-DRAF-01')
      await field(page, 'Nama Lowongan').fill('Kepala Cabang Utama')
      await changeElsewhere(page, 'VAC-DRAF-01', { position: 'Kepala Area' })
    },
    dialogs: [
      {
        what: 'conflicting changes',
        name: 'Data ini juga diubah dari perangkat atau tab lain',
        open: (page) => saveButton(page).click(),
        focus: (dialog) => dialog.locator(':focus'),
        opener: 'Simpan',
      },
    ],
  },
  'a stage': {
    come: async (page) => {
      await openStage(page)
      await checkCard(page, 'Ayu Wulandari')
    },
    dialogs: [
      {
        what: 'a move',
        name: /^Pindahkan/,
        open: (page) => chooseStage(page, 'Tes'),
        focus: buttonOf('Pindahkan'),
      },
    ],
  },
  'the candidate search': {
    come: (page) => page.goto(CANDIDATES),
    dialogs: [
      {
        what: 'notes of a candidate',
        name: /^Catatan: /,
        open: (page) => press(page, /^Catatan /),
        opener: /^Catatan /,
      },
      {
        what: 'saving candidates',
        name: 'Simpan Hasil dan Kirim Email',
        open: (page) => press(page, 'Simpan Hasil dan Kirim Email'),
      },
      {
        what: 'saved candidates',
        name: 'Riwayat Hasil',
        open: (page) => press(page, 'Riwayat Hasil'),
        focus: buttonOf('Tutup'),
      },
    ],
  },
  vacancies: {
    come: (page) => page.goto(vacanciesAt()),
    dialogs: [
      {
        what: 'a new vacancy',
        name: /Lowongan/,
        open: (page) => press(page, '+ Tambahkan Lowongan'),
        opener: '+ Tambahkan Lowongan',
        focus: buttonOf(/^Buat Lowongan Baru/),
      },
    ],
  },
  'a vacancy': {
    come: (page) => openForm(page, 'VAC-DRAF-01'),
    dialogs: [
      { what: 'a benefit', name: 'Tambahkan Keunikan', open: (page) => press(page, '+ Tambahkan Keunikan') },
      {
        what: 'a question of the platform',
        name: /[Mm]aster/,
        open: (page) => press(page, /[Mm]aster/),
        focus: (dialog) => dialog.locator(':focus'),
      },
    ],
  },
  'a longlist user': {
    come: (page) => page.goto(LONGLIST_USER),
    dialogs: [
      ...(['Bahasa', 'Pendidikan', 'Pekerjaan'] as const).map((noun): Opening => ({
        what: `a new record: ${noun}`,
        name: `Tambah ${noun}`,
        open: (page) => press(page, `+ Tambahkan ${noun}`),
        opener: `+ Tambahkan ${noun}`,
      })),
      { what: 'a stored record', name: 'Ubah Bahasa', open: (page) => press(page, /^Ubah Bahasa /) },
    ],
  },
  'the longlist': {
    come: (page) => page.goto(`${AT}/es-longlist`),
    dialogs: [
      {
        what: 'a deletion',
        name: 'Konfirmasi Menghapus',
        open: (page) => press(page, /^Delete /),
        focus: buttonOf('BATALKAN'),
        opener: /^Delete /,
      },
    ],
  },
  'the dashboard': {
    come: (page) => page.goto(`${AT}?by=all`),
    dialogs: [{ what: 'employees', name: 'Karyawan: Semua karyawan', open: async () => {}, focus: buttonOf('Tutup') }],
  },
}

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

for (const [screen, { come, dialogs }] of Object.entries(screens))
  test(`opens with its first field focused, is accessible in both themes and returns the focus: dialogs of ${screen}`, async ({
    page,
  }) => {
    await come(page)
    for (const opening of dialogs) await test.step(opening.what, () => expectOpening(page, opening))
  })

test.describe('an e-mail in its sandbox', () => {
  // Recording a trace injects a script into every frame, which the sandbox blocks.
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
