import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

/** A lazy import while names have no hash yet; captures the name. */
const LAZY = /\bimport\("\.\/([^"]+)-!~\{[\w$]+\}~\.js"\)/g

/** The code of a file with its lazy imports by name alone. They are as long as before, so that a source map stays valid. */
export function withNames(code: string): string {
  const named = code.replaceAll(LAZY, (text, name: string) => `importPart("${name}")`.padEnd(text.length))
  const other = /\bimport\(["'`].*/.exec(named)
  if (other) throw new Error(`The bundler writes lazy imports in another way: ${other[0]}`)
  return named
}

/**
 * Names the scripts of a build so that they differ without their hashes, too. Each file repeats those that it imports, so
 * hashes are as short as uniqueness allows.
 */
export function distinctNames() {
  const owners = new Map<string, string>()
  return ({
    name,
    facadeModuleId,
    moduleIds,
  }: Pick<Rolldown.PreRenderedChunk, 'name' | 'facadeModuleId' | 'moduleIds'>) => {
    const own = facadeModuleId ?? moduleIds[0] ?? ''
    const isTaken = (count: number) => (owners.get(`${name.toLowerCase()}-${count}`) ?? own) !== own
    let count = 1
    while (isTaken(count)) count += 1
    owners.set(`${name.toLowerCase()}-${count}`, own)
    return `assets/[name]${count > 1 ? `-${count}` : ''}-[hash:7].js`
  }
}

/** The class of a style module: by its place and not by its rules, so that no script changes with them. */
const classOf = (name: string, file: string) =>
  `_${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 5)}`

const LOADER = JSON.stringify(fileURLToPath(new URL('partLoader.ts', import.meta.url)))

/**
 * Makes files import others lazily by name (partLoader.ts), whose hash stands in index.html alone (routeFiles.ts): a change
 * of a file changes those that import it statically, and not what leads to it.
 */
export const stableNames = (): Plugin => ({
  name: 'stable-names',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  config: () => ({
    css: { modules: { generateScopedName: classOf } },
    build: { rolldownOptions: { output: { chunkFileNames: distinctNames() } } },
  }),
  /** The page finds the sheets of a file in index.html, too: the file need not change with them. */
  configResolved: ({ plugins }) => {
    delete plugins.find(({ name }) => name === 'vite:css-post')?.augmentChunkHash
  },
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: (code) => ({
      code: `import { startPartLoader } from ${LOADER}\n${code}\nstartPartLoader(__vitePreload)`,
      map: null,
    }),
  },
  // Before any minifier, which may write an import in another way.
  renderChunk: { order: 'pre', handler: (code) => ({ code: withNames(code), map: null }) },
})
