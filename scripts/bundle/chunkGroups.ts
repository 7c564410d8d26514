import { statSync } from 'node:fs'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { closure, type CodeFile, commonPieces, mergeFiles } from './chunks.ts'

/** In bytes: below this, unneeded styles cost a page less than another request. */
const SMALL_STYLES = 2000

const isStyle = (id: string) => id.endsWith('.css')

/**
 * The file of each module, from a trial build with the finest chunks that the imports allow: what each page needs is known
 * only after tree shaking. Every page starts with one shared file and needs at most `maxFiles` files in all.
 */
export async function chunkGroups(config: InlineConfig, maxFiles: number) {
  const trial = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })
  const chunks = (trial as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk')
  const files = chunks.map(({ fileName, code, moduleIds, imports, isDynamicEntry }): CodeFile => ({
    name: fileName,
    bytes: code.length,
    modules: moduleIds,
    imports,
    isPart: isDynamicEntry && !moduleIds.some((id) => id.includes('?tsr-split')),
  }))
  const entry = chunks.find(({ isEntry }) => isEntry)!
  const without = (names: ReadonlySet<string>) =>
    files
      .filter(({ name }) => !names.has(name))
      .map((file) => ({ ...file, imports: file.imports.filter((name) => !names.has(name)) }))
  const entryFiles = closure(new Map(files.map((file) => [file.name, file])), [entry.fileName])
  const start = new Set([...entryFiles, ...commonPieces(without(entryFiles))])
  const first = files.filter(({ name }) => start.has(name))
  const later = without(start)

  // Chunks with the same name are separate groups, or the bundler would merge them into an import cycle.
  const names = new Map(chunks.map(({ fileName, name }) => [fileName, name]))
  const seen = new Map<string, number>()
  for (const [fileName, name] of names) {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    if (count > 1) names.set(fileName, `${name}-${count}`)
  }
  const firstBytes = first.reduce((sum, { bytes }) => sum + bytes, 0)
  const pages = mergeFiles(later, maxFiles - 1, firstBytes)
  const chunkOf = new Map(pages.flatMap(({ name, modules }) => modules.map((id) => [id, names.get(name)!])))
  const smallStyles = pages
    .map(({ modules }) => modules.filter(isStyle))
    .filter((styles) => styles.reduce((sum, id) => sum + statSync(id).size, 0) < SMALL_STYLES)
  for (const id of [...first.flatMap(({ modules }) => modules), ...smallStyles.flat()]) chunkOf.set(id, 'core')
  return [
    { name: (id: string) => chunkOf.get(id) ?? null, debugName: 'by page', includeDependenciesRecursively: false },
  ]
}
