// What a browser with all files of a build in its cache loads again after a deployment that changed one feature.
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** The changed file, and pages with and without it. */
const CHANGED = 'src/features/talents/talentSearch.tsx'
const PATHS = ['/dashboard/$index/talentsearch', '/dashboard/$index/recruitment', '/dashboard/$index']

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
/** The files that a page of a build starts with: index.html, those that it names, and of its path all that they need. */
function filesOf(folder, path) {
  const html = readFileSync(`${folder}/index.html`, 'utf8')
  const { files, needs, paths } = JSON.parse(/id="files">(.*?)<\/script>/.exec(html)[1])
  const start = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, name]) => name)
  const own = new Set(paths[path])
  for (const file of own) for (const needed of needs[file]) own.add(needed)
  return ['index.html', ...start, ...[...own].map((file) => `assets/${files[file]}`)]
}

/** Builds the console with one changed file, and compares it with a build. */
export async function measureDeployment(folder, changedFolder) {
  await build({
    logLevel: 'error',
    build: { outDir: changedFolder, emptyOutDir: true },
    plugins: [
      {
        name: 'one-change',
        enforce: 'post',
        transform: (code, id) => (id.endsWith(CHANGED) ? `${code}\nglobalThis.isChanged = true` : undefined),
      },
    ],
  })
  const sizeOf = (name) => brotliCompressSync(readFileSync(`${changedFolder}/${name}`)).length
  return [
    [`After a change of ${CHANGED}`, 'files again', 'KB again', 'of the page'],
    ...PATHS.map((path) => {
      const files = filesOf(changedFolder, path)
      // index.html names the commit.
      const again = files.filter((name) => name === 'index.html' || !existsSync(`${folder}/${name}`))
      const sum = (names) => names.reduce((bytes, name) => bytes + sizeOf(name), 0)
      return [path, `${again.length} of ${files.length}`, kilobytes(sum(again)), kilobytes(sum(files))]
    }),
  ]
}
