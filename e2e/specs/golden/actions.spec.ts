import { expect, type Page } from '@playwright/test'
import { golden, quietOf } from '../../support/golden'
import { pickVacancy } from '../../support/recruitment'
import { cards } from '../../support/stages'
import { choose, field, form, pressSearch, unfold } from '../../support/talents'
import { test } from '../../support/test'

/** A user's steps on a screen; each one leads to a recorded list of calls. */
type Steps = Record<string, (page: Page) => Promise<unknown>>

/** By keyboard: a resting mouse may prefetch what is below it. */
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().press('Enter')
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
const openSaved = async (page: Page) => {
  await form(page).getByRole('button', { name: 'Lihat Filter' }).click()
  // Wait for them: going on at once would cancel the call of the newest filters.
  await expect(
    page.getByRole('list', { name: 'Filter tersimpan' }).getByRole('button', { name: /^Emas/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Semua filter' }).click()
  await page.getByRole('dialog', { name: 'List Filter' }).getByRole('button', { name: 'Open Emas' }).click()
}
const reset = async (page: Page) => {
  await unfold(page)
  await form(page).getByRole('button', { name: 'Reset' }).click()
}
const download = async (page: Page) => {
  await press('Download')(page)
  await press('Unduh')(page)
}

const screens: Record<string, { address: string; steps: Steps }> = {
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
      reset: async (page) => {
        await page.keyboard.press('Escape')
        await reset(page)
      },
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
      exported: async (page) => {
        await page.keyboard.press('Escape')
        await press('Download')(page)
        await page.getByRole('menuitem', { name: 'Custom1' }).press('Enter')
        await press('Unduh')(page)
      },
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
    steps: { 'next page': nextPage, searched: look('Ketikan Email atau Nama User', 'hendra') },
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

for (const [name, { address, steps }] of Object.entries(screens))
  test(`sends the recorded calls for actions: ${name}`, async ({ page, world }) => {
    const known = golden(`doing-${name.replaceAll(/\W+/g, '-')}`)
    const quiet = quietOf(page)
    await page.goto(address)
    await known.expect('opened', world, quiet)
    for (const [what, take] of Object.entries(steps)) {
      await take(page)
      await known.expect(what, world, quiet)
    }
    known.end()
  })
