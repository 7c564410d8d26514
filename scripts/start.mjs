// npm start: installs and builds whatever is missing or outdated, then serves console and embedded backend.
// Flags are passed to the server: --population N, --vacancies N, --latency MS, --backend-only (builds no pages).
import { build, exec, fail, install } from './setup.mjs'

const flags = process.argv.slice(2)
await install()
const built = await build(flags.includes('--backend-only') ? ['server'] : ['pages', 'server'])
if (!built) fail('The build failed, see above.')
exec(['build/server/serve.js', ...flags], { NODE_ENV: 'production' })
