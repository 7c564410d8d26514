import { expect, test, vi } from 'vitest'
import { importFrom } from './partLoader.ts'

// Screen and dialog both need the button, whose sheet comes before theirs.
const table = {
  files: ['Screen-aaaaaaa.js', 'Button-bbbbbbb.js', 'Button-ccccccc.css', 'My-Screen-ddd-eee.js', 'Screen-fffffff.css'],
  needs: [[1, 4], [2], [], [0], []],
}
const preload = vi.fn((load: () => Promise<unknown>) => load())
const load = vi.fn((address: string) => Promise.resolve(`module of ${address}`))
const importPart = importFrom(table, preload, load)

test('a file is imported by its name without its hash', async () => {
  expect(await importPart('Screen')).toBe('module of /assets/Screen-aaaaaaa.js')
  expect(await importPart('My-Screen')).toBe('module of /assets/My-Screen-ddd-eee.js')
})

test('it comes with all that it needs, its style sheet after those of what it imports', async () => {
  await importPart('My-Screen')
  expect(preload).toHaveBeenLastCalledWith(expect.any(Function), [
    'assets/My-Screen-ddd-eee.js',
    'assets/Screen-aaaaaaa.js',
    'assets/Button-bbbbbbb.js',
    'assets/Button-ccccccc.css',
    'assets/Screen-fffffff.css',
  ])
})
