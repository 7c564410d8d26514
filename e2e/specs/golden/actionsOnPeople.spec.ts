import type { Page } from '@playwright/test'
import { type Journey, press, pressIn, type Steps, walk } from '../../support/journeys'
import { conversation, entries, question, sendAndConfirm, textOf } from '../../support/messages'
import { AT } from '../../support/recruitment'
import { moveOpenApplicant, panel, stageLink } from '../../support/stages'
import { expect, test } from '../../support/test'
import { applyButton, vacancyPath } from '../../support/vacancies'

const AYU = 'Ayu Wulandari'
const file = { name: 'profil.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
const dialogOf = (page: Page) => conversation(page, AYU)

/** Presses a button of the conversation, confirms and waits for the button that follows it. */
const change = (name: string, title: string, next: string) => async (page: Page) => {
  await pressIn(dialogOf(page), name)
  await pressIn(question(page, title, AYU), 'Ya')
  await expect(dialogOf(page).getByRole('button', { name: next })).toBeVisible()
}
/** A conversation with Ayu from its first message on. */
const conversing: Steps = {
  'the conversation opened': press(`Pesan ${AYU}`),
  'a first message sent': async (page) => {
    await dialogOf(page).getByRole('textbox', { name: 'Subject' }).fill('Undangan')
    await textOf(dialogOf(page)).fill('Halo Ayu\n<b>Baris dua</b>')
    await sendAndConfirm(page, AYU)
    await expect(dialogOf(page).getByText('Ticket id')).toBeVisible()
  },
  'a reply with a file sent': async (page) => {
    await textOf(dialogOf(page)).fill('Terlampir')
    await dialogOf(page).getByLabel('LAMPIRAN').setInputFiles(file)
    await sendAndConfirm(page, AYU)
    await expect(entries(dialogOf(page)).last()).toContainText('Terlampir')
  },
  closed: change('AKHIRI PERCAKAPAN', 'Akhiri percakapan', 'BUKA PERCAKAPAN'),
  reopened: change('BUKA PERCAKAPAN', 'Buka percakapan', 'AKHIRI PERCAKAPAN'),
}
/** Opens Ayu's profile, in a tab of its own. */
const viewed: Steps = {
  'the profile opened': async (page) => {
    const opened = page.waitForEvent('popup')
    await dialogOf(page).getByRole('link', { name: 'Lihat profil' }).press('Enter')
    await (await opened).close()
  },
}

const journeys: Record<string, Journey> = {
  'messages to a talent': {
    address: '/dashboard/0/talentsearch?firstNames=Ayu&lastNames=Wulandari',
    steps: { ...conversing, ...viewed },
  },
  'messages to an applicant': {
    address: `${AT.applicants}?vacancyCode=VAC-AKTIF-01`,
    steps: { ...conversing, ...viewed },
  },
  'messages to a candidate': {
    address: '/dashboard/0/es-admin-query?dataSource=APPLICANT&firstName=Ayu&lastName=Wulandari',
    steps: conversing,
  },
  'an applicant': {
    address: stageLink({ open: 'USR-AYU' }),
    steps: {
      'notes saved': async (page) => {
        const ayu = panel(page, /^Ayu/)
        await ayu.getByRole('textbox', { name: 'Catatan 1', exact: true }).fill('Komunikasi baik')
        await pressIn(ayu, 'Simpan')
        await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
      },
      moved: (page) => moveOpenApplicant(page, AYU, 'Tes'),
    },
  },
}

for (const [name, journey] of Object.entries(journeys))
  test(`sends the recorded calls for actions: ${name}`, ({ page, world }) => walk(page, world, name, journey))

test.describe('a job seeker', () => {
  test.use({ account: 'agus.pratama' })
  test('sends the recorded calls for actions: a public vacancy', ({ page, world }) =>
    walk(page, world, 'a public vacancy', {
      address: vacancyPath('VAC-AKTIF-01'),
      steps: { applied: (seeker) => applyButton(seeker).press('Enter') },
    }))
})
