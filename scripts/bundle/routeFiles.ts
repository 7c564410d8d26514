import type { Plugin, Rolldown } from 'vite'
import { closure, startsOf } from './chunks.ts'

type Bundle = Readonly<Record<string, Pick<Rolldown.OutputAsset, 'type'> | Chunk>>
type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'isEntry' | 'moduleIds' | 'imports'> & {
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

/** The path of a page as the router knows it: `dashboard/$index/_guarded/talentsearch` is `/dashboard/$index/talentsearch`. */
const pathOf = (page: string) =>
  `/${page
    .split('/')
    .flatMap((part) => part.split('.'))
    .filter((part) => part !== 'index' && !part.startsWith('_'))
    .join('/')}`

/** By path, the scripts and styles that a page needs besides those with which every page starts. */
export function filesByPath(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const start = closure(
    byName,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
  const starts = startsOf(chunks.map(({ fileName, moduleIds }) => ({ name: fileName, modules: moduleIds })))
  const filesOf = (names: readonly string[]) => {
    const own = [...closure(byName, names)].filter((name) => byName.has(name) && !start.has(name))
    return [...own, ...new Set(own.flatMap((name) => [...(byName.get(name)!.viteMetadata?.importedCss ?? [])]))]
  }
  return Object.fromEntries([...starts].map(([page, names]) => [pathOf(page), filesOf(names)]))
}

/** As the page holds it: each name once, since most files serve many pages. */
function table(byPath: Record<string, string[]>): string {
  const files = [...new Set(Object.values(byPath).flat())]
  const paths = Object.entries(byPath).map(([path, names]) => [path, names.map((name) => files.indexOf(name))])
  // A name of a file has no '<', but that is for others to keep.
  return JSON.stringify({ files, paths: Object.fromEntries(paths) }).replaceAll('<', '\\u003c')
}

const FIRST_SCRIPT = '<script src="/head.js">'

/** Writes into the page which files each path needs, so that its first script (public/head.js) asks for them at once. */
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

/** Tells Chromium to compile a file beside the main thread while it loads; only a first line can say so. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/** For the file that every page starts with, of which most is called: a tenth of a cold load's work on the main thread. */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    // After what writes its own first line.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue
        file.code = `${COMPILE_AT_ONCE}\n${file.code}`
        if (file.map) file.map.mappings = `;${file.map.mappings}`
      }
    },
  },
})
