import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensions } from './richTextExtensions'

test('writes tables without widths and alignment, and cells with their spans', () => {
  const { nodes } = getSchema(extensions)
  const written = (name: 'table' | 'tableHeader' | 'tableCell', attrs = {}) =>
    nodes[name]!.spec.toDOM!(nodes[name]!.create(attrs))
  const cell = { colspan: 2, colwidth: [120, 80], align: 'right' }
  expect(written('table')).toEqual(['table', ['tbody', 0]])
  expect(written('tableHeader', cell)).toEqual(['th', { colspan: 2 }, 0])
  expect(written('tableCell', cell)).toEqual(['td', { colspan: 2 }, 0])
})
