import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify as terser } from 'terser'
import { minify, type Plugin, type TerserOptions } from 'vite'

/**
 * The bundler's own minifier, which runs before terser: after both, a page is 1.0 to 1.3 % smaller than after this one alone, for
 * 15 s more of a build.
 */
export const minifyFirst = (): Plugin => ({
  name: 'minify-first',
  // Neither the server's half nor a build that is to be read (`--minify false`).
  applyToEnvironment: ({ config }) => config.build.minify !== false,
  renderChunk: (code, { fileName }) => minify(fileName, code, { module: true, sourcemap: true }),
})

/** Nothing that assumes code without side effects: `pure_getters` and `unsafe_arrows` broke the editor. */
export const terserOptions: TerserOptions = {
  ecma: 2020,
  module: true,
  compress: { passes: 3 },
}

/** Minifies the first script of every page, which waits for it; browsers that the console does not support run it, too. */
export const minifyHead = (): Plugin => ({
  name: 'minify-head',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }) {
    const path = join(dir, 'head.js')
    const { code = '' } = await terser(readFileSync(path, 'utf8'), { ecma: 5 })
    writeFileSync(path, code)
  },
})
