import { describe, expect, test } from 'vitest'
import type { Applicant } from './applicant'
import { type LoadedRow, placeOf, positionBeside } from './openPlace'
import { idle, isAway, type KeyWait, nextTriage, type Triage, type TriageEffect, type TriageEvent } from './triage'

const rowOf = (ids: string, first = 0, total = 54): LoadedRow<Applicant> => ({
  cards: [...ids].map((userId) => ({ userId, firstName: userId, lastName: null })),
  first,
  total,
})
const opening = new Set('cdmnp')
const queued = (keys: string) => [...keys].map((key) => ({ key, wait: opening.has(key) ? 'open' : 'act' }) as const)
const ABCD = rowOf('ABCD')
const open: Triage = { ...idle, open: 'B', last: ABCD }
const waiting = (keys = ''): Triage => ({ ...open, isWaiting: true, leaving: 'B', keys: queued(keys) })
/** The next one has opened by an own move, and the keys that were pressed meanwhile wait for them. */
const advanced = (keys = ''): Triage => ({ ...waiting(keys), open: 'C', leaving: undefined, next: 'C' })
const text: Triage = { ...waiting(), isText: true }
const press = (key: string, isRepeat = false): TriageEvent => {
  const wait: KeyWait | undefined = opening.has(key) ? 'open' : /^[jkx1-6blrt]$/.test(key) ? 'act' : undefined
  return { type: 'pressed', key, isKey: wait !== undefined || 'uv?/'.includes(key), wait, isRepeat }
}
const listed = (userId: string | undefined, row?: LoadedRow<Applicant>): TriageEvent => ({
  type: 'listed',
  open: userId,
  row,
})
const shown = (userId: string): TriageEvent => ({ type: 'shown', userId })
const pressAgain = (key: string, ignored = 0): TriageEffect => ({
  kind: 'press',
  key,
  isLast: opening.has(key),
  ignored,
})
const ignored = (count: number, reason: 'notMoved' | 'notSaved' | 'nextMissing'): TriageEffect => ({
  kind: 'ignored',
  ignored: count,
  reason,
})
const held: TriageEffect = { kind: 'held' }
const without = rowOf('ACDE', 0, 53)

