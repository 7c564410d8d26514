import { textOf } from '../../support/messages'
import { cards, openStage, checkCard } from '../../support/stages'
import { expect, test } from '../../support/test'

const START = 'createApplicantTicket'
const REPLY = 'replyApplicantTicket'
/** The conversation with this applicant is closed, so no message can be sent. */
const CLOSED = 'Citra Dewi'
const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const TEXT = 'Halo [NAMA], hasil seleksi kami kabari pekan depan.'

// The part of the scripted day that follows reading and moving.
test('compares three applicants and writes to five, with a failure and a reload in the middle', async ({
  page,
  world,
}) => {
  await openStage(page)
  await expect(cards(page)).toHaveCount(10)
  const names = await cards(page).allInnerTexts()
  const compared = names.slice(0, 3)
  const written = names.filter((name) => name !== CLOSED).slice(0, 5)

  // Three are collected while reading, by keyboard alone.
  const basket = page.getByRole('region', { name: 'Daftar perbandingan' })
  const heading = page.getByRole('heading', { level: 2, name: / \d+ dari \d+$/ })
  for (const name of compared) {
    await page.keyboard.press('j')
    await expect(heading).toHaveText(new RegExp(`^${name} `))
    await expect(heading).toBeFocused()
    await expect(page.getByRole('link', { name: `Unduh CV ${name}` })).toBeVisible()
    await page.keyboard.press('b')
    await expect(basket).toContainText(name)
  }
  await expect(basket).toContainText(`3 dari 4 pelamar untuk dibandingkan: ${compared.join(', ')}`)
  await basket.getByRole('button', { name: 'Bandingkan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Bandingkan pelamar$/ })).toBeVisible()
  for (const name of compared)
    await expect(page.getByRole('columnheader').filter({ hasText: name })).toContainText('Lamaran Masuk')
  await expect(page.getByRole('row', { name: /^Tanggal melamar/ }).getByRole('cell')).toHaveCount(3)
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(cards(page)).toHaveCount(10)

  // Five get one message; one is refused, and the page reloads while a later one is being sent.
  for (const name of written) await checkCard(page, name)
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesan untuk 5 pelamar' })
  await textOf(dialog).fill(TEXT)
  await world.fault({ endpoint: REPLY, kind: 'status', status: 404 })
  await world.fault({ endpoint: START, kind: 'status', status: 404 })
  let left = 4
  let onLast = () => {}
  const isUnderWay = new Promise<void>((resolve) => (onLast = resolve))
  await page.route(/seekernotif\/post\/(create|messagePost)/, async (route) => {
    left -= 1
    // The server receives it, and the answer never arrives.
    if (left !== 0) return route.continue()
    await route.fetch()
    onLast()
  })
  await textOf(dialog).press('Control+Enter')
  const question = page.getByRole('dialog', { name: 'Kirim pesan ke 5 pelamar' })
  await expect(question.getByRole('listitem')).toHaveText(written)
  await question.getByRole('button', { name: 'Ya' }).click()
  await isUnderWay
  await page.reload()
  const unfinished = page.getByText(/Pengiriman pesan belum selesai: \d dari 5 pelamar terkirim/)
  await expect(unfinished).toBeVisible()
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await dialog.getByRole('button', { name: /^Lanjutkan \(\d\)$/ }).click()
  await expect(dialog.getByRole('status')).toHaveText('Selesai: 5 dari 5 terkirim')
  await dialog.getByRole('button', { name: 'Selesai' }).click()
  await expect(unfinished).toBeHidden()

  const sent = [...(await world.calls(START)), ...(await world.calls(REPLY))].filter(({ status }) => status === 200)
  const texts = sent.map(({ body }) => (body as { messageText: string }).messageText)
  expect(texts.toSorted()).toEqual(written.map((name) => TEXT.replace('[NAMA]', escaped(name))).toSorted())
  // Actions are shown where they were taken; the fourth's answer never arrived, so nothing is claimed about it.
  for (const name of written.filter((_, n) => n !== 3))
    await expect(
      page
        .getByRole('list', { name: 'Pelamar', exact: true })
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox', { name: `Pilih ${name}`, exact: true }) }),
    ).toContainText('Anda menulis')
})
