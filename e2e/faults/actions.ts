import { expect, type Locator, type Page } from '@playwright/test'
import type { AccountName } from '../support/accounts'
import { linkTo, question, sendButton, conversation, textOf } from '../support/messages'
import { type Part, parts } from '../support/failureCases'
import { AT, openAt } from '../support/recruitment'
import { openStage, panel, confirmMove } from '../support/stages'
import { expectSettled } from '../support/talents'
import { applyButton, openVacancy } from '../support/vacancies'
import { field, openForm, saveButton } from '../support/vacancyForms'

/** A main action of a screen: opens it one step before its call, takes that step (repeatable), checks the typed input. */
export type Action = Pick<Part, 'open' | 'act' | 'kept' | 'done'> & { screen: string; account?: AccountName }

const at = (path: string) => (page: Page) => page.goto(`/dashboard/0${path}`)
const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('button', { name, exact: typeof name === 'string' }).first()
const window = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const expectText = (text: string | RegExp) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()
/** Closes the alert about the failure, if there is one. */
async function closeAlert(page: Page): Promise<void> {
  const ok = page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true })
  const close = window(page, 'Hasil pemindahan').getByRole('button', { name: 'Tutup', exact: true })
  for (const one of [ok, close]) if (await one.isVisible()) await one.click()
}
const HENDRA = at('/es-longlist/form/MUC03-HENDRA')
const deleteNamed = (name: string | RegExp) => async (page: Page) => {
  await closeAlert(page)
  await button(page, name).click()
  await button(window(page, 'Konfirmasi Menghapus'), 'YA, YAKIN').click()
}
const pick = async (page: Page, label: string, text: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: text, exact: true }).click()
}
const ayu = (page: Page) => panel(page, /^Ayu Wulandari/)
const BAYU = 'Bayu Pratama'
/** Replies to Bayu from a search screen. */
const reply = (screen: string, path: string): Action => ({
  screen,
  open: async (page) => {
    await page.goto(
      path + linkTo('USR-BAYU', BAYU, { klobVacancyCode: 'VAC-AKTIF-01', positionName: 'Software Engineer' }),
    )
    await textOf(conversation(page, BAYU)).fill('Halo lagi')
  },
  act: async (page) => {
    await sendButton(conversation(page, BAYU)).click()
    await button(question(page, 'Kirim pesan', BAYU), 'Ya').click()
  },
  kept: (page) => expect(textOf(conversation(page, BAYU))).toHaveValue('Halo lagi'),
  done: (page) => expect(textOf(conversation(page, BAYU))).toHaveValue(''),
})
/** Exports the results of a search. */
const exporting = (screen: string, path: string, kind?: string): Action => ({
  screen,
  open: async (page) => {
    const query = path.indexOf('?')
    await openAt(page, path.slice(0, query), path.slice(query))
    await button(page, 'Download').click()
    if (kind) await page.getByRole('menuitem', { name: kind }).click()
  },
  act: (page) => button(window(page, 'Download'), /^(Unduh|Coba lagi)$/).click(),
  done: (page) => expect(window(page, 'Download').getByText(/Berkas sedang disiapkan\./)).toBeVisible(),
})
const longlistName = (page: Page) => page.getByRole('form', { name: 'Informasi Dasar' }).getByLabel('Nama Depan')
const ticket = (page: Page) => page.getByRole('form', { name: 'Balas tiket' })
const note = (page: Page) => window(page, 'Catatan: Ayu Wulandari').getByRole('textbox', { name: 'Catatan' })
const result = (page: Page) => window(page, 'Simpan Hasil dan Kirim Email')
const firstNote = (page: Page) => ayu(page).getByRole('textbox', { name: 'Catatan 1', exact: true })
const onForm = (page: Page) => page.getByRole('form', { name: 'Chat Schedule On' })
const offForm = (page: Page) => page.getByRole('form', { name: 'Chat Schedule Off' })
const copies = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Duplikasi Lowongan Kerja' })

