import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const QUERY = '?program'

/**
 * `import program from './reader?program'`: a module with all that it imports, as one text for a worker of Node. A worker
 * has no sources of its own: the server is one file, and tests run without a build.
 */
export const programs = () => ({
  name: 'programs',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith(QUERY)) return undefined
    const module = await this.resolve(id.slice(0, -QUERY.length), importer, { skipSelf: true })
    return module && `${module.id}${QUERY}`
  },
  async load(id) {
    if (!id.endsWith(QUERY)) return undefined
    const bundle = await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
      ssr: { noExternal: true },
      build: {
        ssr: id.slice(0, -QUERY.length),
        write: false,
        minify: true,
        rolldownOptions: { output: { format: 'cjs' } },
      },
    })
    const [{ code }] = bundle.output
    return `export default ${JSON.stringify(code)}`
  },
})
