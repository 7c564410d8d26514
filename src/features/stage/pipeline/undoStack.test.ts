import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeUndoStack, type Undoable } from './undoStack'

const offers = vi.hoisted(() => [] as { message: string; isOpen: boolean; gone: () => void }[])
vi.mock('~/ui/messages/notify', () => ({
  offer: (message: string, _action: unknown, _ms: number, onGone: () => void) => {
    const one = { message, isOpen: true, gone: () => ((one.isOpen = false), onGone()) }
    offers.push(one)
    return () => void (one.isOpen = false)
  },
}))
const shown = () => offers.filter(({ isOpen }) => isOpen).map(({ message }) => message)
const person = (userId: string) => ({ userId, firstName: userId, lastName: null })
const move = (...names: string[]): Undoable => ({
  kind: 'move',
  stageKey: { corporateId: 'COR0001', klobVacancyCode: 'VAC-1', stageId: 'S1' },
  applicants: names.map(person),
  from: { id: 'S1', text: 'Lamaran Masuk' },
  to: { id: 'S2', text: 'Tes' },
})
const verdict = (name: string): Undoable => ({
  kind: 'verdict',
  stageKey: { corporateId: 'COR0001', klobVacancyCode: 'VAC-1', stageId: 'S1' },
  applicant: person(name),
  message: `Penilaian Tolak untuk ${name}`,
  revert: () => Promise.resolve('undone'),
})
const names = (entries: readonly Undoable[]) =>
  entries.flatMap((one) => (one.kind === 'move' ? one.applicants.map(({ userId }) => userId) : one.message))

beforeEach(() => {
  offers.length = 0
  vi.useFakeTimers({ now: 0 })
  return () => void vi.useRealTimers()
})

describe('the stack of moves', () => {
  test('sums up a run of moves in one toast, which shrinks with each undo', () => {
    const stack = makeUndoStack(() => {})
    stack.push(move('Ayu'))
    expect(shown()).toEqual(['Ayu dipindahkan ke Tes'])
    stack.push(move('Bayu', 'Citra'))
    expect(shown()).toEqual(['3 pelamar dipindahkan'])
    expect(names(stack.pop())).toEqual(['Bayu', 'Citra'])
    expect(shown()).toEqual(['Ayu dipindahkan ke Tes'])
    expect(names(stack.pop())).toEqual(['Ayu'])
    expect([shown(), stack.pop()]).toEqual([[], []])
  })
  test('takes back exactly what the toast names, the newest first', () => {
    const stack = makeUndoStack(() => {})
    stack.push(move('Dewi'))
    offers[0]!.gone()
    stack.push(move('Ayu'))
    stack.push(move('Bayu', 'Citra'))
    expect(shown()).toEqual(['3 pelamar dipindahkan'])
    expect(names(stack.popRun())).toEqual(['Bayu', 'Citra', 'Ayu'])
    expect(shown()).toEqual([])
    expect(names(stack.pop())).toEqual(['Dewi'])
  })
  test('gives a verdict a toast of its own, between runs of moves', () => {
    const stack = makeUndoStack(() => {})
    stack.push(move('Ayu'))
    stack.push(verdict('Bayu'))
    expect(shown()).toEqual(['Penilaian Tolak untuk Bayu'])
    stack.push(move('Citra'))
    expect(shown()).toEqual(['Citra dipindahkan ke Tes'])
    expect(names([...stack.popRun(), ...stack.pop(), ...stack.pop()])).toEqual([
      'Citra',
      'Penilaian Tolak untuk Bayu',
      'Ayu',
    ])
  })
  test('shows no toast for what could not be undone, but keeps it', () => {
    const stack = makeUndoStack(() => {})
    stack.push(move('Ayu'))
    stack.push(move('Bayu'))
    stack.pop()
    stack.restore(move('Bayu'))
    expect([shown(), names(stack.popRun()), names(stack.pop())]).toEqual([[], [], ['Bayu']])
  })
  test('ends a run with its toast, but still undoes its moves', () => {
    const stack = makeUndoStack(() => {})
    stack.push(move('Ayu'))
    offers[0]!.gone()
    stack.push(move('Bayu'))
    expect(shown()).toEqual(['Bayu dipindahkan ke Tes'])
    expect([names(stack.pop()), names(stack.pop())]).toEqual([['Bayu'], ['Ayu']])
  })
  test('holds twenty moves, for ten minutes', () => {
    const stack = makeUndoStack(() => {})
    for (let n = 0; n < 25; n += 1) stack.push(move(`P${n}`))
    const taken = Array.from({ length: 21 }, () => names(stack.pop())[0])
    expect([taken[0], taken[19], taken[20]]).toEqual(['P24', 'P5', undefined])
    stack.push(move('Lama'))
    vi.advanceTimersByTime(9 * 60_000)
    stack.push(move('Baru'))
    vi.advanceTimersByTime(60_000)
    expect([names(stack.pop()), stack.pop()]).toEqual([['Baru'], []])
  })
  test('drops the moves of another company', () => {
    const stack = makeUndoStack(() => {})
    stack.push(move('Ayu'))
    stack.dropOtherCorporates('COR0001')
    expect(shown()).toHaveLength(1)
    stack.dropOtherCorporates('COR0002')
    expect([shown(), stack.pop()]).toEqual([[], []])
  })
})
