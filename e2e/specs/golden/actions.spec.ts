import { expect, type Page } from '@playwright/test'
import { closing, type Journey, press, pressIn, remove, walk } from '../../support/journeys'
import { pickVacancy } from '../../support/recruitment'
import { cards } from '../../support/stages'
import { choose, field, form, pressSearch, unfold } from '../../support/talents'
import { test } from '../../support/test'

const nextPage = press('Halaman berikutnya')
const size = (rows: string) => (page: Page) => page.getByLabel('Baris per halaman').selectOption(rows)
const look = (label: string, text: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: label }).fill(text)
  await page.keyboard.press('Enter')
}
/** Searches again with the collapsed form above the results. */
const searchWith = (fill: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await unfold(page)
  await fill(page)
  await pressSearch(page)
}
const saveFilter = async (page: Page) => {
  await unfold(page)
  await form(page).getByRole('button', { name: 'Simpan Filter' }).click()
  const naming = page.getByRole('dialog', { name: 'SIMPAN FILTER' })
  await naming.getByRole('textbox').fill('Emas')
  await naming.getByRole('button', { name: 'Simpan' }).click()
}
/** Opens the list of all saved filters, and returns it. */
const openSavedList = async (page: Page) => {
  await form(page).getByRole('button', { name: 'Lihat Filter' }).click()
  // Wait for them: going on at once would cancel the call of the newest filters.
  await expect(
    page.getByRole('list', { name: 'Filter tersimpan' }).getByRole('button', { name: /^Emas/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Semua filter' }).click()
  return page.getByRole('dialog', { name: 'List Filter' })
}
const openSaved = async (page: Page) => {
  const list = await openSavedList(page)
  await list.getByRole('button', { name: 'Open Emas' }).click()
}
const deleteSaved = async (page: Page) => {
  await unfold(page)
  const list = await openSavedList(page)
  await pressIn(list, 'Delete Emas')
  await pressIn(page.getByRole('dialog', { name: /delete this filter/ }), 'Yes')
}
const reset = async (page: Page) => {
  await unfold(page)
  await form(page).getByRole('button', { name: 'Reset' }).click()
}
const download = async (page: Page) => {
  await press('Download')(page)
  await press('Unduh')(page)
}
/** Exports one of the kinds of tracking. */
const downloadAs = (kind: string) => async (page: Page) => {
  await press('Download')(page)
  await page.getByRole('menuitem', { name: kind }).press('Enter')
  await press('Unduh')(page)
}
const upload = async (page: Page) => {
  await press('Upload Perubahan')(page)
  await page.getByLabel('Pilih berkas').setInputFiles('public/contoh-perubahan.xlsx')
  await expect(page.getByText(/^2 baris perubahan/)).toBeVisible()
  await press('Upload Now')(page)
  await pressIn(page.getByRole('dialog', { name: '1 orang akan dikirimi email' }), 'Kirim')
}
const saveResult = async (page: Page) => {
  await press('Simpan Hasil dan Kirim Email')(page)
  const dialog = page.getByRole('dialog', { name: 'Simpan Hasil dan Kirim Email' })
  await dialog.getByRole('textbox', { name: 'Nama hasil' }).fill('CFO Jakarta')
  await pressIn(dialog, 'Simpan')
}
const saveNote = async (page: Page) => {
  await press(/^Catatan /)(page)
  const dialog = page.getByRole('dialog', { name: /^Catatan: / })
  await dialog.getByRole('textbox', { name: 'Catatan' }).fill('Cocok')
  await dialog.getByRole('combobox', { name: 'Marker' }).fill('Potensial')
  await page.getByRole('option', { name: 'Potensial' }).click()
  await pressIn(dialog, 'Add Notes')
}

const journeys: Record<string, Journey> = {
  talents: {
    address: '/dashboard/0/talentsearch?gender=F&language=LNG-EN&grade=3&gradeOperators=1',
    steps: {
      'next page': nextPage,
      'another size': size('20'),
      'a chip taken away': press('Hapus kriteria IPK >= 3'),
      'searched again': searchWith((page) => field(page, 'Nama depan').fill('a')),
      'saved under a name': saveFilter,
      'opened again': openSaved,
      exported: download,
      reset: closing(reset),
      'the filter deleted': deleteSaved,
    },
  },
  'talents that nobody is': {
    address: '/dashboard/0/talentsearch?firstNames=Zzzz&gender=F',
    steps: { 'asked why it is empty': press('Mengapa kosong?') },
  },
  applicants: {
    address: '/dashboard/0/recruitment',
    steps: {
      'a vacancy picked': pickVacancy,
      searched: pressSearch,
      'next page': nextPage,
      'saved under a name': saveFilter,
      'opened again': openSaved,
      exported: download,
      'the filter deleted': closing(deleteSaved),
    },
  },
  tracking: {
    address: '/dashboard/0/recruitmentats?vacancyCode=VAC-AKTIF-01',
    steps: {
      'next page': nextPage,
      'searched again': searchWith(async (page) => {
        await field(page, 'Filter mulai tanggal').fill('01-10-2026')
        await field(page, 'Filter sampai tanggal').fill('31-10-2026')
      }),
      'saved under a name': saveFilter,
      'earlier downloads': press('List Download'),
      exported: closing(downloadAs('Custom1')),
      'exported as another kind': closing(downloadAs('Standard')),
      'exported as the third kind': closing(downloadAs('Custom2')),
      'the filter deleted': closing(deleteSaved),
      'changes uploaded': closing(upload),
    },
  },
  matching: {
    address: '/dashboard/0/recruitmentmatching?vacancyCodes=VAC-AKTIF-01',
    steps: {
      'searched again': searchWith((page) => field(page, 'Match Interest').fill('0')),
      'next page': nextPage,
      exported: download,
    },
  },
  candidates: {
    address: '/dashboard/0/es-admin-query?dataSource=KLOBBER',
    steps: {
      'next page': nextPage,
      'searched again': searchWith((page) => choose(page, 'Jenis kelamin', 'Wanita')),
      'saved under a name': saveFilter,
      'opened again': openSaved,
      'earlier results': press('Riwayat Hasil'),
      'an earlier result deleted': remove('Delete Rusak'),
      'the filter deleted': closing(deleteSaved),
      'the result saved': closing(saveResult),
      'a note saved': saveNote,
    },
  },
  vacancies: {
    address: '/dashboard/0/create-job-vacancy',
    steps: { 'next page': nextPage, searched: look('Kode atau nama lowongan', 'analis') },
  },
  tickets: {
    address: '/dashboard/0/contact-us',
    steps: {
      'next page': nextPage,
      'another size': size('10'),
      searched: async (page) => {
        await page.getByRole('form', { name: 'Filter tiket' }).getByLabel('Kata kunci').fill('Ratna')
        await page.keyboard.press('Enter')
      },
      reset: press('Reset'),
    },
  },
  longlist: {
    address: '/dashboard/0/es-longlist',
    steps: {
      'next page': nextPage,
      searched: look('Ketikan Email atau Nama User', 'hendra.gunawan'),
      'a user deleted': remove('Delete Hendra Gunawan'),
    },
  },
  employees: { address: '/dashboard/0/employees?by=all', steps: { 'next page': nextPage } },
  stage: {
    address: '/dashboard/0/atsreport/VAC-AKTIF-01?id=VAC-AKTIF-01.STG-1&stage=Lamaran+Masuk',
    steps: {
      'next page': nextPage,
      'an applicant opened': (page) => cards(page).first().getByRole('button').press('Enter'),
    },
  },
}

for (const [name, journey] of Object.entries(journeys))
  test(`sends the recorded calls for actions: ${name}`, ({ page, world }) => walk(page, world, name, journey))
