import { expect, test } from 'vitest'
import { TimeOver, withinTime } from './timeLimit'

test('work that never ends is ended', () => {
  const endless = () => {
    for (;;);
  }
  const start = performance.now()
  expect(() => withinTime(50, endless)).toThrow(TimeOver)
  expect(performance.now() - start).toBeLessThan(5_000)
})
test('other work returns or throws as by itself', () => {
  expect(withinTime(5_000, () => ['done'])).toEqual(['done'])
  expect(() =>
    withinTime(5_000, () => {
      throw new RangeError('too large')
    }),
  ).toThrow(RangeError)
})
