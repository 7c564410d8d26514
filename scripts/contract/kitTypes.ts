import { seedSchema } from '../../e2e/backend/worldFiles'
import { contract } from '../../src/api/contract/index'
import { endpointsOf } from '../../src/api/endpoint'
import { rights } from '../../src/lib/rules/rights'

type Json = Readonly<Record<string, unknown>>

/** Converts a JSON Schema to a TypeScript type; what types cannot express, such as patterns, is left out. */
export function typeOf(schema: Json | boolean | undefined): string {
  if (typeof schema !== 'object') return 'unknown'
  const union = (schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined
  if (union) return [...new Set(union.map(typeOf))].join(' | ')
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ')
  if (Array.isArray(schema['type'])) return schema['type'].map((type) => typeOf({ ...schema, type })).join(' | ')
  switch (schema['type']) {
    case 'array':
      return `readonly (${typeOf(schema['items'] as Json)})[]`
    case 'object':
      return objectOf(schema)
    case 'integer':
      return 'number'
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema['type']
    default:
      return 'unknown'
  }
}
function objectOf({ properties, required = [], additionalProperties }: Json): string {
  if (!properties) return `Readonly<Record<string, ${typeOf(additionalProperties as Json)}>>`
  const fields = Object.entries(properties as Record<string, Json>).map(
    ([name, field]) =>
      `${JSON.stringify(name)}${(required as readonly string[]).includes(name) ? '' : '?'}: ${typeOf(field)}`,
  )
  return `{ ${fields.join('; ')} }`
}

/** The source of the kit's types: seeds, operations, and the menu entries of each right. */
export function kitTypes(): string {
  const operations = endpointsOf(contract).map(({ name }) => `'${name}'`)
  const entries = Object.entries(rights).map(
    ([name, right]) => `${name}: ${JSON.stringify('anywhere' in right ? [right.anywhere] : right)}`,
  )
  return `// Generated from the schemas of the embedded backend: npm run kit.

/** What can be seeded, by kind: partial records; the rest is filled in. */
export type Seed = ${typeOf(seedSchema())}
/** An operation of the API; a name from elsewhere is a plain string. */
export type Operation = ${operations.toSorted().join(' | ')} | (string & Record<never, never>)
/** The menu entries that a recruiter needs, by what they permit. */
export const rights = { ${entries.join(', ')} } as const
`
}
