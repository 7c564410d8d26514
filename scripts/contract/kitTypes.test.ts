import { expect, test } from 'vitest'
import { typeOf } from './kitTypes'

test.each([
  [{ type: 'integer', minimum: 0 }, 'number'],
  [{ anyOf: [{ type: 'string', pattern: 'a' }, { type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ enum: ['a', 1] }, '"a" | 1'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ const: 'x' }, '"x"'],
  [{ type: 'array', items: { type: 'boolean' } }, 'readonly (boolean)[]'],
  [{ type: 'object', additionalProperties: {} }, 'Readonly<Record<string, unknown>>'],
  [{ type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['a'] }, '{ "a": string; "b"?: unknown }'],
])('the type of %j is %s', (schema, type) => {
  expect(typeOf(schema)).toBe(type)
})
