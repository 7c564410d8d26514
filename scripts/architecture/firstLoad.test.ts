import { expect, test } from 'vitest'
import { app, type File, importsOf, isNode, type Node } from './source'

/** What runs before the rows of the talent search: the modules that its first files import, and what these import. */
const STARTS = ['main', 'routes/__root', 'routes/dashboard/$index/route', 'routes/dashboard/$index/_guarded']
const SCREEN = 'routes/dashboard/$index/_guarded/talentsearch'
/** No row needs these: they load when they are first used, or when the first screen is idle. */
const LATER = [
  ['dialogs and toasts', /\/(?:\w*Dialog|DialogWindow|Toasts|Relogin|InactivityWatch)\.tsx$/],
  ['popups and menus', /\/(?:\w*Popup|ActionMenu|AnchorMenu|OpenUserMenu|MenuDrawer|Palette)\.tsx$/],
  [
    'the filter form',
    /^src\/list\/filters\/(?:panel\/(?:FilterForm|Criterion|FilterWatch)|kinds\/(?:controls|\w+(?:Control|Field)))/,
  ],
  ['messages', /^src\/conversation\/(?!conversationConfig|replies\/(?:contactNote|useReplyCheck))|\/ListMessages/],
  ['saved filters', /^src\/list\/saved\/(?!useOfferedSearches)/],
  ['the poll of jobs', /\/(?:JobPoller|pollJob|startExport)\./],
  ['editing', /^src\/record\/(?!draftIndex|tab|unsavedForms)/],
  ['sign-in at the provider', /\/(?:identity\/(?:identity|signInStep|sharedSession|earlierCookies))\.ts$/],
  [
    'other contracts',
    /^src\/api\/contract\/(?:executive|vacancies|recruitment\/(?!answerFilter)|dashboard|infographic)/,
  ],
  ['charts, sheets, editor', /^src\/(?:ui\/charts|lib\/sheet|ui\/html\/(?!trustedTypes))/],
] as const
/** It loads the dialogs. */
const LOADER = 'src/ui/lazyDialog.tsx'
const LIMIT = 180

const files = new Map(app.map((file) => [file.path, file]))
const isType = (node: Node) =>
  node['importKind'] === 'type' ||
  node['exportKind'] === 'type' ||
  (Array.isArray(node['specifiers']) &&
    node['specifiers'].length > 0 &&
    node['specifiers'].every((one: Node) => one['importKind'] === 'type'))
/** The imports that run with the module: neither types nor what it loads later. */
const atOnce = (file: File) =>
  importsOf({
    ...file,
    nodes: file.nodes.filter(
      (node) => /^(?:Import|Export\w*)Declaration$/.test(node.type) && isNode(node['source']) && !isType(node),
    ),
  })
function evaluatedBy(starts: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    // Of the other routes only their addresses are there.
    if (seen.has(path) || path === 'src/routeTree.gen.ts' || !files.has(path)) return
    seen.add(path)
    for (const to of atOnce(files.get(path)!)) visit(to)
  }
  for (const start of starts) visit(`src/${start}.tsx`)
  return [...seen].filter((path) => !path.endsWith('.css')).toSorted()
}
const modules = evaluatedBy([...STARTS, SCREEN])

test.each(LATER)('%s are not evaluated before the rows of a search', (_, pattern) => {
  expect(modules.filter((path) => pattern.test(path) && path !== LOADER)).toEqual([])
})

test('few modules are evaluated before the rows of a search', () => {
  expect(modules).toContain('src/list/table/DataTable.tsx')
  expect(modules.length, modules.join('\n')).toBeLessThanOrEqual(LIMIT)
})
