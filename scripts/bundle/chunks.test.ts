import { describe, expect, it } from 'vitest'
import { type CodeFile, commonPieces, entriesOf, mergeFiles } from './chunks.ts'

const page = (path: string) => `/somewhere/src/routes/${path}.tsx?tsr-split=component`
const file = (name: string, bytes: number, imports: string[] = [], modules = [`${name}.ts`]): CodeFile => ({
  name,
  bytes,
  modules,
  imports,
})
/** The modules that each page loads. */
function loaded(files: readonly CodeFile[]) {
  const byName = new Map(files.map((one) => [one.name, one]))
  const all = (names: readonly string[]): string[] =>
    names.flatMap((name) => [...byName.get(name)!.modules, ...all(byName.get(name)!.imports)])
  return Object.fromEntries([...entriesOf(files)].map(([path, starts]) => [path, new Set(all(starts))]))
}

describe('entriesOf', () => {
  it("returns a page's own file and those of its layouts", () => {
    const files = [
      file('frame', 1, [], [page('dashboard/route')]),
      file('guard', 1, [], [page('dashboard/_guarded')]),
      file('list', 1, [], [page('dashboard/_guarded/index')]),
      file('login', 1, [], [page('login')]),
    ]
    expect([...entriesOf(files)]).toEqual([
      ['dashboard/_guarded/index', ['frame', 'guard', 'list']],
      ['login', ['login']],
    ])
  })
})

describe('mergeFiles', () => {
  const a = file('a', 10, ['both', 'alsoBoth', 'onlyA'], [page('a')])
  const b = file('b', 10, ['both', 'alsoBoth'], [page('b')])
  const parts = [file('both', 50), file('alsoBoth', 60), file('onlyA', 5, ['both']), file('dialog', 70, ['both'])]

  it('merges modules that exactly the same pages need, and leaves out those that no page starts with', () => {
    const files = mergeFiles([a, b, ...parts], 5, 100)
    expect(files.map(({ modules }) => modules.toSorted())).toEqual([
      ['a.ts', 'onlyA.ts'].map((name) => (name === 'a.ts' ? page('a') : name)).toSorted(),
      [page('b')],
      ['alsoBoth.ts', 'both.ts'],
    ])
  })

  it('merges files until no page needs more than allowed, without losing modules', () => {
    const before = loaded([a, b, ...parts])
    const files = mergeFiles([a, b, ...parts], 1, 100)
    expect(files).toHaveLength(1)
    const after = loaded(files)
    for (const [path, modules] of Object.entries(before))
      expect([...after[path]!]).toEqual(expect.arrayContaining([...modules]))
  })

  it('does not make lazily loaded parts load what only pages need', () => {
    const files = mergeFiles(
      [
        file('one', 1, ['ui', 'form', 'grid'], [page('one')]),
        file('two', 1, ['ui', 'form', 'grid'], [page('two')]),
        file('three', 1, ['ui', 'grid'], [page('three')]),
        file('four', 1, ['ui', 'form'], [page('four')]),
        file('ui', 100),
        file('form', 500),
        file('grid', 500),
        { ...file('dialog', 1, ['ui']), isPart: true },
      ],
      3,
      100,
    )
    expect(files.find(({ modules }) => modules.includes('ui.ts'))!.modules).not.toContain('form.ts')
    expect(files.flatMap(({ modules }) => modules)).not.toContain('dialog.ts')
  })

  it('never makes two files import each other', () => {
    // a -> middle -> base, where pages that need a and base do not need the middle.
    const files = mergeFiles(
      [
        file('one', 1, ['top', 'base', 'x'], [page('one')]),
        file('two', 1, ['base', 'x'], [page('two')]),
        file('top', 5, ['middle']),
        file('middle', 500, ['base']),
        file('base', 5),
        file('x', 400),
      ],
      2,
      10,
    )
    const byName = new Map(files.map((one) => [one.name, one]))
    const reaches = (from: string, to: string): boolean =>
      byName.get(from)!.imports.some((name) => name === to || reaches(name, to))
    for (const { name } of files) expect(reaches(name, name)).toBe(false)
  })
})

describe('commonPieces', () => {
  it('are small, needed by more than half of the pages, and import only such pieces', () => {
    const pieces = [
      file('a', 10, ['icon', 'hook', 'large'], [page('a')]),
      file('b', 10, ['icon', 'hook', 'large'], [page('b')]),
      file('c', 10, ['rare'], [page('c')]),
      file('icon', 500),
      file('hook', 400, ['icon', 'large']),
      file('large', 9_000),
      file('rare', 300),
    ]
    expect([...commonPieces(pieces)]).toEqual(['icon'])
  })
})
