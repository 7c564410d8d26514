import { expect, test } from 'vitest'
import { heads, made, row } from '~/lib/sheet/corpus'
import { UnreadableSheet } from '~/lib/sheet/sheetCells'
import { readSheetApart } from './sheetReading'

const read = (bytes: Uint8Array) => readSheetApart({ bytes, titles: ['Email', 'Stage'] })

test('a worker reads the sheet with the titles', async () => {
  const cover = { name: 'Sampul', data: row(1, 'Perubahan') }
  const file = made({ sheets: [cover, { name: 'Data', data: heads + row(2, 'a@x.example', 'Tes') }] })
  expect(await read(file)).toMatchObject({
    name: 'Data',
    rows: [{ line: 1 }, { line: 2, cells: ['a@x.example', 'Tes'] }],
  })
})
test('a file that is no sheet is refused, and the next one is read', async () => {
  const refused = read(new Uint8Array([1, 2, 3]))
  const next = read(made({ data: heads }))
  await expect(refused).rejects.toThrow(UnreadableSheet)
  expect((await next).name).toBe('Data')
})
test('a sheet that takes long is given up, and holds nobody meanwhile', async () => {
  // 400,000 formulas and errors at one address: small, and slow to list.
  const file = made({ data: `<row r="1">${'<c r="A1" t="e"><f>1</f><v>#N/A</v></c>'.repeat(400_000)}</row>` })
  let longest = 0
  let before = performance.now()
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - before)
    before = performance.now()
  }, 10)
  await read(file).catch(() => {})
  clearInterval(watch)
  expect(longest).toBeLessThan(1_000)
})
