import { expect, test, vi } from 'vitest'
import { readAtMost } from './readAtMost'

/** An answer of three chunks of four bytes, and what tells that its transfer was ended. */
function answerOf(headers: Record<string, string> = {}) {
  const cancel = vi.fn()
  let sent = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        sent += 1
        if (sent > 3) controller.close()
        else controller.enqueue(new Uint8Array(4))
      },
      cancel,
    },
    { highWaterMark: 0 },
  )
  return {
    response: new Response(body, { headers: { 'Content-Type': 'application/pdf', ...headers } }),
    cancel,
    sentCount: () => sent,
  }
}

test('readAtMost returns an answer of exactly that size with its type', async () => {
  const file = await readAtMost(12, answerOf({ 'Content-Length': '12' }).response)
  expect([file?.size, file?.type]).toEqual([12, 'application/pdf'])
})
test('readAtMost reads nothing of an answer that announces more', async () => {
  const { response, cancel, sentCount } = answerOf({ 'Content-Length': '13' })
  expect(await readAtMost(12, response)).toBeUndefined()
  expect(sentCount()).toBe(0)
  expect(cancel).toHaveBeenCalledOnce()
})
test.each([{}, { 'Content-Length': '4' }])('readAtMost stops where an answer with %o has more', async (headers) => {
  const { response, cancel, sentCount } = answerOf(headers)
  expect(await readAtMost(7, response)).toBeUndefined()
  expect(sentCount()).toBe(2)
  expect(cancel).toHaveBeenCalledOnce()
})
test('readAtMost returns an empty file for an answer without a body', async () => {
  expect((await readAtMost(1, new Response(null)))?.size).toBe(0)
})
