import { statSync } from 'node:fs'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { closure, type CodeFile, fewFiles } from './chunks.ts'

/** In bytes: what a page spares by one request less weighs more than styles that it does not need. */
const SMALL_STYLES = 2000

const isStyle = (id: string) => id.endsWith('.css')

/**
 * Which file each module comes in, from a trial build that is cut as finely as the imports allow: which page needs what is
 * known exactly only after unused code is gone. Every page starts with one file and needs at most `most` in all.
 */
export async function chunkGroups(config: InlineConfig, most: number) {
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
  const start = closure(new Map(files.map((file) => [file.name, file])), [entry.fileName])
  const first = files.filter(({ name }) => start.has(name))
  const later = files
    .filter(({ name }) => !start.has(name))
    .map((file) => ({ ...file, imports: file.imports.filter((name) => !start.has(name)) }))

  // Two chunks of one title are two groups, or the bundler would merge them into a circle.
  const names = new Map(chunks.map(({ fileName, name }) => [fileName, name]))
  const seen = new Map<string, number>()
  for (const [fileName, name] of names) {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    if (count > 1) names.set(fileName, `${name}-${count}`)
  }
  const firstBytes = first.reduce((sum, { bytes }) => sum + bytes, 0)
  const pages = fewFiles(later, most - 1, firstBytes)
  const chunkOf = new Map(pages.flatMap(({ name, modules }) => modules.map((id) => [id, names.get(name)!])))
  const smallStyles = pages
    .map(({ modules }) => modules.filter(isStyle))
    .filter((styles) => styles.reduce((sum, id) => sum + statSync(id).size, 0) < SMALL_STYLES)
  for (const id of [...first.flatMap(({ modules }) => modules), ...smallStyles.flat()]) chunkOf.set(id, 'core')
  return [
    { name: (id: string) => chunkOf.get(id) ?? null, debugName: 'by page', includeDependenciesRecursively: false },
  ]
}