/** By the operation that fails; those of the talent search come from the regular tests. */
export const actions: Record<string, Action> = {
  ...Object.fromEntries(Object.entries(parts).map(([call, part]) => [call, { screen: 'talents', ...part }])),
  replyApplicantTicket: reply('applicants', AT.applicants),
  startApplicantExport: exporting('applicants', `${AT.applicants}?vacancyCode=VAC-AKTIF-01`),
  startStandardDownload: exporting('tracking', `${AT.tracking}?vacancyCode=VAC-AKTIF-01`, 'Standard'),
  startMatchingExport: exporting('matching', `${AT.matching}?vacancyCodes=VAC-AKTIF-01&testResultsInt=INT-SOC`),
  listDownloadStatuses: {
    screen: 'tracking',
    open: (page) => openAt(page, AT.tracking, '?vacancyCode=VAC-AKTIF-01'),
    act: async (page) => {
      const list = window(page, 'List Download')
      await ((await list.isVisible()) ? button(list, 'Coba lagi') : button(page, 'List Download')).click()
    },
    done: async (page) => {
      await expect(window(page, 'List Download')).toBeVisible()
      await expect(window(page, 'List Download').getByRole('alert')).toHaveCount(0)
    },
  },
  moveApplicants: {
    screen: 'open applicant',
    open: (page) => openStage(page, { open: 'USR-AYU' }),
    act: async (page) => {
      await closeAlert(page)
      await pick(page, 'Pindahkan Ayu Wulandari ke tahap', 'Tes')
      await confirmMove(page)
    },
    done: expectText('Ayu Wulandari dipindahkan ke Tes'),
  },
  updateStageNotes: {
    screen: 'open applicant',
    open: async (page) => {
      await openStage(page, { open: 'USR-AYU' })
      await firstNote(page).fill('Ragu')
    },
    act: (page) => button(ayu(page), 'Simpan').click(),
    kept: (page) => expect(firstNote(page)).toHaveValue('Ragu'),
    done: expectText('Perubahan Berhasil dilakukan'),
  },
  saveEsNote: {
    screen: 'candidates',
    open: async (page) => {
      await at('/es-admin-query?dataSource=KLOBBER&firstName=Ayu&lastName=Wulandari')(page)
      await button(page, 'Catatan Ayu Wulandari').click()
      await note(page).fill('Cocok')
      await window(page, 'Catatan: Ayu Wulandari').getByRole('combobox', { name: 'Marker' }).fill('Potensial')
      await page.getByRole('option', { name: 'Potensial' }).click()
    },
    act: (page) => button(window(page, 'Catatan: Ayu Wulandari'), 'Add Notes').click(),
    kept: (page) => expect(note(page)).toHaveValue('Cocok'),
    done: expectText('Catatan untuk Ayu Wulandari berhasil disimpan.'),
  },
  saveEsResult: {
    screen: 'candidates',
    open: async (page) => {
      await at('/es-admin-query?dataSource=KLOBBER&gender=F')(page)
      await expectSettled(page)
      await button(page, 'Simpan Hasil dan Kirim Email').click()
      await result(page).getByRole('textbox', { name: 'Nama hasil' }).fill('CFO Jakarta')
    },
    act: (page) => button(result(page), 'Simpan').click(),
    kept: (page) => expect(result(page).getByRole('textbox', { name: 'Nama hasil' })).toHaveValue('CFO Jakarta'),
    done: expectText('Hasil "CFO Jakarta" tersimpan'),
  },
  deleteEsResult: {
    screen: 'candidates',
    open: async (page) => {
      await at('/es-admin-query')(page)
      await button(page, 'Riwayat Hasil').click()
      await expect(button(page, 'Delete Rusak')).toBeVisible()
    },
    act: deleteNamed('Delete Rusak'),
    done: (page) => expect(button(page, 'Delete Rusak')).toBeHidden(),
  },
  duplicateVacancy: {
    screen: 'vacancies',
    open: async (page) => {
      await at('/create-job-vacancy')(page)
      await button(page, '+ Tambahkan Lowongan').click()
      await button(page.getByRole('dialog'), /^Duplikasi Lowongan Kerja/).click()
      await copies(page)
        .getByRole('radio', { name: /VAC-SOAL-01/ })
        .check()
    },
    act: async (page) => {
      await closeAlert(page)
      await button(copies(page), 'lanjut').click()
    },
    done: (page) => expect(page.getByRole('heading', { level: 1, name: 'Edit Lowongan, Data Analyst' })).toBeVisible(),
  },
  saveVacancyPrimary: {
    screen: 'vacancy form',
    open: async (page) => {
      await openForm(page, 'VAC-DRAF-01')
      await field(page, 'Nama Lowongan').fill('Kepala Cabang Utama')
    },
    act: async (page) => {
      await closeAlert(page)
      await saveButton(page).click()
    },
    kept: (page) => expect(field(page, 'Nama Lowongan')).toHaveValue('Kepala Cabang Utama'),
    done: (page) =>
      expect(page.getByRole('heading', { level: 1, name: 'Edit Lowongan, Kepala Cabang Utama' })).toBeVisible(),
  },
  replyEsTicket: {
    screen: 'ticket',
    open: async (page) => {
      await at('/contact-us/ES-PROSES')(page)
      await ticket(page).getByRole('textbox', { name: 'Body' }).fill('Kami proses')
    },
    act: (page) => button(ticket(page), 'Submit').click(),
    kept: (page) => expect(ticket(page).getByRole('textbox', { name: 'Body' })).toHaveValue('Kami proses'),
    done: expectText('Balasan untuk tiket ES-PROSES terkirim'),
  },
  deleteLonglistUser: {
    screen: 'longlist',
    open: at('/es-longlist?keyword=hendra.gunawan%40'),
    act: deleteNamed(/^Delete/),
    done: (page) => expect(button(page, /^Delete/)).toBeHidden(),
  },
  saveLonglistUser: {
    screen: 'longlist user',
    open: async (page) => {
      await HENDRA(page)
      await longlistName(page).fill('Hendra Uji')
    },
    act: (page) => button(page, 'Simpan').click(),
    kept: (page) => expect(longlistName(page)).toHaveValue('Hendra Uji'),
    done: expectText('Berhasil menyimpan data user'),
  },
  saveLonglistJob: {
    screen: 'longlist user',
    open: async (page) => {
      await HENDRA(page)
      await button(page, '+ Tambahkan Pekerjaan').click()
      await window(page, 'Tambah Pekerjaan').getByLabel('Job Title / Nama Pekerjaan').fill('CFO')
    },
    act: (page) => button(window(page, 'Tambah Pekerjaan'), 'Simpan').click(),
    kept: (page) =>
      expect(window(page, 'Tambah Pekerjaan').getByLabel('Job Title / Nama Pekerjaan')).toHaveValue('CFO'),
    done: expectText('Berhasil menyimpan Pekerjaan'),
  },
  deleteLonglistLanguage: {
    screen: 'longlist user',
    open: HENDRA,
    act: deleteNamed('Hapus Bahasa Inggris'),
    done: (page) => expect(button(page, 'Hapus Bahasa Inggris')).toBeHidden(),
  },
  saveChatOnSchedule: {
    screen: 'chat hours',
    open: async (page) => {
      await at('/chat-admin')(page)
      await onForm(page).getByRole('combobox', { name: 'Jumat selesai', exact: true }).fill('15:00:00')
    },
    act: (page) => button(onForm(page), 'Simpan').click(),
    kept: (page) =>
      expect(onForm(page).getByRole('combobox', { name: 'Jumat selesai', exact: true })).toHaveValue('15:00:00'),
    done: expectText('Sukses Menyimpan Jadwal Chat'),
  },
  saveChatOffSchedules: {
    screen: 'chat hours',
    open: async (page) => {
      await at('/chat-admin')(page)
      await offForm(page).getByRole('textbox', { name: 'Tanggal mulai rentang 4', exact: true }).fill('01/05/2027')
      await offForm(page).getByRole('textbox', { name: 'Tanggal selesai rentang 4', exact: true }).fill('02/05/2027')
    },
    act: (page) => button(offForm(page), 'Simpan').click(),
    kept: (page) =>
      expect(offForm(page).getByRole('textbox', { name: 'Tanggal selesai rentang 4', exact: true })).toHaveValue(
        '02/05/2027',
      ),
    done: expectText(/^Sukses Menyimpan/),
  },
  clickApply: {
    screen: 'public vacancy',
    account: 'agus.pratama',
    open: (page) => openVacancy(page, 'VAC-AKTIF-01'),
    act: (page) => applyButton(page).click(),
    done: (page) => expect(window(page, 'Lanjutkan lamaran Anda')).toBeVisible(),
  },
}
