import { expect, test } from 'vitest'
import { failureError, statusError } from '~/api/errors'
import { type FilterCalls, type Replacement, updateSavedFilter } from './updateSavedFilter'

type Values = { gender: string }
const OLD = { gender: 'F' }
const NEW = { gender: 'M' }
const ANSWER_LOST = failureError('timeout', 'test')
const REFUSED = statusError('test', 403)

/** A server with one filter, and what would be kept if the page ended; `fails` throws before or after a numbered call. */
function makeWorld(fails: Record<string, { error: Error; after?: boolean }> = {}) {
  const stored = new Map([['SQ-1', { queryName: 'Bandung', filters: OLD }]])
  const kept: (Replacement<Values> | undefined)[] = []
  const counts: Record<string, number> = {}
  async function call<T>(name: string, work: () => T): Promise<T> {
    counts[name] = (counts[name] ?? 0) + 1
    const failure = fails[`${name} ${counts[name]}`] ?? fails[name]
    if (failure && !failure.after) throw failure.error
    const answer = work()
    if (failure) throw failure.error
    return Promise.resolve(answer)
  }
  const row = (id: string) => ({
    id,
    queryName: stored.get(id)!.queryName,
    createdAt: '2026-11-16T09:00:00+07:00',
    creator: { firstName: 'Budi', lastName: 'Santoso' },
  })
  const need = (id: string) => {
    const one = stored.get(id)
    if (!one) throw statusError('test', 404)
    return one
  }
  const calls: FilterCalls<Values> = {
    read: (id) => call('read', () => need(id).filters),
    remove: (id) =>
      call('remove', () => {
        need(id)
        stored.delete(id)
      }),
    save: (filter) =>
      call('save', () => {
        if ([...stored.values()].some(({ queryName }) => queryName === filter.queryName)) throw statusError('test', 409)
        const id = `SQ-${(counts['save'] ?? 0) + 1}`
        stored.set(id, filter)
        return row(id)
      }),
    find: (filter) =>
      call('find', () => {
        const found = [...stored].find(
          ([, one]) => one.queryName === filter.queryName && one.filters.gender === filter.filters.gender,
        )
        return found && row(found[0])
      }),
    keep: (replacement) => void kept.push(replacement),
  }
  return { calls, kept, values: () => [...stored.values()].map(({ filters }) => filters), stored }
}
const update = ({ calls }: ReturnType<typeof makeWorld>) =>
  updateSavedFilter(calls, { id: 'SQ-1', queryName: 'Bandung' }, NEW)

test('updateSavedFilter replaces the values under the same name and forgets what it kept', async () => {
  const world = makeWorld()
  expect(await update(world)).toMatchObject({ filter: { queryName: 'Bandung' } })
  expect(world.values()).toEqual([NEW])
  expect(world.kept).toEqual([{ queryName: 'Bandung', before: OLD, after: NEW }, undefined])
})
test('updateSavedFilter saves the old values again when the new ones are refused', async () => {
  const world = makeWorld({ 'save 1': { error: REFUSED } })
  expect(await update(world)).toMatchObject({ filter: { queryName: 'Bandung' }, error: REFUSED })
  expect(world.values()).toEqual([OLD])
  expect(world.kept.at(-1)).toBeUndefined()
})
test('updateSavedFilter keeps both versions when neither can be saved', async () => {
  const world = makeWorld({ save: { error: REFUSED } })
  expect(await update(world)).toEqual({ filter: undefined, error: REFUSED })
  expect(world.kept.at(-1)).toEqual({ queryName: 'Bandung', before: OLD, after: NEW })
})
test('updateSavedFilter finds a filter whose answer was lost', async () => {
  const world = makeWorld({ save: { error: ANSWER_LOST, after: true } })
  expect(await update(world)).toMatchObject({ filter: { queryName: 'Bandung' } })
  expect(world.values()).toEqual([NEW])
})
test('updateSavedFilter goes on after a deletion whose answer was lost', async () => {
  const world = makeWorld({ remove: { error: ANSWER_LOST, after: true } })
  await update(world)
  expect(world.values()).toEqual([NEW])
})
test('updateSavedFilter changes nothing when the deletion fails', async () => {
  const world = makeWorld({ remove: { error: ANSWER_LOST } })
  await expect(update(world)).rejects.toBe(ANSWER_LOST)
  expect(world.values()).toEqual([OLD])
  expect(world.kept.at(-1)).toBeUndefined()
})
test('updateSavedFilter keeps both versions where nobody knows whether the old one is still there', async () => {
  const world = makeWorld({ remove: { error: ANSWER_LOST }, 'read 2': { error: ANSWER_LOST } })
  expect(await update(world)).toEqual({ filter: undefined, error: ANSWER_LOST })
  expect(world.kept.at(-1)).toEqual({ queryName: 'Bandung', before: OLD, after: NEW })
})
test.each(['read', 'remove'])('updateSavedFilter says that a colleague has replaced it (%s)', async (name) => {
  const world = makeWorld({ [name]: { error: statusError('test', 404) } })
  await expect(update(world)).rejects.toThrow(/sudah dihapus atau diperbarui rekan Anda/)
  expect(world.kept.at(-1)).toBeUndefined()
})
test('updateSavedFilter keeps both versions where a colleague took the name in between', async () => {
  const world = makeWorld()
  const remove = world.calls.remove
  world.calls.remove = async (id) => {
    await remove(id)
    world.stored.set('SQ-9', { queryName: 'Bandung', filters: { gender: 'X' } })
  }
  expect(await update(world)).toMatchObject({ filter: undefined, error: { status: 409 } })
  expect(world.kept.at(-1)).toEqual({ queryName: 'Bandung', before: OLD, after: NEW })
})
