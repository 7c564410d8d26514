import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keepLoaders } from './loadersOnce'

const code = readFileSync('node_modules/@tanstack/router-core/dist/esm/router.js', 'utf8')
type LazyFn = (load: () => Promise<object>, key: string) => (input: string) => Promise<string>
/** The router's own `lazyFn`, after the change. */
async function changedLazyFn(): Promise<LazyFn> {
  const [source] = /function lazyFn\(fn, key\) \{[^]*?\n\}/.exec(keepLoaders(code))!
  const module = (await import(`data:text/javascript,${encodeURIComponent(`export ${source}`)}`)) as { lazyFn: LazyFn }
  return module.lazyFn
}

test('a loader is imported once', async () => {
  let imports = 0
  const load = async () => {
    imports += 1
    return { loader: (input: string) => `loaded ${input}` }
  }
  const loader = (await changedLazyFn())(load, 'loader')
  expect([await loader('1'), await loader('2'), imports]).toEqual(['loaded 1', 'loaded 2', 1])
})
test('a loader that failed to load is imported again', async () => {
  let imports = 0
  const load = async () => {
    imports += 1
    if (imports === 1) throw new Error('offline')
    return { loader: (input: string) => `loaded ${input}` }
  }
  const loader = (await changedLazyFn())(load, 'loader')
  await expect(loader('1')).rejects.toThrow('offline')
  expect(await loader('2')).toBe('loaded 2')
})
test('another way of the router is noticed', () => {
  expect(() => keepLoaders('export const lazyFn = 1')).toThrow('another way')
})
