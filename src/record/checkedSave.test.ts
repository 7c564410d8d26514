import { expect, test } from 'vitest'
import { editRecord } from './recordEngine'

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
          send: async (values: { text: string }) => {
            if (!isLost) return values
            isLost = false
            throw new TypeError('Failed to fetch')
          },
        },
      ],
      check: () => ({}),
      onChecked: (hasArrived) => checks.push(hasArrived),
    },
    { stored: { text: '' } },
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
