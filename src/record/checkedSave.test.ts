import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { senderOf } from '~/api/useSend'
import { itemsOf, listOf, newKey, putItem } from './items'
import { editRecord } from './recordEngine'

const send = senderOf(new QueryClient())

/** Saves a text twice: the first answer is lost, and the read before the second save finds `stored`. */
async function saveTwice(stored: string) {
  const checks: boolean[] = []
  let isLost = true
  const form = editRecord(
    {
      read: async () => ({ text: isLost ? '' : stored }),
      parts: () => [
        {
          name: 'text',
          fields: ['text'] as const,
          save: async (values: { text: string }) => {
            if (!isLost) return values
            isLost = false
            throw new TypeError('Failed to fetch')
          },
        },
      ],
      check: () => ({}),
      onChecked: (hasArrived) => checks.push(hasArrived),
    },
    { stored: { text: '' }, send },
  )
  form.setValue(['text'], 'Baik ')
  expect(await form.save()).toBe('failed')
  expect(await form.save()).toBe('saved')
  return checks
}

test('a record tells whether a save without an answer has arrived, once a read shows it', async () => {
  expect(await saveTwice('Baik')).toEqual([true])
  expect(await saveTwice('')).toEqual([false])
})

test('cancelling the question about a similar item leaves it in the form once, and asks again', async () => {
  const blank = { list: itemsOf<{ id: string | null; name: string; note: string }>([]) }
  const found = { list: itemsOf([{ id: '7', name: 'Ani', note: 'diubah rekan' }]) }
  let isLost = false
  const form = editRecord(
    {
      read: async () => (isLost ? found : blank),
      parts: () => [
        {
          name: 'list',
          fields: ['list'] as const,
          save: async () => {
            isLost = true
            throw new TypeError('Failed to fetch')
          },
        },
      ],
      check: () => ({}),
    },
    { stored: blank, send },
  )
  form.setValue(['list'], putItem(blank.list, newKey(), { id: null, name: 'Ani', note: 'lama' }))
  expect(await form.save()).toBe('failed')
  for (const attempt of [1, 2]) {
    const save = form.save()
    await expect.poll(() => form.state().conflicts.length, { message: `attempt ${attempt}` }).toBe(1)
    form.answer()
    expect(await save).toBe('cancelled')
    expect(listOf(form.state().mine.list)).toEqual([{ id: null, name: 'Ani', note: 'lama' }])
  }
})
