import { describe, expect, test } from 'vitest'
import { brokenRules, type Rule, withoutLoneCompanions } from './rules'

const rules: readonly Rule[] = [
  { kind: 'pair', value: 'grade', companion: 'gradeOperators', message: 'operator' },
  { kind: 'implies', name: 'countri', is: 'CO96', needs: 'provinc', message: 'province' },
]

describe('a value and its companion', () => {
  test.each([
    ['both stand together', { grade: 3, gradeOperators: '1' }, []],
    ['neither is asked', {}, []],
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
test('every broken rule is told, in the order of the rules', () => {
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
