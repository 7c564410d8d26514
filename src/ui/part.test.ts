import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { part, type PartFailure } from './part'

const page = (file: string) => new Response(`<script type="application/json" id="files">["${file}"]</script>`)
const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
const failureOf = (load: () => Promise<unknown>) =>
  load().then(
    () => undefined,
    (failure: PartFailure) => failure,
  )

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '["Popup-old.js"]' }) })
  serve(() => Promise.reject(new TypeError('offline')))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('is loaded once, however often it is asked for', async () => {
  const load = vi.fn(() => Promise.resolve('part'))
  const code = part(load)
  expect(await Promise.all([code.load(), code.load()])).toEqual(['part', 'part'])
  expect(await code.load()).toBe('part')
  expect(load).toHaveBeenCalledTimes(1)
})

test('is loaded again after a failure, by the next call only', async () => {
  const load = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new TypeError('offline'))
  const code = part(load)
  expect(await failureOf(code.load)).toMatchObject({ needsReload: false })
  expect(load).toHaveBeenCalledTimes(1)
  expect(await code.load()).toBe('part')
})

test('has failed when it hangs', async () => {
  vi.useFakeTimers()
  const failure = failureOf(part(() => new Promise(() => {}), 5_000).load)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await failure).toMatchObject({ needsReload: false })
})

test('needs a reload when the server has another build', async () => {
  serve(() => Promise.resolve(page('Popup-new.js')))
  const failure = await failureOf(part(() => Promise.reject(new TypeError('404'))).load)
  expect(failure).toMatchObject({ needsReload: true })
  expect(failure?.message).toContain('Konsol sudah diperbarui')
})

test('needs a reload when it fails twice although the server can be reached', async () => {
  serve(() => Promise.resolve(page('Popup-old.js')))
  const code = part(() => Promise.reject(new TypeError('remembered')))
  expect(await failureOf(code.load)).toMatchObject({ needsReload: false })
  expect(await failureOf(code.load)).toMatchObject({ needsReload: true })
})
