import { describe, expect, it } from 'vitest'
import { filesByPath } from './routeFiles.ts'

const page = (path: string) => `/somewhere/src/routes/${path}.tsx?tsr-split=component`
const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], css: string[] = []) => ({
  type: 'chunk' as const,
  fileName,
  isEntry: fileName === 'entry.js',
  moduleIds,
  imports,
  viteMetadata: { importedCss: new Set(css) },
})

describe('filesByPath', () => {
  const files = [
    chunk('entry.js', ['main.tsx'], ['core.js'], ['entry.css']),
    chunk('core.js', ['react.js']),
    chunk('frame.js', [page('dashboard/$index/route')], ['entry.js', 'ui.js'], ['frame.css']),
    // A chunk that contains the facades of two pages.
    chunk(
      'lists.js',
      [page('dashboard/$index/_guarded/talents'), page('dashboard/$index/_guarded/edit.$code')],
      ['ui.js'],
    ),
    chunk('ui.js', ['Button.tsx'], ['core.js'], ['ui.css']),
    chunk('login.js', [page('login')], ['ui.js']),
    chunk('home.js', [page('index')], ['entry.js']),
  ]
  const byPath = filesByPath(Object.fromEntries(files.map((file) => [file.fileName, file])))

  it('lists for each path the files of its page and layouts, with their styles', () => {
    expect(byPath['/dashboard/$index/talents']).toEqual(['frame.js', 'lists.js', 'ui.js', 'frame.css', 'ui.css'])
    expect(byPath['/login']).toEqual(['login.js', 'ui.js', 'ui.css'])
  })

  it('leaves out what every page starts with', () => {
    expect(byPath['/']).toEqual(['home.js'])
  })

  it('parses a path from the name of a route file', () => {
    expect(Object.keys(byPath).toSorted()).toEqual([
      '/',
      '/dashboard/$index/edit/$code',
      '/dashboard/$index/talents',
      '/login',
    ])
  })
})
