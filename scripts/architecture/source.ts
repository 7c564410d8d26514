import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

/** The parsed sources for the architecture tests. Paths are relative to the project's folder. */
const root = resolve(import.meta.dirname, '../..')
const GENERATED = 'src/routeTree.gen.ts'

export type Node = { type: string; start: number; end: number; [field: string]: unknown }
export type File = { path: string; text: string; nodes: Node[]; comments: { start: number; end: number }[] }

export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const nodesOf = (node: Node): Node[] => [
  node,
  ...Object.values(node).flatMap((field) => [field].flat().flatMap((one) => (isNode(one) ? nodesOf(one) : []))),
]
export function parse(path: string, text: string): File {
  if (!/\.tsx?$/.test(path)) return { path, text, nodes: [], comments: [] }
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  return { path, text, nodes: nodesOf(program as unknown as Node), comments }
}
const open = (path: string) => parse(path, readFileSync(join(root, path), 'utf8'))
const under = (folder: string): File[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => open(relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))

export const isTest = ({ path }: File) => /\.(test|spec)\.tsx?$/.test(path)
export const source = under('src')
export const backend = under('e2e/backend')
/** The handler of the pages of vacancies, which production and the embedded server share. */
export const server = under('server')
export const written = source.filter(({ path }) => path !== GENERATED)
export const app = written.filter((file) => !isTest(file))
/** The policy of the web server is plain JavaScript, which runs in the image, too. */
export const known = new Set([
  ...[...source, ...backend, ...server, ...under('e2e/support')].map(({ path }) => path),
  'deploy/policy.mjs',
])

/** A file's imports, including types and lazy loads: project paths, or undefined for packages. */
export const importsOf = ({ path, nodes }: File): string[] =>
  nodes.flatMap(({ type, source: from }) => {
    const spec =
      /^(Import|Export|TSImport)/.test(type) && isNode(from) ? String(from['value']).replace('?program', '') : ''
    const base = spec.startsWith('~/')
      ? join('src', spec.slice(2))
      : spec.startsWith('.') && !spec.endsWith('?raw')
        ? join(dirname(path), spec)
        : undefined
    if (base === undefined) return []
    return [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((one) => known.has(one)) ?? [base]
  })
export const arrows = (files: File[], isWrong: (from: string, to: string) => boolean) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((to) => isWrong(file.path, to))
      .map((to) => `${file.path} -> ${to}`),
  )
export const pathsOf = (files: File[], isWrong: (file: File) => boolean) =>
  files.filter(isWrong).map(({ path }) => path)
export const linesOf = ({ text }: File) => text.trimEnd().split('\n').length
/** Matches of a pattern in code and comments, as 'file: match'. */
export const hits = (files: File[], pattern: RegExp) =>
  files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`))

export const layerOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1] ?? 'main'

/** Import cycles among files, each as 'a -> b -> a'. Types count: files that need each other's types cannot be read separately. */
export function circles(files: File[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const seen = new Map<string, 'open' | 'shut'>()
  const found: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (seen.get(path) === 'open') found.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
    if (seen.has(path)) return
    seen.set(path, 'open')
    for (const to of importsOf(byPath.get(path)!)) if (byPath.has(to)) visit(to, [...trail, path])
    seen.set(path, 'shut')
  }
  for (const path of byPath.keys()) visit(path, [])
  return found
}
