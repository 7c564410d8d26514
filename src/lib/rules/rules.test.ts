import { describe, expect, test } from 'vitest'
import { brokenRules, isAskable, namesIn, type Rule, soundValues, withoutLoneCompanions } from './rules'

const rules: readonly Rule[] = [
  { kind: 'pair', value: 'grade', companion: 'gradeOperators', message: 'operator' },
  { kind: 'implies', name: 'countri', is: 'CO96', needs: 'provinc', message: 'province' },
]

describe('a value and its companion', () => {
  test.each([
    ['both stand together', { grade: 3, gradeOperators: '1' }, []],
    ['neither is searched', {}, []],
    ['the value alone misses its companion', { grade: 3 }, [{ name: 'gradeOperators', message: 'operator' }]],
    ['an empty companion is a missing one', { grade: 3, gradeOperators: '' }, ['gradeOperators']],
    ['zero is a value', { grade: 0 }, ['gradeOperators']],
    ['an empty value asks for nothing', { grade: '' }, []],
    ['the companion alone is not refused', { gradeOperators: '1' }, []],
  ])('%s', (_, values, missing) => {
    const named = missing.map((one) => (typeof one === 'string' ? { name: one, message: 'operator' } : one))
    expect(brokenRules(rules, values)).toEqual(named)
  })
})
describe('a value that needs another', () => {
  test.each([
    ['the named value needs it', { countri: 'CO96' }, ['provinc']],
    ['the named value with it is whole', { countri: 'CO96', provinc: 'ID-JB' }, []],
    ['another value does not need it', { countri: 'CO1' }, []],
    ['a value that only begins so does not need it', { countri: 'CO961' }, []],
    ['the other may stand alone', { provinc: 'ID-JB' }, []],
  ])('%s', (_, values, missing) => {
    expect(brokenRules(rules, values)).toEqual(missing.map((name) => ({ name, message: 'province' })))
  })
})
test('every broken rule is reported, in the order of the rules', () => {
  expect(brokenRules(rules, { countri: 'CO96', grade: 4 }).map(({ name }) => name)).toEqual([
    'gradeOperators',
    'provinc',
  ])
})
test('a companion without its value is left out, everything else stays', () => {
  expect(withoutLoneCompanions(rules, { gradeOperators: '1', provinc: 'ID-JB' })).toEqual({ provinc: 'ID-JB' })
  expect(withoutLoneCompanions(rules, { grade: '', gradeOperators: '1' })).toEqual({ grade: '' })
  const whole = { grade: 0, gradeOperators: '1' }
  expect(withoutLoneCompanions(rules, whole)).toEqual(whole)
})
test('what is judged is not changed', () => {
  const values = Object.freeze({ gradeOperators: '1' })
  expect(withoutLoneCompanions(rules, values)).toEqual({})
  expect(values).toEqual({ gradeOperators: '1' })
})

describe('the other kinds of rules', () => {
  const needs: Rule = { kind: 'needs', name: 'batchValue', needs: 'batchId', message: 'batch' }
  const together: Rule = { kind: 'together', name: 'ageMin', needs: 'ageMax', message: 'age' }
  const order: Rule = { kind: 'order', from: 'start', to: 'end', message: 'order' }
  const required: Rule = { kind: 'required', name: 'vacancyCode', message: 'vacancy' }
  test.each<[string, Rule, object, string[], object]>([
    ['a value without what it needs is reported there', needs, { batchValue: 3 }, ['batchId'], {}],
    ['what is needed may stand alone', needs, { batchId: 'B' }, [], { batchId: 'B' }],
    ['of two together the missing one is reported', together, { ageMin: 20 }, ['ageMax'], {}],
    ['whichever it is', together, { ageMax: 0 }, ['ageMin'], {}],
    ['both stand', together, { ageMin: 20, ageMax: 30 }, [], { ageMin: 20, ageMax: 30 }],
    ['numbers in order stand', order, { start: 2, end: 10 }, [], { start: 2, end: 10 }],
    ['numbers out of order do not', order, { start: 10, end: 2 }, ['end'], {}],
    [
      'a later day of an earlier month is earlier',
      order,
      { start: '31012026', end: '01022026' },
      [],
      { start: '31012026', end: '01022026' },
    ],
    ['minutes count', order, { start: '010220260801', end: '010220260800' }, ['end'], {}],
    ['in their other spelling too', order, { start: '01-02-2026 08:01', end: '01-02-2026 08:00' }, ['end'], {}],
    ['one end alone is in order', order, { start: 10 }, [], { start: 10 }],
    ['what is required is reported when it is missing', required, { gender: 'F' }, ['vacancyCode'], { gender: 'F' }],
  ])('%s', (_, rule, values, at, sound) => {
    expect(brokenRules([rule], values as Record<string, unknown>).map(({ name }) => name)).toEqual(at)
    expect(soundValues([rule], values)).toEqual(sound)
  })
  test('a rule speaks of the filters it names', () => {
    expect(namesIn(required)).toEqual(['vacancyCode'])
    expect(namesIn(needs)).toEqual(['batchValue', 'batchId'])
  })

  test('without what is required nothing can be searched', () => {
    expect(isAskable([required, needs], { batchId: 'B' })).toBe(false)
    expect(isAskable([required, needs], { vacancyCode: 'V' })).toBe(true)
    expect(isAskable([needs], {})).toBe(true)
  })
})
