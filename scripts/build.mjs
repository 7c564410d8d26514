// npm run build: dist/ (pages, compressed) and build/server (the server), whether or not sources changed.
import { build, fail, install } from './setup.mjs'

await install()
if (!(await build(undefined, { force: true }))) fail('The build failed, see above.')
