// What a browser with all files of a build in its cache loads again after a deployment that changed one feature.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** The changed file, and pages with and without it. */
const CHANGED = 'src/features/talents/talentSearch.tsx'
const PATHS = ['/dashboard/$index/talentsearch', '/dashboard/$index/recruitment', '/dashboard/$index']

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
/** The files that a page of a build starts with: of its index.html and of its path. */
function filesOf(folder, path) {
  const html = readFileSync(`${folder}/index.html`, 'utf8')
  const { files, paths } = JSON.parse(/id="route-files">(.*?)<\/script>/.exec(html)[1])
  const start = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, name]) => name)
  return [...start, ...paths[path].map((index) => files[index])]
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
  const page = statSync(`${changedFolder}/index.html`).size
  return [
    [`After a change of ${CHANGED}`, 'files again', 'KB again', 'of the page'],
    ...PATHS.map((path) => {
      const files = filesOf(changedFolder, path)
      const again = files.filter((name) => !existsSync(`${folder}/${name}`))
      const sum = (names) => names.reduce((bytes, name) => bytes + sizeOf(name), 0)
      return [path, `${again.length} of ${files.length}`, kilobytes(sum(again)), kilobytes(sum(files) + page)]
    }),
  ]
}
