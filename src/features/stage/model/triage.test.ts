import { expect, test } from 'vitest'
import { idle, nextTriage, type Triage, type TriageEffect, type TriageEvent } from './triage'

const waiting = (...keys: string[]): Triage => ({ ...idle, isWaiting: true, keys })
const stepping: Triage = { ...idle, isStepping: true }
const press = (key: string, isRepeat = false): TriageEvent => ({ type: 'pressed', key, isRepeat })
const panel = (key: string, isOpening: boolean, ignored = 0): TriageEffect => ({
  kind: 'panel',
  key,
  isOpening,
  ignored,
})

/** Each transition: the state, the event, the next state and the effect. */
const transitions: readonly (readonly [string, Triage, TriageEvent, Triage, TriageEffect?])[] = [
  ['a step begins', idle, { type: 'stepped' }, stepping, { kind: 'step' }],
  ['a second step meanwhile is ignored', stepping, { type: 'stepped' }, stepping],
  ['a step ends', stepping, { type: 'stepEnded' }, idle],
  [
    'a step while keys wait keeps them',
    waiting('j'),
    { type: 'stepped' },
    { ...waiting('j'), isStepping: true },
    { kind: 'step' },
  ],
  ['a key acts at once while nothing is under way', idle, press('3'), idle],
  ['a confirmed move holds keys', idle, { type: 'confirmed' }, waiting()],
  ['a key waits for the next applicant', waiting(), press('3'), waiting('3'), { kind: 'held' }],
  ['a letter of the panel waits, too', waiting('3'), press('l'), waiting('3', 'l'), { kind: 'held' }],
  [
    'a fourth key is held back and dropped',
    waiting('1', 'j', 'x'),
    press('k'),
    waiting('1', 'j', 'x'),
    { kind: 'held' },
  ],
  ['a held-down key counts once', waiting('1'), press('1', true), waiting('1'), { kind: 'held' }],
  ['undo is not for the next applicant', waiting(), press('u'), waiting()],
  ['a search is not for the next applicant', waiting(), press('/'), waiting()],
  [
    'a letter that is no key gives up those before it: text is typed',
    waiting('t'),
    press('o'),
    { ...waiting(), isText: true },
    { kind: 'text' },
  ],
  [
    'no key of a text waits',
    { ...waiting(), isText: true },
    press('l'),
    { ...waiting(), isText: true },
    { kind: 'held' },
  ],
  [
    'Enter answers a question after a text',
    { ...waiting(), isText: true },
    press('enter'),
    { ...waiting(), isText: true },
  ],
  ['so does the space bar', { ...waiting(), isText: true }, press(' '), { ...waiting(), isText: true }],
  ['a text ends when the next applicant is shown', { ...waiting(), isText: true }, { type: 'shown' }, idle],
  ['the next applicant is shown without keys', waiting(), { type: 'shown' }, idle],
  [
    'a queued number acts on the next applicant',
    waiting('2', 'j'),
    { type: 'shown' },
    waiting('j'),
    { kind: 'act', key: '2' },
  ],
  ['a queued step acts, too', waiting('j'), { type: 'shown' }, waiting(), { kind: 'act', key: 'j' }],
  ['a verdict is pressed again in the panel', waiting('l', 'j'), { type: 'shown' }, waiting('j'), panel('l', false)],
  ['the comparison is pressed again in the panel', waiting('b'), { type: 'shown' }, waiting(), panel('b', false)],
  [
    'notes open, and what was typed after them is given up',
    waiting('n', '1', 't'),
    { type: 'shown' },
    idle,
    panel('n', true, 2),
  ],
  ['a rejection opens last', waiting('d'), { type: 'shown' }, idle, panel('d', true)],
  ['a failed move gives up its keys', waiting('1', 'j'), { type: 'dropped' }, idle, { kind: 'ignored', ignored: 2 }],
  ['a failed move without keys gives up none', waiting(), { type: 'dropped' }, idle, { kind: 'ignored', ignored: 0 }],
  [
    'giving up keys does not end a step',
    { ...waiting('1'), isStepping: true },
    { type: 'dropped' },
    stepping,
    { kind: 'ignored', ignored: 1 },
  ],
]
for (const [title, state, event, next, effect] of transitions)
  test(title, () => {
    expect(nextTriage(state, event)).toEqual(effect === undefined ? { state: next } : { state: next, effect })
  })
