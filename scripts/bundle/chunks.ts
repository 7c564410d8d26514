/** A file of a build with its modules and imported files. */
export type CodeFile = {
  name: string
  bytes: number
  modules: readonly string[]
  imports: readonly string[]
  /** Whether it is a part of a page that is lazily loaded. */
  isPart?: boolean
}

/** Matches the lazily loaded part of a route file; captures its path without extension. */
const ROUTE = /\/src\/routes\/(.+?)(?:\/route)?\.tsx\?tsr-split/

/** Matches what every screen with filters loads right after its rows: it is merged as a page is. */
const AFTER_ROWS = /\/src\/list\/filters\/panel\/FilterForm\.tsx$/

/** Weight of an unneeded byte loaded with a lazy part, relative to one loaded with a page. */
const PART_WEIGHT = 0.3
/** Starting weights of a file; several, since a small code change can worsen the result of a single one. */
const FILE_WEIGHTS = [0.01, 0.1, 0.5]

/** The entry files of each page: those of its route and of the layouts around it. */
export function entriesOf(files: readonly Pick<CodeFile, 'name' | 'modules'>[]): Map<string, string[]> {
  const own = files.flatMap(({ name, modules }) =>
    modules.flatMap((id) => ROUTE.exec(id)?.slice(1) ?? []).map((route) => ({ route, name })),
  )
  const isWithin = (route: string, layout: string) => route === layout || route.startsWith(`${layout}/`)
  const isPage = (route: string) => own.every((other) => other.route === route || !isWithin(other.route, route))
  const pages = [...new Set(own.map(({ route }) => route))].filter(isPage).toSorted()
  return new Map(pages.map((page) => [page, own.filter((one) => isWithin(page, one.route)).map(({ name }) => name)]))
}

/** The entry files of each page, and of what follows the rows of many. */
function startsOf(files: readonly CodeFile[]): Map<string, string[]> {
  const later = files.filter(({ modules }) => modules.some((id) => AFTER_ROWS.test(id)))
  return new Map([
    ...entriesOf(files),
    ...later.map(({ name }): [string, string[]] => ['dashboard/after-rows', [name]]),
  ])
}

/** The given files and all their transitive imports. */
export function closure(files: ReadonlyMap<string, Pick<CodeFile, 'imports'>>, starts: Iterable<string>): Set<string> {
  const found = new Set(starts)
  for (const name of found) for (const other of files.get(name)?.imports ?? []) found.add(other)
  return found
}

/** In bytes before minification: below this, a piece that most pages need is not worth a choice of files. */
const SMALL_PIECE = 2500

/** The names of the small pieces that more than half of the pages need and that import only such pieces. */
export function commonPieces(pieces: readonly CodeFile[]): Set<string> {
  const needs = needsOf(pieces).slice(0, startsOf(pieces).size)
  const isCommon = ({ name, bytes }: CodeFile) =>
    bytes < SMALL_PIECE && needs.filter((needed) => needed.has(name)).length > needs.length / 2
  let common = new Set(pieces.filter(isCommon).map(({ name }) => name))
  for (let size = -1; size !== common.size;) {
    size = common.size
    const isWhole = ({ name, imports }: CodeFile) => common.has(name) && imports.every((other) => common.has(other))
    common = new Set(pieces.filter(isWhole).map(({ name }) => name))
  }
  return common
}

/** Merges two files; the result has the name of the larger one. */
function merged(files: readonly CodeFile[], one: CodeFile, other: CodeFile): CodeFile[] {
  const [a, b] = one.bytes < other.bytes ? [other, one] : [one, other]
  const both = {
    ...a,
    bytes: a.bytes + b.bytes,
    modules: [...a.modules, ...b.modules],
    imports: [...a.imports, ...b.imports],
  }
  return files
    .filter((file) => file !== b)
    .map((file) => (file === a ? both : file))
    .map((file) => {
      const imports = new Set(file.imports.map((name) => (name === b.name ? a.name : name)))
      imports.delete(file.name)
      return { ...file, imports: [...imports] }
    })
}

/** The needed files of each page, followed by those of each lazily loaded part. */
function needsOf(files: readonly CodeFile[]): Set<string>[] {
  const byName = new Map(files.map((file) => [file.name, file]))
  const parts = files.filter(({ isPart }) => isPart).map(({ name }) => [name])
  return [...startsOf(files).values(), ...parts].map((starts) => closure(byName, starts))
}

/** The files that pages start with, without lazily loaded parts. */
const pageFiles = (files: readonly CodeFile[]): CodeFile[] => {
  const needs = needsOf(files).slice(0, startsOf(files).size)
  return files.filter(({ name }) => needs.some((needed) => needed.has(name)))
}

