import { expect, test } from 'vitest'
import { backendForTests, callApi, send } from '../../e2e/backend/testBackend'
import { reads } from '../../e2e/backend/testReads'
import openapi from '../../docs/openapi.json'

type Described = { operationId: string; responses: object }

test('every refusal of a read, to somebody of another company or with few rights, is declared', async () => {
  const declared = new Map(
    Object.values(openapi.paths).flatMap((methods) =>
      Object.values(methods as Record<string, Described>).map(
        ({ operationId, responses }) => [operationId, Object.keys(responses)] as const,
      ),
    ),
  )
  const backend = backendForTests()
  await callApi(backend, '/__mock/seed', {
    body: { accounts: [{ username: 'lain', corporates: [{ corporateId: 'COR0003', rights: 'everything' }] }] },
  })
  const undeclared: string[] = []
  for (const [name, address] of reads)
    for (const as of ['lain', 'rudi.hartono']) {
      const { status } = await send(backend, address, { as })
      if (!declared.get(name)?.includes(String(status))) undeclared.push(`${name}: ${status}`)
    }
  expect(undeclared).toEqual([])
})
