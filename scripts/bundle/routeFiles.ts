import type { Plugin, Rolldown } from 'vite'
import { closure, entriesOf } from './chunks.ts'

type Bundle = Readonly<Record<string, Pick<Rolldown.OutputAsset, 'type'> | Chunk>>
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'isEntry' | 'moduleIds' | 'imports'> & {
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

/** The router's path of a page: `dashboard/$index/_guarded/talentsearch` is `/dashboard/$index/talentsearch`. */
const pathOf = (page: string) =>
  `/${page
    .split('/')
    .flatMap((part) => part.split('.'))
    .filter((part) => part !== 'index' && !part.startsWith('_'))
    .join('/')}`

/** The scripts and styles of each page by path, besides those that every page starts with. */
export function filesByPath(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = closure(
    byName,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
  const starts = entriesOf(chunks.map(({ fileName, moduleIds }) => ({ name: fileName, modules: moduleIds })))
  const filesOf = (names: readonly string[]) => {
    const own = [...closure(byName, names)].filter((name) => byName.has(name) && !start.has(name))
    return [...own, ...new Set(own.flatMap((name) => [...(byName.get(name)!.viteMetadata?.importedCss ?? [])]))]
  }
  return Object.fromEntries([...starts].map(([page, names]) => [pathOf(page), filesOf(names)]))
}

/** Serializes the table for the page; each file name once, since most files belong to many pages. */
function table(byPath: Record<string, string[]>): string {
  const files = [...new Set(Object.values(byPath).flat())]
  const paths = Object.entries(byPath).map(([path, names]) => [path, names.map((name) => files.indexOf(name))])
  // File names contain no '<', but this must not depend on it.
  return JSON.stringify({ files, paths: Object.fromEntries(paths) }).replaceAll('<', '\\u003c')
}

const FIRST_SCRIPT = '<script src="/head.js">'

/** Embeds the files of each path in index.html, so that its first script (public/head.js) requests them at once. */
export const routeFiles = (): Plugin => ({
  name: 'route-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!html.includes(FIRST_SCRIPT)) throw new Error(`index.html has no ${FIRST_SCRIPT}`)
      const block = `<script type="application/json" id="route-files">${table(filesByPath(bundle as Bundle))}</script>`
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
