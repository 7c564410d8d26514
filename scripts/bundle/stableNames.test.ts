import { build, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { distinctNames, stableNames, withNames } from './stableNames.ts'

/** A page that opens a dialog, which opens a menu, whose style they all have. */
const sources: Record<string, string> = {
  'page.js': "import 'style.css'; export const open = () => import('Dialog.js')",
  'Dialog.js': "import 'style.css'; export const dialog = () => import('Menu.js')",
  'Menu.js': "import { menu } from './Menu.module.css'; export const classes = [menu]",
  'style.css': 'p { color: red }',
  'Menu.module.css': '.menu { color: red }',
}
/** The files of a build of them. */
async function filesOf(changes: Record<string, string>) {
  const given = new Map(Object.entries({ ...sources, ...changes }))
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'given',
        enforce: 'pre',
        resolveId: (id) => (given.has(id.replace('./', '')) ? `/given/${id.replace('./', '')}` : undefined),
        load: (id) => given.get(id.replace('/given/', '')),
      },
      stableNames(),
    ],
    build: { write: false, rolldownOptions: { input: 'page.js', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return output.map(({ fileName }) => fileName)
}
/** What a browser with the first build loads of the second, without hashes. */
async function changedBy(changes: Record<string, string>) {
  const before = await filesOf({})
  const after = await filesOf(changes)
  expect(after).toHaveLength(before.length)
  return after.filter((name) => !before.includes(name)).map((name) => name.replace(/assets\/(\w+)-.*\./, '$1.'))
}

describe('a change', () => {
  test('of a file changes none that imports it lazily', async () => {
    expect(
      await changedBy({ 'Menu.js': "import { menu } from './Menu.module.css'; export const classes = [menu, 'card']" }),
    ).toEqual(['Menu.js'])
  })
  test('of a style changes no script', async () => {
    expect(await changedBy({ 'Menu.module.css': '.menu { color: blue }' })).toEqual(['Menu.css'])
  })
})

test('scripts of modules with the same name are told apart, each by the same name whenever it is asked for', () => {
  const nameOf = distinctNames()
  const chunk = (facadeModuleId: string) => ({ name: 'Menu', facadeModuleId, moduleIds: [] })
  const names = ['/stage/Menu.tsx', '/shell/Menu.tsx', '/stage/Menu.tsx'].map((id) => nameOf(chunk(id)))
  expect(names).toEqual(['assets/[name]-[hash:7].js', 'assets/[name]-2-[hash:7].js', 'assets/[name]-[hash:7].js'])
})

test('names are as long as the imports that they replace, so that a source map stays valid', () => {
  const code = 'const { Menu } = await import("./My-Menu-!~{1$}~.js"); run()'
  expect(withNames(code)).toBe('const { Menu } = await importPart("My-Menu")         ; run()')
  expect(withNames(code)).toHaveLength(code.length)
})

test('another way of writing an import is noticed', () => {
  expect(() => withNames("import('./Menu-!~{01}~.js')")).toThrow('in another way')
})
