import { expect, test } from 'vitest'
import { inParallel, orAborted } from './inParallel'

const items = Array.from({ length: 10 }, (_, n) => n)
const later = () => new Promise((done) => setTimeout(done, 1))

test('at most four are under way, and the results keep the order', async () => {
  let open = 0
  let most = 0
  const results = await inParallel(items, async (n) => {
    most = Math.max(most, (open += 1))
    await later()
    open -= 1
    return n * 2
  })
  expect([most, results]).toEqual([4, items.map((n) => n * 2)])
})
test('a failure ends it', async () => {
  const begun: number[] = []
  const run = inParallel(items, async (n) => {
    begun.push(n)
    await later()
    throw new Error(`no ${n}`)
  })
  await expect(run).rejects.toThrow('no 0')
  await later()
  expect(begun).toEqual([0, 1, 2, 3])
})
test('nothing is begun after the signal', async () => {
  const aborting = new AbortController()
  const begun: number[] = []
  const run = inParallel(
    items,
    async (n) => {
      begun.push(n)
      aborting.abort()
      await later()
    },
    aborting.signal,
  )
  await expect(run).rejects.toThrow()
  expect(begun.length).toBeLessThan(5)
})
test('a task whose signal was given before is not waited for', async () => {
  await expect(orAborted(new Promise(() => {}), AbortSignal.abort())).rejects.toThrow('aborted')
})
