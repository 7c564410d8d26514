import { makeBackend } from './backend'

// Measures the start and the searches of a world: npx vite build --ssr e2e/backend/bench.ts --outDir build/bench, then
// node build/bench/bench.js [population].

const population = Number(process.argv[2] ?? 2000)
const started = performance.now()
const backend = makeBackend({
  population,
  checkAnswers: false,
  // Signing in is not part of the measurement.
  makeIdentity: () => ({
    verify: (token) => token,
    fetch: async () => new Response(),
    settings: { idTokenSeconds: 3600 },
    revokeAll: () => {},
    putAccount: () => {},
    codeOf: () => '',
    users: new Map(),
    idTokenOf: () => '',
  }),
})
console.log(`start with ${population} people: ${Math.round(performance.now() - started)} ms`)

const searches: Readonly<Record<string, string>> = {
  'no filter': '',
  'page 100': '&start=100',
  'first name': '&firstNames=ayu',
  'company contains': '&companyNames=mentari',
  'born from': '&dobs=01011999&dobOperators=1',
  'province, grade, gender': '&countri=CO96&provinc=ID-JB&grade=3.5&gradeOperators=1&gender=F',
  'skill contains': '&skillNames=analisis',
  'languages, tests, content':
    '&language=LNG-EN&testInt01=INT-SOC&testGrit01=GRIT-H&setId=SET-0009&setStatuses=Complete',
}
for (const [name, query] of Object.entries(searches)) {
  const times: number[] = []
  let total = 0
  for (let i = 0; i < 21; i++) {
    const page = query.includes('start=') ? '' : '&start=0'
    const address = `http://bench/rest/console/population/pagingnew?corporateId=COR0001&length=10${page}${query}`
    const from = performance.now()
    const answer = await backend.answer(new Request(address, { headers: { authorization: 'budi.santoso' } }))
    const { result } = (await answer.json()) as { result: { totalElements: number } }
    times.push(performance.now() - from)
    total = result.totalElements
  }
  const median = times.toSorted((a, b) => a - b)[10]!
  console.log(`${name.padEnd(28)} ${median.toFixed(1).padStart(7)} ms  ${total} found`)
}
const before = performance.now()
for (let i = 0; i < 100; i++) {
  await backend.answer(new Request('http://bench/__mock/world', { headers: { 'x-mock-session': `bench-${i}` } }))
}
console.log(`a world: ${((performance.now() - before) / 100).toFixed(2)} ms`)
console.log(`memory: ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB`)
