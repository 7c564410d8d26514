import type { Plugin, Rolldown } from 'vite'
import { closure, entriesOf } from './chunks.ts'
import { type FileTable, nameOf } from './partLoader.ts'

type Bundle = Readonly<Record<string, Pick<Rolldown.OutputAsset, 'type'> | Chunk>>
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'isEntry' | 'moduleIds' | 'imports'> & {
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

const FOLDER = /^assets\//

/** The router's path of a page: `dashboard/$index/_guarded/talentsearch` is `/dashboard/$index/talentsearch`. */
const pathOf = (page: string) =>
  `/${page
    .split('/')
    .flatMap((part) => part.split('.'))
    .filter((part) => part !== 'index' && !part.startsWith('_'))
    .join('/')}`

/** The files of a build besides those that every page starts with, what each needs, and those of each path, by number. */
export function filesOf(bundle: Bundle): FileTable & { paths: Record<string, number[]> } {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = closure(
    byName,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
  const later = chunks.filter(({ fileName }) => !start.has(fileName))
  const stylesOf = (chunk?: Chunk) => [...(chunk?.viteMetadata?.importedCss ?? [])]
  const names = [...new Set(later.flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)]))]
  const numbersOf = (some: readonly string[]) => some.map((name) => names.indexOf(name)).filter((index) => index >= 0)
  const scripts = later.map(({ fileName }) => nameOf(fileName.replace(FOLDER, '')) ?? fileName)
  const twice = scripts.filter((name, index) => scripts.indexOf(name) !== index)
  if (twice.length > 0) throw new Error(`More than one lazy file has the name of ${twice.join(', ')}.`)
  const leadsTo = (from: string, to: string) => closure(byName, [from]).has(to)
  /** What a file imports, without what comes with another import. */
  const importsOf = ({ imports = [] }: Partial<Chunk> = {}) =>
    imports.filter((name) => !imports.some((other) => leadsTo(other, name) && !leadsTo(name, other)))
  const starts = entriesOf(chunks.map(({ fileName, moduleIds }) => ({ name: fileName, modules: moduleIds })))
  return {
    files: names.map((name) => name.replace(FOLDER, '')),
    needs: names.map((name) => numbersOf([...importsOf(byName.get(name)), ...stylesOf(byName.get(name))])),
    paths: Object.fromEntries([...starts].map(([page, own]) => [pathOf(page), numbersOf(own)])),
  }
}

const FIRST_SCRIPT = '<script src="/head.js">'

/**
 * Embeds the files of the build in index.html: its first script (public/head.js) requests those of its path at once, and the
 * others are imported by it (partLoader.ts).
 */
export const routeFiles = (): Plugin => ({
  name: 'route-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!html.includes(FIRST_SCRIPT)) throw new Error(`index.html has no ${FIRST_SCRIPT}`)
      // File names contain no '<', but this must not depend on it.
      const table = JSON.stringify(filesOf(bundle as Bundle)).replaceAll('<', '\\u003c')
      const block = `<script type="application/json" id="files">${table}</script>`
      return html.replace(FIRST_SCRIPT, () => `${block}\n    ${FIRST_SCRIPT}`)
    },
  },
})

/** Makes Chromium compile a file off the main thread while it loads; valid on the first line only. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** A source map for code that has got a line above it. */
function shifted(text: string): string {
  const map = JSON.parse(text) as { mappings: string }
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` })
}

/** For the file that every page starts with: most of it is called, and this saves a tenth of a cold load's main-thread work. */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    // After plugins that add a first line of their own.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue
        file.code = `${COMPILE_AT_ONCE}\n${file.code}`
        const map = bundle[`${file.fileName}.map`]
        if (map?.type === 'asset') map.source = shifted(String(map.source))
      }
    },
  },
})
