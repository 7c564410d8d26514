import { Key } from 'selenium-webdriver'
import { stageId } from '../support/stages'
import { expect, signIn, test } from './test'

test('the CV opens in the panel by its key, leaves the focus and goes on with the next person', async ({
  person,
  world,
}) => {
  await signIn(person)
  await person.open(`/dashboard/0/atsreport/VAC-AKTIF-01?id=${stageId(1)}&stage=Lamaran+Masuk&open=USR-AYU`)
  await person.the('button', 'Lihat CV Ayu Wulandari')
  const focused = () => person.run<string>('return document.activeElement.textContent')
  await person.until(async () => (await focused()).startsWith('Ayu Wulandari'), 'the focus is on the name')
  await person.type('o')
  if (!(await person.run<boolean>('return navigator.pdfViewerEnabled'))) {
    await person.sees('Browser ini tidak menampilkan PDF di dalam halaman.')
    return
  }
  await person.sees('CV Ayu Wulandari ditampilkan')
  expect(await focused()).toMatch(/^Ayu Wulandari/)
  await person.type('j')
  await person.sees('CV Bayu Pratama ditampilkan')
  expect(await focused()).toMatch(/^Bayu Pratama/)
  await person.type(Key.ESCAPE)
  await person.gone('button', /^Lihat CV/)
  expect((await world.calls('downloadCv')).map(({ path, hasToken }) => [path.split('/').at(-1), hasToken])).toEqual([
    ['USR-AYU', true],
    ['USR-BAYU', true],
  ])
})