/** Each transition: the state, the event, what changes, and the effect. */
type Transition = readonly [title: string, from: Triage, event: TriageEvent, to: Partial<Triage>, effect?: TriageEffect]
const tables: Record<string, readonly Transition[]> = {
  'who is open': [
    ['an applicant of the list opens', idle, listed('B', ABCD), { open: 'B', last: ABCD }],
    ['an applicant of a link opens before the list is loaded', idle, listed('B'), { open: 'B' }],
    ['a refetched list without the open one keeps them', open, listed('B', without), { isListed: false }],
    ['a refetched list with them follows them', open, listed('B', rowOf('NABC')), { last: rowOf('NABC') }],
    ['they stay while another page loads', open, listed('B'), {}],
    ['a colleague’s move keeps them open, too', waiting('j'), listed('B', without), { isListed: false }],
    ['an own verdict under a filter keeps them open', open, listed('B', rowOf('ACD', 0, 3)), { isListed: false }],
    ['another one opens', open, listed('C', ABCD), { open: 'C' }],
    [
      'an undo opens the person again, whether listed yet or not',
      { ...open, leaving: 'A' },
      listed('A', rowOf('BCD')),
      { open: 'A', last: undefined, isListed: false, leaving: undefined },
    ],
    [
      'closing forgets where they were',
      open,
      listed(undefined, ABCD),
      { open: undefined, last: undefined, isListed: false },
    ],
    [
      'the next one whom a colleague has moved, too, gives up the keys for them',
      { ...advanced('3'), last: ABCD },
      listed('C', rowOf('AD')),
      { isListed: false, isWaiting: false, keys: [] },
      ignored(1, 'nextMissing'),
    ],
    [
      'nobody is left at the end of a column: keys are given up',
      waiting('j'),
      listed(undefined, rowOf('')),
      { open: undefined, last: undefined, isListed: false, leaving: undefined, isWaiting: false, keys: [] },
      ignored(1, 'nextMissing'),
    ],
  ],
  'what is under way': [
    ['a step or a question begins', open, { type: 'started' }, { isBusy: true }],
    ['it ends', { ...open, isBusy: true }, { type: 'ended' }, { isBusy: false }],
    ['beginning keeps keys that wait', waiting('j'), { type: 'started' }, { isBusy: true }],
    [
      'a confirmed move holds keys for the next one',
      { ...open, isBusy: true, next: 'B' },
      { type: 'confirmed', userId: 'B' },
      { isBusy: false, isWaiting: true, next: undefined, leaving: 'B' },
    ],
    ['save and next on a slow line holds keys', open, { type: 'confirmed' }, { isWaiting: true }],
    ['a move without a question of its own ends', open, { type: 'moved', userId: 'B' }, { leaving: 'B' }],
    ['the next one opens', waiting('3'), { type: 'opening', userId: 'C' }, { next: 'C' }],
    [
      'a failed move gives up its keys',
      waiting('1j'),
      { type: 'dropped', reason: 'notMoved' },
      { isWaiting: false, keys: [], leaving: undefined },
      ignored(2, 'notMoved'),
    ],
    [
      'a failed move without keys gives up none',
      waiting(),
      { type: 'dropped', reason: 'notMoved' },
      { isWaiting: false, leaving: undefined },
    ],
    [
      'a failed save gives up its keys',
      { ...waiting('l'), leaving: undefined },
      { type: 'dropped', reason: 'notSaved' },
      { isWaiting: false, keys: [] },
      ignored(1, 'notSaved'),
    ],
    ['at the end of the list keys end silently', waiting('j'), { type: 'dropped' }, { isWaiting: false, keys: [] }],
  ],
  'what a key may do': [
    ['it acts at once while nothing is under way', open, press('3'), {}],
    ['it waits for the next applicant', waiting(), press('3'), { keys: queued('3') }, held],
    ['a letter of the panel waits, too', waiting('3'), press('l'), { keys: queued('3l') }, held],
    ['a fourth key is held back and dropped', waiting('1jx'), press('k'), {}, held],
    ['a held-down key counts once', waiting('1'), press('1', true), {}, held],
    ['undo is not for the next applicant', waiting(), press('u'), {}],
    ['a search is not for the next applicant', waiting(), press('/'), {}],
    [
      'a letter that is no key gives up those before it: text is typed',
      waiting('t'),
      press('o'),
      { keys: [], isText: true },
      { kind: 'text' },
    ],
    ['no key of a text waits', text, press('l'), {}, held],
    ['Enter answers a question after a text', text, press('enter'), {}],
    ['so does the space bar', text, press(' '), {}],
    [
      'a text ends when the next applicant is shown',
      { ...advanced(), isText: true },
      shown('C'),
      { isWaiting: false, isText: false },
    ],
    ['the next applicant is shown without keys', advanced(), shown('C'), { isWaiting: false }],
    ['a queued number acts on the next applicant', advanced('2j'), shown('C'), { keys: queued('j') }, pressAgain('2')],
    ['a queued step acts, too', advanced('j'), shown('C'), { keys: [] }, pressAgain('j')],
    ['a verdict acts in the panel', advanced('lj'), shown('C'), { keys: queued('j') }, pressAgain('l')],
    [
      'notes open, and what was typed after them is given up',
      advanced('n1t'),
      shown('C'),
      { isWaiting: false, keys: [] },
      pressAgain('n', 2),
    ],
    ['a rejection opens last', advanced('d'), shown('C'), { isWaiting: false, keys: [] }, pressAgain('d')],
    [
      'a person who was opened otherwise meanwhile gets no queued keys',
      { ...waiting('3'), open: 'A', leaving: undefined },
      shown('A'),
      { isWaiting: false, keys: [] },
      ignored(1, 'nextMissing'),
    ],
    [
      'the next applicant who has left gets no queued keys',
      { ...advanced('3'), isListed: false },
      shown('C'),
      { isWaiting: false, keys: [] },
      ignored(1, 'nextMissing'),
    ],
  ],
}
for (const [about, transitions] of Object.entries(tables))
  describe(about, () => {
    for (const [title, state, event, to, effect] of transitions)
      test(title, () => {
        const next = nextTriage(state, event)
        expect(next.state).toEqual({ ...state, ...to })
        expect(next.effect).toEqual(effect)
      })
  })

test('where somebody is who left is said, unless the user has moved them', () => {
  const left = nextTriage(open, listed('B', without)).state
  expect(isAway(left)).toBe(true)
  expect(isAway({ ...left, leaving: 'B' })).toBe(false)
})
test('J goes on where the open one was, past the last card of a loaded page, too', () => {
  const next = (state: Triage, row: LoadedRow<Applicant>) =>
    positionBeside(placeOf(state.open, state.last, row), 1, row)
  expect(next(nextTriage(open, listed('B', without)).state, without)).toBe(1)
  expect(next(nextTriage(open, listed('D', ABCD)).state, ABCD)).toBe(4)
})
