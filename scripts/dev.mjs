// npm run dev: installs what is missing, then serves the sources; the embedded backend is mounted in Vite. PORT as elsewhere.
import { become, bin, install } from './setup.mjs'

await install()
const { PORT } = process.env
become([bin.vite, ...(PORT ? ['--port', PORT, '--strictPort'] : []), ...process.argv.slice(2)])
