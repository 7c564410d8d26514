import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { write } from './endpoint'
import { senderOf } from './useSend'

const call = vi.hoisted(() => vi.fn())
vi.mock('./client', () => ({ call }))

const remove = write({
  name: 'removeCat',
  summary: 'X',
  doc: '1§7',
  path: '/a',
  params: z.strictObject({ id: z.string() }),
  result: z.string(),
})
const send = senderOf(new QueryClient())
const answers: ((answer: string) => void)[] = []
beforeEach(() => {
  answers.length = 0
  call.mockReset().mockImplementation(() => new Promise<string>((resolve) => answers.push(resolve)))
})
const sentIds = () => call.mock.calls.map(([, { id }]) => id as string)

test('joins an equal write in flight instead of repeating it', async () => {
  const first = send(remove, { id: 'A' })
  const second = send(remove, { id: 'A' })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]!('gone')
  expect(await Promise.all([first, second])).toEqual(['gone', 'gone'])
  expect(sentIds()).toEqual(['A'])
})
test('queues a different write of the endpoint behind the one in flight', async () => {
  const first = send(remove, { id: 'A' })
  const second = send(remove, { id: 'B' })
  await vi.waitFor(() => expect(sentIds()).toEqual(['A']))
  answers[0]!('A gone')
  await vi.waitFor(() => expect(sentIds()).toEqual(['A', 'B']))
  answers[1]!('B gone')
  expect(await Promise.all([first, second])).toEqual(['A gone', 'B gone'])
})
test('sends the next write after a failure, and accepts the failed one again', async () => {
  call.mockRejectedValueOnce(new Error('offline'))
  const first = send(remove, { id: 'A' })
  const second = send(remove, { id: 'B' })
  await expect(first).rejects.toThrow('offline')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const again = send(remove, { id: 'A' })
  answers[0]!('B gone')
  expect(await second).toBe('B gone')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!('A gone')
  expect(await again).toBe('A gone')
})
test('compares files by reference', async () => {
  const file = new Blob(['a'])
  const upload = { ...remove, name: 'upload' } as never
  const first = send(upload, { id: 'A', file } as never)
  void send(upload, { id: 'A', file } as never)
  void send(upload, { id: 'A', file: new Blob(['a']) } as never)
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]!('x')
  await first
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!('y')
})
