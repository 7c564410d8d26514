import { expect, expectTypeOf, test } from 'vitest'
import { columnHelper } from './columns'

type Cat = { name: string; age: number | null; toys: readonly string[] }
const cat: Cat = { name: 'Oren', age: null, toys: ['bola', 'tali'] }
const column = columnHelper<Cat>()
const textOf = ({ accessorFn }: ReturnType<typeof column>) => accessorFn(cat, 0)

test('the text of a cell is the value, a dash when empty, or what the column makes of the row', () => {
  const columns = [
    column('name', { header: 'Nama', size: 100 }),
    column('age', { header: 'Umur', size: 100 }),
    column('toys', { header: 'Mainan', size: 100, text: ({ toys }) => toys.join(', ') }),
  ]
  expect(columns.map(textOf)).toEqual(['Oren', '-', 'bola, tali'])
})
test('a column without a title or a width does not compile', () => {
  expectTypeOf(column).parameter(0).toEqualTypeOf<keyof Cat>()
  expectTypeOf(column).parameter(1).toExtend<{ header: string; size: number }>()
})
test('a cell that is a text only does not compile: it would have no tooltip', () => {
  type Cell = NonNullable<Parameters<typeof column>[1]['cell']>
  expectTypeOf<() => string>().not.toExtend<Cell>()
})
