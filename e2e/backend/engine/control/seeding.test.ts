import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { SeedError, seedList, seedWorld } from './seeding'

type Put = (world: object, made: ReadonlyMap<string, { id: string; text: string }>) => void
const given = z.strictObject({ id: z.string(), text: z.string() })
const listsWith = (put: Put) => ({
  notes: seedList(
    given,
    (_: object, note: z.infer<typeof given>) => {
      if (note.text === '') throw new SeedError('text', 'is blank')
      return note
    },
    ({ id }) => id,
    put,
  ),
})

test('a request adds the records of a list in one step, each id once, the last one given last', () => {
  const put = vi.fn<Put>()
  const notes = ['a', 'b', 'a'].map((id, n) => ({ id, text: String(n) }))
  expect(seedWorld({}, listsWith(put), { notes })).toEqual({ notes: ['a', 'b', 'a'] })
  expect(put).toHaveBeenCalledTimes(1)
  expect([...put.mock.calls[0]![1].values()]).toEqual([notes[1], notes[2]])
})
test('a request with a refused record adds none of its list', () => {
  const put = vi.fn<Put>()
  const notes = ['first', ''].map((text, n) => ({ id: String(n), text }))
  expect(() => seedWorld({}, listsWith(put), { notes })).toThrow('notes.1.text: is blank')
  expect(put).not.toHaveBeenCalled()
})
