// npm run model: two users edit every kind of record in random order, 2,000 runs per kind (RECORD_RUNS) instead of the few
// of npm test. Takes minutes; the last result is in docs/testing.md.
import { bin, exec, install } from './setup.mjs'

await install()
exec([bin.vitest, 'run', '.model.test', ...process.argv.slice(2)], { RECORD_RUNS: process.env.RECORD_RUNS ?? '2000' })