/** Merges files that exactly the same pages need. */
function mergeAlike(files: readonly CodeFile[]): CodeFile[] {
  const needs = needsOf(files).slice(0, startsOf(files).size)
  const pagesOf = ({ name }: CodeFile) => needs.map((needed) => Number(needed.has(name))).join('')
  const firsts = new Map<string, CodeFile>()
  const twin = files.find((file) => {
    const pages = pagesOf(file)
    return pages.includes('1') && (firsts.has(pages) || void firsts.set(pages, file))
  })
  return twin ? mergeAlike(merged(files, firsts.get(pagesOf(twin))!, twin)) : [...files]
}

/**
 * The files of a build in which no page needs more than `maxFiles`, from the smallest possible pieces. Pieces that exactly the
 * same pages need are merged. Then files are merged in pairs: those that save a file on pages with too many at the lowest
 * cost in unneeded bytes (weighted by what a page already loads in vain; `base` is what every page loads anyway). The
 * weight of a file grows from round to round until there are few enough; of several starting weights the one counts by
 * which pages load least in vain. Pieces that no page starts with are left out.
 */
export function mergeFiles(pieces: readonly CodeFile[], maxFiles: number, base: number): CodeFile[] {
  const alike = mergeAlike(pieces)
  const results = FILE_WEIGHTS.map((weight) => mergeWithWeight(alike, maxFiles, base, weight))
  return pageFiles(results.toSorted((one, other) => one.cost - other.cost)[0]!.files)
}

function mergeWithWeight(alike: readonly CodeFile[], maxFiles: number, base: number, firstWeight: number) {
  let files = alike
  const pages = [...startsOf(alike).keys()]
  // Pages outside the console are visited once, with an empty cache. Lazy parts are used by few.
  const factors = [
    ...pages.map((page) => (page.startsWith('dashboard/') ? 1 : 4)),
    ...files.filter(({ isPart }) => isPart).map(() => PART_WEIGHT),
  ]
  let least: number[] | undefined
  const costOf = (page: number, bytes: number) => factors[page]! * (bytes / least![page]!) ** 8
  for (let fileWeight = firstWeight; ;) {
    const needs = needsOf(files)
    const isFull = (page: number) => page < pages.length && needs[page]!.size > maxFiles
    const byName = new Map(files.map((file) => [file.name, file]))
    const now = needs.map((needed) => [...needed].reduce((sum, name) => sum + byName.get(name)!.bytes, base))
    least ??= now
    if (fileWeight >= 10 || !pages.some((_, page) => isFull(page)))
      return { files, cost: pages.reduce((sum, _, page) => sum + costOf(page, now[page]!), 0) }
    const within = new Map(files.map(({ name }) => [name, closure(byName, [name])]))
    const weigh = (page: number, bytes: number, count: number) =>
      costOf(page, bytes) + (page < pages.length ? Math.max(0, count - maxFiles) * fileWeight : 0)
    /** The cost for a page of merging one of its files with another. */
    const cost = (page: number, other: CodeFile) => {
      const more = [...within.get(other.name)!].filter((name) => !needs[page]!.has(name))
      const bytes = more.reduce((sum, name) => sum + byName.get(name)!.bytes, now[page]!)
      const count = needs[page]!.size
      return weigh(page, bytes, count + more.length - 1) - weigh(page, now[page]!, count)
    }
    const gainOf = (a: CodeFile, b: CodeFile) =>
      needs.reduce((sum, needed, page) => {
        if (!needed.has(a.name)) return needed.has(b.name) ? sum - cost(page, a) : sum
        if (!needed.has(b.name)) return sum - cost(page, b)
        return isFull(page) ? sum + fileWeight : sum
      }, 0)
    const isUseful = (a: CodeFile, b: CodeFile) =>
      needs.some((n, page) => isFull(page) && n.has(a.name) && n.has(b.name))
    /** Whether a third file is imported by one and imports the other: merging the two would create a cycle. */
    const isBetween = (a: CodeFile, b: CodeFile) =>
      [...within.get(a.name)!, ...within.get(b.name)!]
        .filter((name) => name !== a.name && name !== b.name)
        .some((name) => within.get(name)!.has(a.name) || within.get(name)!.has(b.name))
    const best = files
      .flatMap((a, n) => files.slice(n + 1).flatMap((b) => (isUseful(a, b) ? [{ a, b, gain: gainOf(a, b) }] : [])))
      .filter(({ gain }) => gain > 0)
      .toSorted((one, other) => other.gain - one.gain)
      .find(({ a, b }) => !isBetween(a, b))
    if (best) files = merged(files, best.a, best.b)
    else fileWeight *= 1.3
  }
}
