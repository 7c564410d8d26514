// The floor's backend: two lists of 1,000 records with 20 columns, paged by 10, filtered by part of the second column.
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

const WORDS =
  'amber birch cedar delta ember fjord grove haven iris jade karst lunar maple north ocean pearl quartz river stone tidal'.split(
    ' ',
  )
const COLUMNS = 20
const make = (prefix) =>
  Array.from({ length: 1000 }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) =>
      column === 0
        ? `${prefix}-${row + 1}`
        : `${WORDS[(row * 7 + column * 3) % WORDS.length]} ${(row * 31 + column * 17) % 1000}`,
    ),
  )
const lists = { candidates: make('CAND'), jobs: make('JOB') }
const columns = Array.from({ length: COLUMNS }, (_, n) => `Column ${n + 1}`)

/** Starts it on a free port; returns its origin and a function to stop it. */
export async function startFloorApi() {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost')
    const all = lists[pathname.split('/')[2]]
    if (!all) return response.writeHead(404).end()
    const keyword = searchParams.get('q') ?? ''
    const hits = keyword ? all.filter((row) => row[1].includes(keyword)) : all
    const start = Number(searchParams.get('page') ?? 0) * 10
    const body = gzipSync(JSON.stringify({ columns, rows: hits.slice(start, start + 10), total: hits.length }))
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', 'content-length': body.length }
    return response.writeHead(200, headers).end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
