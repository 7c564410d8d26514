import { describe, expect, test } from 'vitest'
import { allows, type Menu, rightName, rights } from './rights'

const entry = (id: string, allowed: boolean, children: Record<string, boolean> = {}): Menu[number] => ({
  id,
  allowed,
  childMenu: Object.entries(children).map(([child, may]) => ({ id: child, allowed: may })),
})
const menu: Menu = [
  entry('AUTH2001', true),
  entry('AUTH2009', true, { AUTH2010: true, AUTH2042: false }),
  entry('AUTH1038', false, { AUTH1040: true, AUTH1042: true }),
  entry('AUTH2049', false),
]

describe('a right of a menu entry', () => {
  test.each([
    ['an allowed entry grants it', ['AUTH2001'], true],
    ['a denied entry does not', ['AUTH2049'], false],
    ['a missing entry does not', ['AUTH2050'], false],
    ['a child of an entry does not', ['AUTH2010'], false],
    ['a prefix of an entry does not', ['AUTH200'], false],
  ] as const)('%s', (_, right, granted) => expect(allows(menu, right)).toBe(granted))
})
describe('a right of a child entry', () => {
  test.each([
    ['an allowed child of an allowed parent grants it', ['AUTH2009', 'AUTH2010'], true],
    ['a denied child does not', ['AUTH2009', 'AUTH2042'], false],
    ['an allowed child of a denied parent does not', ['AUTH1038', 'AUTH1042'], false],
    ['a missing child does not', ['AUTH2009', 'AUTH1042'], false],
    ['a child of a missing parent does not', ['AUTH2002', 'AUTH2040'], false],
    ["another parent's child does not", ['AUTH2001', 'AUTH2010'], false],
  ] as const)('%s', (_, right, granted) => expect(allows(menu, right)).toBe(granted))
})
describe('a right anywhere in the tree', () => {
  const anywhere = (tree: Menu) => allows(tree, { anywhere: 'AUTH1040' })
  test('an allowed entry grants it', () => expect(anywhere([entry('AUTH1040', true)])).toBe(true))
  test('a denied entry does not', () => expect(anywhere([entry('AUTH1040', false)])).toBe(false))
  test('an allowed child of any allowed parent grants it', () =>
    expect(anywhere([entry('AUTH2001', true), entry('AUTH2002', true, { AUTH1040: true })])).toBe(true))
  test('an allowed child of a denied parent does not', () => expect(anywhere(menu)).toBe(false))
  test('a denied child does not', () => expect(anywhere([entry('AUTH1038', true, { AUTH1040: false })])).toBe(false))
  test('one grant is enough when the tree contains it twice', () =>
    expect(anywhere([entry('AUTH1038', false, { AUTH1040: true }), entry('AUTH1040', true)])).toBe(true))
})
test('an empty menu grants nothing', () => {
  for (const right of Object.values(rights)) expect(allows([], right)).toBe(false)
})
test('rights have the entries of the documents', () => {
  expect(Object.fromEntries(Object.entries(rights).map(([name, right]) => [name, rightName(right)]))).toEqual({
    dashboard: 'AUTH2001',
    talentSearch: 'AUTH2009>AUTH2010',
    talentMessages: 'AUTH2009>AUTH2042',
    applicantSearch: 'AUTH2002>AUTH2040',
    applicantMessages: 'AUTH2002>AUTH2041',
    tracking: 'AUTH1038',
    standardDownload: 'AUTH1038>AUTH1042',
    custom1Download: 'AUTH1038>AUTH1043',
    custom2Download: 'AUTH1038>AUTH2077',
    cvDownload: 'AUTH1038>AUTH1044',
    stageMove: 'AUTH1038>AUTH1046',
    emailFilter: 'AUTH1040',
    atsReport: 'AUTH2049',
    executiveSearch: 'AUTH2050>AUTH2051',
    chatSchedule: 'AUTH2047>AUTH2054',
  })
})
