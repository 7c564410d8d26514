// npm run dev: installs missing dependencies, then serves the sources with the embedded backend mounted in Vite. Honours PORT.
import { bin, exec, install } from './setup.mjs'

await install()
const { PORT } = process.env
exec([bin.vite, ...(PORT ? ['--port', PORT, '--strictPort'] : []), ...process.argv.slice(2)])
