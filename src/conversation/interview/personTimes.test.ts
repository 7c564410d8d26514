import { describe, expect, test } from 'vitest'
import { parsePersonTimes, serializePersonTimes, sharedTimesCount, timesInSequence } from './personTimes'

describe('interview times of several people', () => {
  test('follow each other until the end of the working day, and go on with the next workday', () => {
    // A Friday.
    expect(timesInSequence('201120261600', 30, 5)).toEqual([
      '201120261600',
      '201120261630',
      '231120261600',
      '231120261630',
      '241120261600',
    ])
  })
  test('are one a day after the end of the working day', () => {
    expect(timesInSequence('161120261900', 60, 2)).toEqual(['161120261900', '171120261900'])
  })
  test('begin on the chosen day, a weekend, too', () => {
    expect(timesInSequence('211120261630', 30, 2)).toEqual(['211120261630', '231120261630'])
  })
  test('are counted where two people have the same one', () => {
    expect(sharedTimesCount([['A', 'B'], ['B'], ['C'], ['', '']])).toBe(2)
  })
  test('are read as they were stored, and as none from anything else', () => {
    const times = new Map([['USR-1', ['161120260900', '']]])
    expect(parsePersonTimes(serializePersonTimes(times))).toEqual(times)
    for (const text of ['', '[]', '{"USR-1": 5}', 'null']) expect(parsePersonTimes(text)).toEqual(new Map())
  })
})
