import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readInWorker } from './readInWorker'
import { UnreadableSheet } from './sheetCells'

/** A worker that answers when the test says so. */
class StubWorker extends EventTarget {
  static current: StubWorker
  postMessage = vi.fn()
  terminate = vi.fn()
  constructor() {
    super()
    StubWorker.current = this
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', StubWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a worker that has not answered after ten seconds is ended', async () => {
  const reading = expect(readInWorker(new Uint8Array(), [])).rejects.toMatchObject({ limit: 'time' })
  await vi.advanceTimersByTimeAsync(9_999)
  expect(StubWorker.current.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await reading
  expect(StubWorker.current.terminate).toHaveBeenCalled()
})
test('the cells of a worker are returned, and it is ended', async () => {
  const reading = readInWorker(new Uint8Array(), [])
  const cells = { rows: [['Email']], formulas: [] }
  StubWorker.current.answer({ cells })
  expect(await reading).toEqual(cells)
  expect(StubWorker.current.terminate).toHaveBeenCalled()
})
test('a worker that refuses a file names the limit', async () => {
  const reading = readInWorker(new Uint8Array(), [])
  StubWorker.current.answer({ limit: 'entries' })
  await expect(reading).rejects.toThrow(UnreadableSheet)
  await expect(reading).rejects.toMatchObject({ limit: 'entries' })
})
test('a worker that does not load is no broken file', async () => {
  const reading = readInWorker(new Uint8Array(), [])
  StubWorker.current.dispatchEvent(new Event('error'))
  await expect(reading).rejects.not.toThrow(UnreadableSheet)
})
