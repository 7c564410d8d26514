import { afterEach, expect, test, vi } from 'vitest'
import { readInWorker } from './readInWorker'

afterEach(() => vi.unstubAllGlobals())

test('no worker is started for a file that was given up while its bytes were read', async () => {
  const started = vi.fn()
  vi.stubGlobal('Worker', started)
  const reading = readInWorker(new Uint8Array(), { titles: [], columns: () => [] } as never, {
    signal: AbortSignal.abort(),
    onRows: () => {},
  })
  await expect(reading).rejects.toThrow('aborted')
  expect(started).not.toHaveBeenCalled()
})
