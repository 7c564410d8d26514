import { reads } from '../../e2e/backend/testReads'
import { backendForTests, send } from '../../e2e/backend/testBackend'

const ORIGIN = /http:\/\/console\.test/g

/** The demo world's answers to all reads, by operation. */
export async function answersOfReads(): Promise<ReadonlyMap<string, unknown>> {
  const backend = backendForTests({ population: 300 })
  await send(backend, '/__mock/seed', {
    as: undefined,
    body: { savedQueries: [{ family: 'applicant' }, { family: 'tracking' }] },
  })
  const answers = new Map<string, unknown>()
  for (const [name, address] of reads) {
    const response = await send(backend, address)
    if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) continue
    const { result } = JSON.parse((await response.text()).replace(ORIGIN, 'https://konsol.example')) as {
      result: unknown
    }
    answers.set(name, result)
  }
  return answers
}
