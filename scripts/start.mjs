// npm start: installs and builds what is missing or changed, then serves console and embedded backend.
// Flags go to the server: --population N, --vacancies N, --latency MS, --backend-only (no pages are built).
import { become, build, fail, install } from './setup.mjs'

const flags = process.argv.slice(2)
await install()
const built = await build(flags.includes('--backend-only') ? ['server'] : ['pages', 'server'])
if (!built) fail('The build failed, see above.')
become(['build/server/serve.js', ...flags], { NODE_ENV: 'production' })
