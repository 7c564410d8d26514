import { describe, expect, test } from 'vitest'
import { brokenRules, hasRequiredFilters, ruleNames, type Rule, validValues, withoutLoneCompanions } from './rules'

const rules: readonly Rule[] = [
  { kind: 'pair', value: 'grade', companion: 'gradeOperators', message: 'operator' },
  { kind: 'implies', name: 'countri', is: 'CO96', needs: 'provinc', message: 'province' },
]

describe('a value and its companion', () => {
  test.each([
    ['both are set', { grade: 3, gradeOperators: '1' }, []],
    ['neither is set', {}, []],
    ['the value alone misses its companion', { grade: 3 }, [{ name: 'gradeOperators', message: 'operator' }]],
    ['an empty companion is a missing one', { grade: 3, gradeOperators: '' }, ['gradeOperators']],
    ['zero is a value', { grade: 0 }, ['gradeOperators']],
    ['an empty value needs no companion', { grade: '' }, []],
    ['the companion alone breaks no rule', { gradeOperators: '1' }, []],
  ])('%s', (_, values, missing) => {
    const named = missing.map((one) => (typeof one === 'string' ? { name: one, message: 'operator' } : one))
    expect(brokenRules(rules, values)).toEqual(named)
  })
})
describe('a value that needs another', () => {
  test.each([
    ['the named value needs it', { countri: 'CO96' }, ['provinc']],
    ['the named value with it is complete', { countri: 'CO96', provinc: 'ID-JB' }, []],
    ['another value does not need it', { countri: 'CO1' }, []],
    ['a value with the same prefix does not need it', { countri: 'CO961' }, []],
    ['the needed value alone is valid', { provinc: 'ID-JB' }, []],
  ])('%s', (_, values, missing) => {
    expect(brokenRules(rules, values)).toEqual(missing.map((name) => ({ name, message: 'province' })))
  })
})
test('reports every broken rule in rule order', () => {
  expect(brokenRules(rules, { countri: 'CO96', grade: 4 }).map(({ name }) => name)).toEqual([
    'gradeOperators',
    'provinc',
  ])
})
test('drops a companion without its value and keeps everything else', () => {
  expect(withoutLoneCompanions(rules, { gradeOperators: '1', provinc: 'ID-JB' })).toEqual({ provinc: 'ID-JB' })
  expect(withoutLoneCompanions(rules, { grade: '', gradeOperators: '1' })).toEqual({ grade: '' })
  const whole = { grade: 0, gradeOperators: '1' }
  expect(withoutLoneCompanions(rules, whole)).toEqual(whole)
})
test('does not change its input', () => {
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
    ['a value without the one it needs is reported at the needed one', needs, { batchValue: 3 }, ['batchId'], {}],
    ['the value that another needs is valid alone', needs, { batchId: 'B' }, [], { batchId: 'B' }],
    ['reports the missing second of two required together', together, { ageMin: 20 }, ['ageMax'], {}],
    ['reports the missing first of two required together', together, { ageMax: 0 }, ['ageMin'], {}],
    ['two required together are valid', together, { ageMin: 20, ageMax: 30 }, [], { ageMin: 20, ageMax: 30 }],
    ['numbers in order are valid', order, { start: 2, end: 10 }, [], { start: 2, end: 10 }],
    ['numbers out of order are not', order, { start: 10, end: 2 }, ['end'], {}],
    [
      'a later day of an earlier month is earlier',
      order,
      { start: '31012026', end: '01022026' },
      [],
      { start: '31012026', end: '01022026' },
    ],
    ['minutes are compared', order, { start: '010220260801', end: '010220260800' }, ['end'], {}],
    [
      'minutes in the dashed format are compared',
      order,
      { start: '01-02-2026 08:01', end: '01-02-2026 08:00' },
      ['end'],
      {},
    ],
    ['one end alone is valid', order, { start: 10 }, [], { start: 10 }],
    ['a missing required value is reported', required, { gender: 'F' }, ['vacancyCode'], { gender: 'F' }],
  ])('%s', (_, rule, values, invalid, valid) => {
    expect(brokenRules([rule], values as Record<string, unknown>).map(({ name }) => name)).toEqual(invalid)
    expect(validValues([rule], values)).toEqual(valid)
  })
  test('lists the names of a rule', () => {
    expect(ruleNames(required)).toEqual(['vacancyCode'])
    expect(ruleNames(needs)).toEqual(['batchValue', 'batchId'])
  })

  test('requires all required filters', () => {
    expect(hasRequiredFilters([required, needs], { batchId: 'B' })).toBe(false)
    expect(hasRequiredFilters([required, needs], { vacancyCode: 'V' })).toBe(true)
    expect(hasRequiredFilters([needs], {})).toBe(true)
  })
})
