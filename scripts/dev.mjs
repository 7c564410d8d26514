// npm run dev: installs what is missing, then serves the sources; the embedded backend is mounted in Vite.
import { become, bin, install } from './setup.mjs'

await install()
become([bin.vite, ...process.argv.slice(2)])
