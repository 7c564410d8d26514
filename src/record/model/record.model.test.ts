import { statusError } from '~/api/errors'
import { type Items, itemsOf, listOf, noItems } from '~/record/items'
import type { RecordDefinition } from '~/record/recordEngine'
import type { Kind } from './testActors'
import { testKind } from './testKinds'

type Row = { id: string | null; text: string; note: string }
type Record_ = { id: string | null; status: 'Draft' | 'Active'; a: string; b: string; rows: Items<Row> }
type Stored = Omit<Record_, 'rows'> & { rows: Row[] }

const toValues = ({ rows, ...fields }: Stored): Record_ => ({ ...fields, rows: itemsOf(rows) })
const blank: Record_ = { id: null, status: 'Draft', a: '', b: '', rows: noItems }
const clone = <T>(value: T): T => structuredClone(value)

/** A server with at most one record: two parts, the second locked once the record is active, and rows that get ids. */
function makeServer(start: Stored | undefined) {
  let stored = start && clone(start)
  let serial = 0
  const need = () => {
    if (!stored) throw statusError('test', 404)
    return stored
  }
  const now = () => toValues(clone(need()))
  const definition: RecordDefinition<Record_> = {
    read: async ({ id }, sent) => {
      if (id !== null) return now()
      return sent && stored && stored.a === sent.a ? now() : undefined
    },
    check: () => ({}),
    isLocked: ([name], value, theirs) =>
      theirs.status === 'Active' && (name === 'b' || name === 'rows' || (name === 'status' && value === 'Draft')),
    parts: (values, before) => {
      const primary = {
        name: 'primary',
        fields: ['status', 'a'] as const,
        save: async ({ id, status, a }: Record_) => {
          if (id === null && stored?.a === a) throw new Error('created twice')
          if (id === null) stored = { id: `R${(serial += 1)}`, status, a, b: '', rows: [] }
          else Object.assign(need(), { status, a: ` ${a} `.trim() })
          const { rows: _rows, b: _b, ...answer } = now()
          return answer
        },
      }
      const secondary = {
        name: 'secondary',
        fields: ['b', 'rows'] as const,
        save: async ({ b, rows }: Record_) => {
          const record = need()
          if (record.status === 'Active') throw statusError('test', 409)
          record.b = b
          record.rows = listOf(rows).map((row) => ({ ...row, id: row.id ?? `r.${(serial += 1)}` }))
          return { b: now().b, rows: now().rows }
        },
      }
      return values.status === before.status ? [primary, secondary] : [secondary, primary]
    },
  }
  const kind: Kind<Record_> = {
    definition,
    load: async () => (stored ? now() : blank),
    texts: ['a', 'b'],
    choices: { status: ['Draft', 'Active'] },
    lists: { rows: { blank: { id: null, text: '', note: '' } as Row, texts: ['text', 'note'] } },
  }
  return kind
}
const start: Stored = {
  id: 'R0',
  status: 'Draft',
  a: 'a',
  b: 'b',
  rows: [
    { id: '1', text: 'one', note: '' },
    { id: '2', text: 'two', note: 'x' },
  ],
}

testKind('keeps a record of two parts consistent, with a list, locks and lost answers', () => makeServer(start))
testKind('creates a record once, even if the first answer is lost', () => ({
  ...makeServer(undefined),
  isSingleUser: true,
}))
