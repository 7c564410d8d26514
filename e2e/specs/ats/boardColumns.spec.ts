import { SEARCH } from '../../support/stages'
import { expect, test } from '../../support/test'

const VACANCY = 'VAC-LUAS-01'
const STAGES = ['Lamaran Masuk', 'Seleksi Berkas', 'Tes', 'Wawancara', 'Penawaran', 'Diterima']
const IN_COLUMN = 150

test('six columns scrolled to the end draw the cards in sight, and ask for each page once', async ({ page, world }) => {
  await world.seed({
    vacancies: [{ klobVacancyCode: VACANCY, corporateId: 'COR0001', name: 'Staf Gudang', status: 'Active' }],
    applications: Array.from({ length: STAGES.length * IN_COLUMN }, (_, n) => ({
      vacancyCode: VACANCY,
      userId: `USR${String(n + 300).padStart(8, '0')}`,
      stage: STAGES[n % STAGES.length]!,
    })),
  })
  await page.goto(`/dashboard/0/atsreport/${VACANCY}?id=${VACANCY}.STG-1&stage=Lamaran+Masuk&view=board`)
  for (const stage of STAGES) {
    const column = page.getByRole('region', { name: new RegExp(`^${stage} ?\\d*$`) })
    await column.getByRole('link').first().focus()
    for (const place of [50, 100, IN_COLUMN]) {
      const card = column.locator(`[aria-posinset="${place}"]`)
      // The last one that is loaded: again, until the page that is under way has come.
      await expect(async () => {
        await page.keyboard.press('End')
        await expect(card.getByRole('link')).toBeFocused({ timeout: 500 })
      }).toPass()
    }
  }
  expect(await page.getByRole('region', { name: 'Papan tahap' }).getByRole('listitem').count()).toBeLessThan(180)
  expect(await page.locator('*').count()).toBeLessThan(2_500)
  const asked = (await world.calls(SEARCH)).map(({ query }) => {
    const { stageId, start } = Object.fromEntries(query)
    return `${stageId} ${start}`
  })
  const pages = STAGES.flatMap((_, n) => [0, 1, 2].map((start) => `${VACANCY}.STG-${n + 1} ${start}`))
  expect(asked.toSorted()).toEqual(pages)
})
