import { describe, expect, it } from 'vitest'
import { filesOf } from './routeFiles.ts'

const page = (path: string) => `/somewhere/src/routes/${path}.tsx?tsr-split=component`
const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], css: string[] = []) => ({
  type: 'chunk' as const,
  fileName,
  isEntry: fileName === 'entry.js',
  moduleIds,
  imports,
  viteMetadata: { importedCss: new Set(css) },
})

describe('filesOf', () => {
  const files = [
    chunk('entry.js', ['main.tsx'], ['core.js'], ['entry.css']),
    chunk('core.js', ['react.js']),
    chunk('frame.js', [page('dashboard/$index/route')], ['entry.js', 'icon.js', 'ui.js'], ['frame.css']),
    // A chunk that contains the facades of two pages.
    chunk(
      'lists.js',
      [page('dashboard/$index/_guarded/talents'), page('dashboard/$index/_guarded/edit.$code')],
      ['ui.js'],
    ),
    chunk('ui.js', ['Button.tsx'], ['core.js', 'icon.js'], ['ui.css']),
    chunk('icon.js', ['Icon.tsx']),
    chunk('login.js', [page('login')], ['ui.js']),
    chunk('home.js', [page('index')], ['entry.js']),
  ]
  const { files: names, needs, paths } = filesOf(Object.fromEntries(files.map((file) => [file.fileName, file])))
  const namesOf = (numbers: readonly number[] = []) => numbers.map((number) => names[number])

  it('lists for each path the files of its page and layouts', () => {
    expect(namesOf(paths['/dashboard/$index/talents'])).toEqual(['frame.js', 'lists.js'])
    expect(namesOf(paths['/login'])).toEqual(['login.js'])
  })

  it('lists what a file needs and nothing else brings, its own styles last', () => {
    const needed = Object.fromEntries(names.map((name, number) => [name, namesOf(needs[number])]))
    expect(needed).toMatchObject({ 'frame.js': ['ui.js', 'frame.css'], 'ui.js': ['icon.js', 'ui.css'] })
  })

  it('leaves out what every page starts with', () => {
    expect(names).not.toContain('core.js')
    expect(needs[names.indexOf('home.js')]).toEqual([])
  })

  it('parses a path from the name of a route file', () => {
    expect(Object.keys(paths).toSorted()).toEqual([
      '/',
      '/dashboard/$index/edit/$code',
      '/dashboard/$index/talents',
      '/login',
    ])
  })

  it('refuses files that their names do not tell apart', () => {
    const twins = ['assets/Menu-aaaaaaa.js', 'assets/Menu-bbbbbbb.js'].map((name) => [name, chunk(name, [])] as const)
    expect(() => filesOf(Object.fromEntries(twins))).toThrow('Menu')
  })
})
