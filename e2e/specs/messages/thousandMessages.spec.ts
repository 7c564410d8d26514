import { entries, openConversation, textOf } from '../../support/messages'
import { expect, holdBack, test } from '../../support/test'

const VACANCY = 'VAC-RAMAI-01'

test('a link to a conversation of 1,000 messages: one can write before they come, and nothing moves', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      // The types of the browser's library lack the sources of a shift.
      for (const { sources } of list.getEntries() as unknown as { sources: { node: Node | null }[] }[])
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest('[role=dialog]')) moved.push(element.textContent)
        }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await holdBack(page, /listConversation/)
  const dialog = await openConversation(page, 'USR-RAMAI', 'Ramai Sinaga')
  await expect(textOf(dialog)).toBeFocused()
  await expect(entries(dialog)).toHaveCount(0)
  release()
  await expect(entries(dialog).filter({ hasText: 'Pesan ke-1000' })).toBeInViewport()
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  expect(await entries(dialog).count()).toBeLessThan(30)
  expect(await world.calls('listTalentConversation')).toHaveLength(1)
})

test('a run of 1,000 messages sends one after the other, draws 200, and stops at a press', async ({ page, world }) => {
  await world.seed({
    vacancies: [{ klobVacancyCode: VACANCY, corporateId: 'COR0001', name: 'Staf Gudang', status: 'Active' }],
    applications: Array.from({ length: 1_000 }, (_, n) => ({
      vacancyCode: VACANCY,
      userId: `USR${String(n + 300).padStart(8, '0')}`,
      stage: 'Lamaran Masuk',
    })),
  })
  const underWay = { now: 0, most: 0 }
  const isRun = (url: string) => url.includes('/seekernotif/')
  page.on('request', (request) => {
    if (isRun(request.url())) underWay.most = Math.max(underWay.most, (underWay.now += 1))
  })
  page.on('response', (response) => {
    if (isRun(response.url())) underWay.now -= 1
  })
  await page.goto(`/dashboard/0/atsreport/${VACANCY}?id=${VACANCY}.STG-1&stage=Lamaran+Masuk`)
  await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
  await page.getByRole('button', { name: 'Pilih semua 1.000 yang cocok' }).click()
  await expect(page.getByText('1.000 pelamar yang cocok dipilih, dari semua halaman.')).toBeVisible()
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesan untuk 1.000 pelamar' })
  await textOf(dialog).fill('Halo [NAMA], kami kabari pekan depan.')
  await dialog.getByRole('button', { name: 'KIRIM' }).click()
  const question = page.getByRole('dialog', { name: 'Kirim pesan ke 1.000 pelamar' })
  await expect(question.getByRole('listitem')).toHaveCount(101)
  await question.getByRole('button', { name: 'Ya', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Mengirim: \d+ dari 1\.000 terkirim/)
  await dialog.getByRole('button', { name: 'Hentikan' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^Berhenti: \d+ dari 1\.000 terkirim/)
  const sent = await world.calls('createApplicantTicket')
  await expect(dialog.getByRole('status')).toHaveText(`Berhenti: ${sent.length} dari 1.000 terkirim`)
  expect(underWay.most).toBe(1)
  // Who is next was looked up when it stopped.
  expect((await world.calls('getApplicantTicket')).length).toBeLessThanOrEqual(sent.length + 1)
  const people = dialog.getByRole('list', { name: 'Hasil per pelamar' }).getByRole('listitem')
  await expect(people).toHaveCount(201)
  await expect(people.last()).toHaveText('800 lainnya')
})
