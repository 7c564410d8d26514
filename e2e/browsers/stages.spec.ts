import { MOVE, stageId } from '../support/stages'
import type { Person } from './person'
import { expect, signIn, test } from './test'

async function openStage(person: Person, view = ''): Promise<void> {
  await signIn(person)
  await person.open(`/dashboard/0/atsreport/VAC-AKTIF-01?id=${stageId(1)}&stage=Lamaran+Masuk${view}`)
  await person.the('heading', /^Software Engineer/, null, { level: 1 })
}

test('moves two applicants by mouse and undoes the move', async ({ person, world }) => {
  await openStage(person)
  for (const name of ['Ayu Wulandari', 'Bayu Pratama']) await person.press('checkbox', `Pilih ${name}`)
  await person.sees('2 dipilih')
  await person.press('combobox', 'Pindahkan yang dipilih ke tahap')
  await person.press('option', 'Tes')
  await person.press('button', 'Pindahkan', await person.the('dialog', 'Pindahkan 2 pelamar'))
  const outcome = await person.the('dialog', 'Hasil pemindahan')
  await person.sees('Ayu Wulandari berhasil diubah', outcome)
  await person.press('button', 'OK', outcome)
  await person.sees('2 pelamar dipindahkan ke Tes')
  await person.press('button', 'Urungkan')
  await world.expectCall(MOVE, { body: { stageId: stageId(1), userId: ['USR-AYU', 'USR-BAYU'] } })
  expect((await world.calls(MOVE)).map(({ body }) => (body as { stageId: string }).stageId)).toEqual([
    stageId(3),
    stageId(1),
  ])
})

test('moves a card of the board to another stage', async ({ person, world, engine }) => {
  await openStage(person, '&view=board')
  const column = (name: string) => person.the('region', new RegExp(`^${name} ?\\d*$`))
  await person.the('link', 'Ayu Wulandari', await column('Lamaran Masuk'))
  if (engine === 'chromium') {
    const [card] = await person.all('listitem', null, await column('Lamaran Masuk'))
    await person.drag(card!, await column('Diterima'))
  } else {
    // Firefox's driver never drops what it drags, and WebKit's starts no drag: there the card's own menu is used.
    await person.press('button', 'Pindahkan Ayu Wulandari ke...')
    await person.press('button', 'Diterima', await person.the('dialog', 'Pindahkan Ayu Wulandari'))
  }
  const question = await person.the('dialog', /^Pindahkan/)
  await person.sees('Ayu Wulandari: Lamaran Masuk → Diterima', question)
  await person.press('button', 'Pindahkan', question)
  await person.the('link', 'Ayu Wulandari', await column('Diterima'))
  await person.the('heading', 'Diterima 1')
  expect((await world.calls(MOVE)).map(({ body }) => body)).toEqual([{ stageId: stageId(6), userId: ['USR-AYU'] }])
})
