// Bundles server/ with all that it imports, for machines without the packages: the program for Node, and the handler alone.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'build/vacancyPages',
    rolldownOptions: {
      input: { node: 'server/node.ts', vacancyPages: 'server/vacancyPages.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
})
