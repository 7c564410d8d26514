import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pageOfOne } from './openapiAnswers'
import { addExamples, sampleOf, shortened } from './openapiExamples'

type Json = Record<string, unknown>
const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { paths: Record<string, Json> }
type Content = { schema: Json; example?: unknown }
const resolve = (ref: string): Json =>
  ref
    .split('/')
    .slice(1)
    .reduce((at, name) => at[name] as Json, document as unknown as Json)
/** A schema with all references inlined. */
const whole = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(whole)
  if (typeof schema !== 'object' || schema === null) return schema
  if ('$ref' in schema) return whole(resolve(String(schema.$ref)))
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, whole(part)]))
}
const errorsOf = ({ schema, example }: Content) =>
  z.fromJSONSchema(whole(schema) as never).safeParse(example).error?.issues ?? []

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods)) as unknown as {
  operationId: string
  summary: string
  parameters?: Json[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { content?: Record<string, Content> }>
}[]

describe('the examples of docs/openapi.json', () => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    'of %s match their schemas',
    (_, { parameters = [], requestBody, responses, summary }) => {
      expect(summary).not.toBe('')
      const all = [
        ...parameters.map((one) => ('$ref' in one ? resolve(String(one['$ref'])) : one) as unknown as Content),
        ...[requestBody?.content, responses['200']!.content].flatMap((content) => content?.['application/json'] ?? []),
      ]
      expect(all.filter(({ example }) => example === undefined)).toEqual([])
      expect(all.flatMap(errorsOf)).toEqual([])
    },
  )
})
test('sampleOf makes a value for every kind of schema', () => {
  const schema = z.toJSONSchema(
    z.object({ corporateId: z.string(), day: z.iso.date(), n: z.int().min(3), one: z.union([z.null(), z.string()]) }),
  )
  expect(sampleOf(schema, resolve)).toEqual({ corporateId: 'COR0001', day: '2026-11-16', n: 3, one: null })
  expect(() => sampleOf({ type: 'string', pattern: '^nothing like it$' }, resolve, 'x')).toThrow('No example fits x')
})
test('a long list in an answer is cut, menus and lists to choose from are whole', () => {
  const list = (length: number) => Array.from({ length }, (_, n) => ({ id: n }))
  expect(shortened({ menu: list(500), companies: list(20_000) })).toEqual({ menu: list(500), companies: list(50) })
})
test('a page has one row, that of the record of the other examples', () => {
  const page = { content: [{ userId: 'USR-1' }, { userId: 'USR-BAYU' }], number: 0, totalElements: 9, first: true }
  const one = pageOfOne({ ...page, size: 100, totalPages: 1, last: true, numberOfElements: 2 })
  const own = { size: 1, totalPages: 9, last: false, numberOfElements: 1 }
  expect(one).toEqual({ ...page, ...own, content: [{ userId: 'USR-BAYU' }] })
})
test('the user of the examples signs in with the menus that their companies have', () => {
  const answerOf = (id: string) => {
    const { responses } = operations.find(({ operationId }) => operationId === id)!
    return (responses['200']!.content!['application/json']!.example as { result: unknown }).result
  }
  const { usr01 } = answerOf('loginOnSuccess') as { usr01: { corporate: { corporateId: string; menu: unknown }[] } }
  const menus = (list: { corporateId: string; menu: unknown }[]) =>
    Object.fromEntries(list.map((one) => [one.corporateId, one.menu]))
  const { content } = answerOf('listMenuCorporates') as { content: { corporateId: string; menu: unknown }[] }
  expect(content.length).toBeGreaterThan(1)
  expect(menus(usr01.corporate)).toEqual(menus(content))
})
test('an answer of the backend becomes the example', () => {
  const schema = { allOf: [{}, { type: 'object', properties: { result: { type: 'integer' } } }] }
  const content: Record<string, Content> = { 'application/json': { schema } }
  const read = { operationId: 'getCount', responses: { 200: { content } } }
  addExamples(
    { paths: { '/a': { get: read } }, components: { parameters: {}, responses: {} } },
    new Map([['getCount', 7]]),
  )
  expect(content['application/json']!.example).toEqual({ status: 'SUCCESS', message: null, result: 7 })
})
