import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FocusPlace, initialKeyFocus, type KeyFocusEvent, nextKeyFocus } from './keyFocus'

const choose: KeyFocusEvent = { kind: 'choose', isText: false }
const clickIntoText: KeyFocusEvent = { kind: 'choose', isText: true }
const act: KeyFocusEvent = { kind: 'act' }
const goOn: KeyFocusEvent = { kind: 'goOn' }
const type: KeyFocusEvent = { kind: 'key', isText: true, hasFocus: true }
/** A key with the focus on a heading or button, or on nothing. */
const press: KeyFocusEvent = { kind: 'key', isText: false, hasFocus: true }
const pressOnBody: KeyFocusEvent = { kind: 'key', isText: false, hasFocus: false }
/** The focus goes from what has it to another place, or comes back after it was nowhere. */
const to = (place: FocusPlace): KeyFocusEvent => ({ kind: 'focus', to: place, hadFocus: true })
const fromNothingTo = (place: FocusPlace): KeyFocusEvent => ({
  kind: 'focus',
  to: place,
  hadFocus: false,
})

const after = (events: readonly KeyFocusEvent[]) => events.reduce(nextKeyFocus, initialKeyFocus)
const mayAct = (...events: readonly KeyFocusEvent[]) => !after([...events, pressOnBody]).isLost
const mayActThere = (...events: readonly KeyFocusEvent[]) => !after([...events, press]).isLost

describe('a single key', () => {
  test.each([
    ['before anything had the focus', []],
    ['after a click beside everything', [to('text'), type, choose]],
    ['after the button that was pressed is gone', [to('element'), choose]],
    ['after the heading is gone by the key that opens the next one', [choose, to('element'), press]],
    ['after an own action that goes on later', [to('element'), press, to('element'), goOn]],
    [
      'after a dialog gave the focus back to what its outcome removes',
      [to('dialog'), choose, fromNothingTo('element')],
    ],
  ] as const)('acts on nothing focused %s', (_, events) => expect(mayAct(...events)).toBe(true))

  test.each([
    ['typed into', [clickIntoText, to('text'), type]],
    ['clicked', [to('element'), clickIntoText, to('text')]],
    ['opened by a key and not typed into yet', [to('element'), press, to('text')]],
    ['typed into, with a click to place the caret', [to('text'), type, clickIntoText]],
    ['typed into after Ctrl+Enter', [to('text'), type, act, type]],
    ['typed into before an own action goes on', [press, to('text'), type, goOn]],
  ] as const)('does nothing after the text is gone that was %s', (_, events) => expect(mayAct(...events)).toBe(false))

  test('acts where a closed dialog gave the focus back to a field that nobody types in', () =>
    expect(mayActThere(to('text'), type, act, to('dialog'), choose, to('text'), to('element'))).toBe(true))
  test('acts after a question gave the focus back to the text of a dialog that its answer closes', () =>
    expect(
      mayActThere(to('dialogText'), type, act, to('dialog'), choose, to('dialogText'), fromNothingTo('element')),
    ).toBe(true))
  test('does nothing after a dialog is gone that was typed in', () =>
    expect(mayActThere(to('dialog'), to('dialogText'), type, fromNothingTo('element'))).toBe(false))
  test('does nothing after a focused card is gone that nobody pressed', () =>
    expect(mayAct(choose, to('element'))).toBe(false))
  test('does nothing where the focus was put after the text was gone', () =>
    expect(mayActThere(to('text'), type, fromNothingTo('element'))).toBe(false))
  test('does nothing where the focus was taken from somebody who types', () =>
    expect(mayActThere(to('text'), type, to('element'))).toBe(false))
  test('acts where the focus went by Escape out of a text', () =>
    expect(mayActThere(to('text'), type, choose, to('element'))).toBe(true))
  test('acts where the focus went by Ctrl+Enter in a text', () =>
    expect(mayActThere(to('text'), type, act, to('element'))).toBe(true))
  test('acts again after the next click, Tab or Escape only', () => {
    const lost = [to('text'), type, fromNothingTo('element')] as const
    expect(mayActThere(...lost, goOn)).toBe(false)
    expect(mayActThere(...lost, press, press)).toBe(false)
    expect(mayActThere(...lost, choose)).toBe(true)
  })
})

test('whatever happens to the page, no key of a sentence acts once its text is gone', () => {
  const page = constantFrom(to('element'), fromNothingTo('element'), to('dialog'), fromNothingTo('dialog'), goOn)
  const before = constantFrom(choose, clickIntoText, act, type, press, to('text'), to('element'), to('dialog'))
  const run = (earlier: KeyFocusEvent[], later: KeyFocusEvent[]) => {
    // The person types in a text, which is removed or loses the focus; the rest of the sentence follows.
    let state = after([...earlier, choose, to('text'), type])
    for (const event of [...later, pressOnBody, press, press]) {
      state = nextKeyFocus(state, event)
      if (event.kind === 'key') expect(state.isLost).toBe(true)
    }
  }
  assert(property(array(before, { maxLength: 6 }), array(page, { maxLength: 6 }), run), { seed: 2026, numRuns: 500 })
})
