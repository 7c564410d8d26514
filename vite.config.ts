import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { embeddedBackend } from './e2e/backend/server/plugin.ts'
import { chunkGroups } from './scripts/bundle/chunkGroups.ts'
import { programs } from './scripts/bundle/program.mjs'
import { loadersOnce } from './scripts/bundle/loadersOnce.ts'
import { minifyFirst, minifyHead, terserOptions } from './scripts/bundle/minify.ts'
import { stableNames } from './scripts/bundle/stableNames.ts'
import { compileHint, routeFiles } from './scripts/bundle/routeFiles.ts'
import { buildTargets } from './scripts/bundle/supportedBrowsers.mjs'
import { startFrame } from './scripts/bundle/startFrame.ts'

/** How many files of scripts a page may need. */
const FILES = 11

/** Version and commit, in index.html: a file of the build that held them would be another one with each commit. */
function buildName() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  return `${version} (${stdout?.trim() || new Date().toISOString().slice(0, 16)})`
}

/** What makes the modules out of the sources, for the tests, too. */
export const sources = () => ({
  plugins: [
    programs(),
    {
      name: 'build-name',
      transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'build', content: buildName() } }],
    },
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders go with their component: what they import stays out of the first download.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
      quoteStyle: 'single',
    }),
    react(),
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  // The identity library reads `global`, which a browser does not have.
  define: { global: 'globalThis' },
  build: { target: buildTargets, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
})

/** Those of a build: what loads its lazy parts belongs to the first file, too. */
const withParts = () => ({ ...sources(), plugins: [...sources().plugins, stableNames()] })

export default defineConfig(async ({ command, isSsrBuild }) => ({
  ...withParts(),
  plugins: [
    ...withParts().plugins,
    startFrame(),
    routeFiles(),
    compileHint(),
    minifyHead(),
    loadersOnce(),
    embeddedBackend(),
    minifyFirst(),
  ],
  build: {
    ...sources().build,
    minify: isSsrBuild ? false : ('terser' as const),
    terserOptions,
    license: !isSsrBuild && { fileName: 'licences.txt' },
    // In kB before compression: the server is one file that nobody downloads, the editor the largest part of a page.
    chunkSizeWarningLimit: isSsrBuild ? 5000 : 600,
    rolldownOptions: {
      output: {
        codeSplitting: command === 'build' && !isSsrBuild && { groups: await chunkGroups(withParts(), FILES) },
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
}))
