import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Backend } from '../backend'
import { worldFile, type WorldFile } from '../worldFiles'
import { BadFlag } from './flags'

/** Reads the file of a world; throws a `BadFlag` if it is invalid. */
export function readWorld(path: string): WorldFile {
  if (!existsSync(path)) throw new BadFlag(`There is no file ${path}.`)
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new BadFlag(`${path} is not JSON.`)
  }
  const { data, error } = worldFile.safeParse(content)
  const issue = error?.issues[0]
  if (issue) throw new BadFlag(`${path} is not a world: ${issue.path.join('.')}: ${issue.message}`)
  return data!
}

/** Debounce of writes before the file is saved. */
const DELAY_MS = 300
const control = (command: string, init?: RequestInit) => new Request(`http://localhost/__mock/${command}`, init)

/** A backend with its default world in a file: loaded now if the file exists, saved after changes and by `save`. */
export async function withFileStorage(
  path: string,
  backend: Backend,
): Promise<Backend & { save: () => Promise<void> }> {
  if (existsSync(path)) {
    const body = JSON.stringify(readWorld(path))
    const answer = await backend.answer(control('restore', { method: 'POST', body }))
    const { error } = (await answer.json()) as { error?: string }
    if (error) throw new BadFlag(`${path} is not a world: ${error}`)
  }
  let timer: NodeJS.Timeout | undefined
  const save = async () => {
    clearTimeout(timer)
    const snapshot = await (await backend.answer(control('snapshot'))).text()
    // Written to a temporary file first, so that a crash leaves the old file or the new one.
    writeFileSync(`${path}.new`, snapshot)
    renameSync(`${path}.new`, path)
  }
  return {
    save,
    async answer(request, origin) {
      const answer = await backend.answer(request, origin)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        clearTimeout(timer)
        timer = setTimeout(() => void save(), DELAY_MS)
      }
      return answer
    },
  }
}
