import type { Plugin } from 'vite'

const AWAITED =
  /return async \(\.\.\.args\) => \{\s*return \(await fn\(\)\)(\[key \|\| "default"\]\(\.\.\.args\));\s*\};/

/** The router's code with a loader's module kept after its first load; throws where that code reads otherwise. */
export function keepLoaders(code: string): string {
  if (!AWAITED.test(code)) throw new Error('The router imports its loaders in another way: look at loadersOnce.')
  return code.replace(AWAITED, 'let loaded; return async (...args) => (loaded ??= await fn())$1;')
}

/**
 * The router imports the module of a loader at each navigation. That of one which is there already still ends the task, so
 * the old page is painted once more between a press and its answer.
 */
export const loadersOnce = (): Plugin => ({
  name: 'loaders-once',
  apply: 'build',
  transform: { filter: { id: /\/router-core\/dist\/esm\/router\.js/ }, handler: keepLoaders },
})
