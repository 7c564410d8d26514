type Preload = (load: () => Promise<unknown>, files: readonly string[]) => Promise<unknown>

/** The files of a build by number, besides those that every page starts with, and what each of them needs. */
export type FileTable = { files: readonly string[]; needs: readonly (readonly number[])[] }

/** The name of a script without the hash of its content. */
export const nameOf = (file: string) => /^(.+)-.{7}\.js$/.exec(file)?.[1]

/** The numbers of a file and all that it needs: style sheets after those that they must come after. */
function withNeeds({ needs }: FileTable, file: number, found = new Set<number>()): Set<number> {
  if (found.has(file)) return found
  found.add(file)
  for (const needed of needs[file]!) withNeeds({ files: [], needs }, needed, found)
  return found
}

/** Imports a file of the table by its name, and loads what it needs beside it. */
export const importFrom =
  (table: FileTable, preload: Preload, load: (address: string) => Promise<unknown>) =>
  (name: string): Promise<unknown> => {
    const file = table.files.findIndex((one) => nameOf(one) === name)
    const addresses = [...withNeeds(table, file)].map((one) => `assets/${table.files[one]}`)
    return preload(() => load(`/${addresses[0]}`), addresses)
  }

/** Gives the page `importPart`, by which the files of a build import each other: none has to know another's hash. */
export function startPartLoader(preload: Preload) {
  const table = JSON.parse(document.getElementById('files')!.textContent) as FileTable
  const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address)
  Object.assign(globalThis, { importPart: importFrom(table, preload, load) })
}
