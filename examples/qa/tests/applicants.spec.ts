import { elsewhere, expect, stagePage, test } from '@klob/console-testing'
import type { Page } from '@playwright/test'

const VACANCY = 'VAC-UJI'
/** Opens the first stage of the vacancy with the panel of an applicant. */
async function openApplicant(page: Page, userId: string): Promise<void> {
  const query = new URLSearchParams({ id: `${VACANCY}.STG-1`, stage: 'Lamaran Masuk', open: userId })
  await page.goto(`/dashboard/0/atsreport/${VACANCY}?${query}`)
  await expect(page.getByRole('heading', { level: 2, name: /^Sekar/ })).toBeVisible()
}

test('all 40 answers of an applicant can be read', async ({ page, world }) => {
  const numbers = Array.from({ length: 40 }, (_, n) => n + 1)
  await world.seed({
    vacancies: [{ klobVacancyCode: VACANCY, questions: numbers.map((n) => ({ questionText: `Pertanyaan ${n}` })) }],
    people: [{ userId: 'USR-SEKAR', firstName: 'Sekar' }],
    applications: [
      {
        vacancyCode: VACANCY,
        userId: 'USR-SEKAR',
        answers: Object.fromEntries(numbers.map((n) => [n, `Jawaban ${n}`])),
      },
    ],
  })
  await openApplicant(page, 'USR-SEKAR')
  const answers = page.getByRole('definition').filter({ hasText: /^Jawaban \d+$/ })
  await expect(answers).toHaveCount(40)
  await expect(answers.last()).toBeVisible()
  await world.expectCall('listApplicantAnswers', { query: { userId: ['USR-SEKAR'] } })
})

test('an applicant moved by a colleague is not moved again without confirmation', async ({ page, browser, world }) => {
  await world.seed({
    vacancies: [{ klobVacancyCode: VACANCY, name: 'Juru Ukir' }],
    people: [{ userId: 'USR-SEKAR', firstName: 'Sekar', lastName: 'Arum' }],
    applications: [{ vacancyCode: VACANCY, userId: 'USR-SEKAR' }],
  })
  const question = (on: Page) => on.getByRole('dialog', { name: /^Pindahkan/ })
  const move = async (on: Page, stage: string) => {
    await on.getByRole('combobox', { name: 'Pindahkan Sekar Arum ke tahap' }).click()
    await on.getByRole('option', { name: stage, exact: true }).click()
    await question(on).getByRole('button', { name: 'Pindahkan' }).click()
  }
  await openApplicant(page, 'USR-SEKAR')
  const colleague = await elsewhere(browser, world, new URL(page.url()).origin, 'siti.aminah')
  await openApplicant(colleague, 'USR-SEKAR')
  await move(colleague, 'Penawaran')
  await world.expectCall('moveApplicants', { status: 200, user: 'siti.aminah' })

  await move(page, 'Tes')
  const gone = page.getByRole('dialog', { name: 'Sudah dipindahkan' })
  await expect(gone).toContainText('Sekar Arum sudah dipindahkan rekan ke Penawaran (Siti Aminah)')
  await gone.getByRole('button', { name: 'Tetap pindahkan' }).click()
  await world.expectCall('moveApplicants', {
    user: 'budi.santoso',
    body: { stageId: `${VACANCY}.STG-3`, userId: ['USR-SEKAR'] },
  })
})

test('an applicant is found by the card, and moved in the panel', async ({ page, world }) => {
  await world.seed({
    vacancies: [{ klobVacancyCode: VACANCY, name: 'Juru Ukir' }],
    people: [{ userId: 'USR-SEKAR', firstName: 'Sekar', lastName: 'Arum' }],
    applications: [{ vacancyCode: VACANCY, userId: 'USR-SEKAR' }],
  })
  const stage = stagePage(page)
  await stage.open(VACANCY)
  await expect(stage.cards).toHaveText(['Sekar Arum'])
  await stage.card('Sekar Arum').click()
  await expect(stage.panel('Sekar Arum')).toBeVisible()
  await stage.move('Sekar Arum', 'Tes')
  await expect(stage.cards).toHaveCount(0)
})
