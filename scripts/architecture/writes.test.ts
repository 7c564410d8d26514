import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operationOf } from '../../e2e/support/operations'
import { contract } from '../../src/api/contract/index'
import { endpointsOf } from '../../src/api/endpoint'

// A write is sent once by a person's way through the screen, and its body is recorded (e2e/specs/golden).

const RECORDED = 'e2e/specs/golden/calls'
type Call = { operation: ReturnType<typeof operationOf>; body: unknown }
/** A call from its record: 'METHOD path?query body', the last two where it has them. */
function callFrom(record: string): Call {
  const [, method = '', address = '', body] = /^([A-Z]+) (.+?)(?: (\{.*\}))?$/.exec(record) ?? []
  return {
    operation: operationOf(method, `https://console.example${address}`),
    body: body === undefined ? undefined : JSON.parse(body),
  }
}
const calls = readdirSync(RECORDED).flatMap((file) =>
  Object.values<string[]>(JSON.parse(readFileSync(`${RECORDED}/${file}`, 'utf8')))
    .flat()
    .map(callFrom),
)

test('every write is in a golden file', () => {
  const recorded = new Set(calls.map(({ operation }) => operation))
  const missing = endpointsOf(contract).filter((one) => one.kind === 'write' && !recorded.has(one))
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('every body in a golden file is what the contract takes, unchanged', () => {
  for (const { operation, body } of calls.filter((call) => call.operation?.body))
    expect(operation!.body!.parse(body), operation!.name).toEqual(body)
})
