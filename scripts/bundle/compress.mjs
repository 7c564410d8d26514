// Writes .br and .gz beside every text file of a folder, so that the server compresses nothing at run time. The settings
// are skipped: they are edited after the build.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const [folder] = process.argv.slice(2)
const TEXT = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/
// Compressing smaller files saves no packet.
const SMALLEST = 512

for (const name of readdirSync(folder, { recursive: true })) {
  const path = join(folder, name)
  if (!TEXT.test(path) || name === 'config.json' || !statSync(path).isFile()) continue
  const bytes = readFileSync(path)
  if (bytes.length < SMALLEST) continue
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
