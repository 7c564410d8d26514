import { conversation, expect, loseAnswer, test } from '@klob/console-testing'

test('a message whose answer is lost is not sent twice', async ({ page, world }) => {
  await world.seed({
    people: [{ userId: 'USR-SEKAR', firstName: 'Sekar', lastName: 'Arum' }],
    threads: [{ userId: 'USR-SEKAR', messages: [{}, { html: '<p>Apa kabar?</p>' }] }],
  })
  const query = new URLSearchParams({ userId: 'USR-SEKAR', msgId: 'MSG-1', name: 'Sekar Arum' })
  await page.goto(`/dashboard/0/talentsearch?${query}`)
  const { dialog, messages, send } = conversation(page, 'Sekar Arum')
  await expect(dialog).toBeVisible()
  await expect(messages).toHaveCount(1)
  await loseAnswer(page, /post\/messagePost\//)
  await send('Kapan ada waktu?')
  await expect(messages).toHaveCount(2)
  expect(await world.calls('replyTalentTicket')).toHaveLength(1)
})
