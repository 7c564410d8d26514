import { afterEach, describe, expect, test, vi } from 'vitest'
import { alert, confirm, dialogs, loaders, withLoader } from './dialogs'

const shown = () => dialogs.first()!
afterEach(() => {
  while (dialogs.first()) shown().settle(false)
})
const isSettled = async (work: Promise<unknown>) => {
  const settled = vi.fn()
  void work.then(settled, settled)
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  return settled.mock.calls.length > 0
}

describe('an alert', () => {
  test('is shown with OK only, and resolves once it is dismissed', async () => {
    const read = alert('link ter-copy')
    expect(shown()).toMatchObject({ message: 'link ter-copy', yes: 'OK' })
    expect(shown()).not.toHaveProperty('no')
    expect(shown()).not.toHaveProperty('detail')
    expect(await isSettled(read)).toBe(false)
    shown().settle(true)
    await read
    expect(dialogs.first()).toBeUndefined()
  })
  test('may have a collapsed detail below its message', () => {
    void alert('Maaf', '{"status":500}')
    expect(shown()).toMatchObject({ message: 'Maaf', detail: '{"status":500}' })
  })
})
describe('a confirm', () => {
  test.each([true, false])('resolves with the answer %s', async (answer) => {
    const answered = confirm('Anda yakin?')
    expect(shown()).toMatchObject({ message: 'Anda yakin?', yes: 'OK', no: 'Cancel' })
    shown().settle(answer)
    expect(await answered).toBe(answer)
  })
  test('may have a title and custom buttons', async () => {
    const answered = confirm({ title: 'Hapus', message: 'Hapus filter?', yes: 'Ya', no: 'Tidak', destructive: true })
    expect(shown()).toMatchObject({
      title: 'Hapus',
      message: 'Hapus filter?',
      yes: 'Ya',
      no: 'Tidak',
      destructive: true,
    })
    shown().settle(true)
    expect(await answered).toBe(true)
  })
  test('keeps OK and Cancel with a title only', () => {
    void confirm({ title: 'Hapus', message: 'Hapus filter?' })
    expect(shown()).toMatchObject({ yes: 'OK', no: 'Cancel' })
  })
  test('ignores a second answer', async () => {
    const first = confirm('satu')
    void confirm('dua')
    const { settle } = shown()
    settle(true)
    settle(false)
    expect(await first).toBe(true)
    expect(shown().message).toBe('dua')
  })
})
test('dialogs are shown one after the other in order, each with its own answer', async () => {
  const answers = [confirm('satu'), alert('dua'), confirm('tiga')]
  const seen: string[] = []
  for (const answer of [false, true, true]) {
    seen.push(shown().message)
    shown().settle(answer)
  }
  expect(seen).toEqual(['satu', 'dua', 'tiga'])
  expect(await Promise.all(answers)).toEqual([false, true, true])
})
test('subscribers are notified of every change until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = dialogs.subscribe(listener)
  void alert('satu')
  shown().settle(true)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  void alert('dua')
  expect(listener).toHaveBeenCalledTimes(2)
})
test('the first dialog keeps its identity while nothing changes', () => {
  void alert('satu')
  expect(dialogs.first()).toBe(dialogs.first())
})
describe('a loader', () => {
  test('is shown during the work, and passes on the result', async () => {
    let finish = (_: string) => {}
    const work = withLoader('Menyiapkan berkas', new Promise<string>((done) => (finish = done)))
    expect(loaders.last()?.message).toBe('Menyiapkan berkas')
    finish('/file')
    expect(await work).toBe('/file')
    expect(loaders.last()).toBeUndefined()
  })
  test('has the message that the work tells', async () => {
    const messages: (string | undefined)[] = []
    await withLoader('Menghapus', async (tell) => {
      tell('Menghapus: 1 dari 2')
      messages.push(loaders.last()?.message)
    })
    expect([...messages, loaders.last()]).toEqual(['Menghapus: 1 dari 2', undefined])
  })
  test('is hidden when the work fails, and passes on the error', async () => {
    await expect(withLoader('Menyimpan', Promise.reject(new Error('409')))).rejects.toThrow('409')
    expect(loaders.last()).toBeUndefined()
  })
  test('is shown for the work that started last', async () => {
    const ends: (() => void)[] = []
    const work = ['satu', 'dua'].map((message) => withLoader(message, new Promise<void>((done) => ends.push(done))))
    expect(loaders.last()?.message).toBe('dua')
    ends[1]!()
    await work[1]
    expect(loaders.last()?.message).toBe('satu')
    ends[0]!()
    await work[0]
    expect(loaders.last()).toBeUndefined()
  })
})
