import { z } from 'zod/mini'
import { type AnyEndpoint, endpointsOf, envelope, hostOf } from '~/api/endpoint'
import { rightName } from '~/lib/rules/rights'
import type { Rule } from '~/lib/rules/rules'
import { declaredStatuses, isOnlyCompanyUnknown } from './declaredStatuses'

type Json = Record<string, unknown>
type Parameter = { name: string; in: 'path' | 'query' } & Json

/** The backend's failures by status (wire decision G04). */
const FAILURES = {
  400: ['BadRequest', 'A value breaks a schema of the contract'],
  401: ['Unauthorized', 'No session, or an expired one'],
  403: ['Forbidden', 'The right (x-permission) is missing'],
  404: ['NotFound', 'An id that does not exist'],
  409: ['Conflict', 'The state does not allow it'],
  422: ['Unprocessable', 'A rule between values is broken (x-query-rules)'],
  500: ['ServerError', 'The backend failed'],
} as const

const ref = (kind: 'schemas' | 'parameters' | 'responses', name: string) => ({ $ref: `#/components/${kind}/${name}` })
const content = (schema: Json) => ({ 'application/json': { schema } })

/** The JSON Schema of a schema's input, before transforms, as on the wire. */
function wireSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema as z.core.$ZodType, {
    io: 'input',
    override({ jsonSchema }) {
      // The range of JavaScript's integers is not part of the contract.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return json
}

function parameters(endpoint: AnyEndpoint): Parameter[] {
  const { properties = {}, required = [] } = wireSchema(endpoint.params) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).flatMap(([name, schema]): Parameter[] => {
    const inPath: Parameter = { name, in: 'path', required: true, schema }
    const inQuery: Parameter = {
      name,
      in: 'query',
      required: required.includes(name),
      ...(schema.type === 'array' ? { style: 'form', explode: true } : {}),
      schema,
    }
    if (!endpoint.path.includes(`{${name}}`)) return [inQuery]
    return endpoint.repeats?.includes(name) ? [inPath, inQuery] : [inPath]
  })
}

/** The rules between query parameters as a JSON Schema over the decoded query object (G13); it knows no order. */
function queryRules(rules: readonly Rule[]): Json | undefined {
  const needs: Record<string, string[]> = {}
  const others: Json[] = []
  for (const rule of rules) {
    if (rule.kind === 'pair') (needs[rule.value] ??= []).push(rule.companion)
    if (rule.kind === 'needs' || rule.kind === 'together') (needs[rule.name] ??= []).push(rule.needs)
    if (rule.kind === 'together') (needs[rule.needs] ??= []).push(rule.name)
    if (rule.kind === 'implies') {
      const given = { required: [rule.name], properties: { [rule.name]: { const: rule.is } } }
      others.push({ if: given, then: { required: [rule.needs] } })
    }
  }
  const order = rules.flatMap((rule) => (rule.kind === 'order' ? [[rule.from, rule.to]] : []))
  const [first, ...rest] = others
  const sentences = {
    ...(Object.keys(needs).length > 0 ? { dependentRequired: needs } : {}),
    ...(rest.length > 0 ? { allOf: others } : first),
    ...(order.length > 0 ? { 'x-order': order } : {}),
  }
  return Object.keys(sentences).length > 0 ? { type: 'object', ...sentences } : undefined
}

/** The description of 404 where the given contract has none. */
const COMPANY_UNKNOWN = "Another company than the caller's: our own ruling, of which the given contract says nothing"

/** The references to an operation's failures. */
const failures = (endpoint: AnyEndpoint): Record<string, Json> =>
  Object.fromEntries(
    declaredStatuses(endpoint).map((status) => {
      const name = status === 404 && isOnlyCompanyUnknown(endpoint) ? 'CompanyNotFound' : FAILURES[status][0]
      return [status, ref('responses', name)]
    }),
  )

const code = (name: string) => `\`${name}\``
/** A rule between query parameters as a sentence. */
function ruleText(rule: Rule): string {
  switch (rule.kind) {
    case 'pair':
      return `${code(rule.value)} needs ${code(rule.companion)}.`
    case 'needs':
      return `${code(rule.name)} needs ${code(rule.needs)}.`
    case 'together':
      return `${code(rule.name)} and ${code(rule.needs)} are sent together.`
    case 'implies':
      return `${code(rule.name)} = ${code(rule.is)} needs ${code(rule.needs)}.`
    case 'order':
      return `${code(rule.from)} is not after ${code(rule.to)}.`
    case 'required':
      return `${code(rule.name)} is required.`
  }
}

/** The description beyond the schemas: effect, access, rules, and references to the documents. */
function describe({ kind, right, flags, open, rules, doc }: AnyEndpoint): string {
  const sections = doc.replace(/(\d)§([\d.]+)/g, 'document $1 section $2')
  return [
    kind === 'write' ? 'Changes data: send it once.' : 'Changes nothing.',
    right && `Needs the menu entry ${code(rightName(right))} of the corporate.`,
    flags && `Needs one of the vacancy rights ${flags.map(code).join(', ')}.`,
    open && 'Visitors may call it without a session.',
    ...rules.map(ruleText),
    `Source: ${sections}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Named schemas: one shared by several operations is named after the first of them. */
function namedSchemas() {
  const schemas: Record<string, Json> = {}
  const names = new Map<string, string>()
  const refer = (name: string, schema: Json): Json => {
    if (schema.type === 'array' && !Array.isArray(schema.items) && (schema.items as Json)?.type === 'object')
      return { ...schema, items: refer(`${name}Item`, schema.items as Json) }
    if (schema.type !== 'object') return schema
    const key = JSON.stringify(schema)
    const known = names.get(key) ?? name
    names.set(key, known)
    schemas[known] = schema
    return ref('schemas', known)
  }
  return { schemas, refer }
}
const pascal = (name: string) => name[0]!.toUpperCase() + name.slice(1)

function operation(endpoint: AnyEndpoint, tag: string, list: Json[], refer: (name: string, s: Json) => Json): Json {
  const rules = queryRules(endpoint.rules)
  const result = refer(`${pascal(endpoint.name)}Result`, wireSchema(endpoint.result))
  const body = endpoint.body && refer(`${pascal(endpoint.name)}Body`, wireSchema(endpoint.body))
  const success = { allOf: [ref('schemas', 'Success'), { type: 'object', properties: { result } }] }
  return {
    operationId: endpoint.name,
    tags: [tag],
    summary: endpoint.summary,
    description: describe(endpoint),
    'x-doc': endpoint.doc,
    'x-host': hostOf(endpoint.path),
    ...(endpoint.right ? { 'x-permission': rightName(endpoint.right) } : {}),
    ...(endpoint.flags ? { 'x-permission': `jobvacancy.${endpoint.flags.join('|')}` } : {}),
    ...(endpoint.open ? { security: [{}, { sessionToken: [] }] } : {}),
    ...(rules ? { 'x-query-rules': rules } : {}),
    ...(list.length > 0 ? { parameters: list } : {}),
    ...(body ? { requestBody: { required: true, content: content(body) } } : {}),
    responses: {
      200: {
        description: 'Success',
        content: endpoint.file
          ? { [endpoint.file]: { schema: { type: 'string', format: 'binary' } } }
          : content(success),
      },
      ...failures(endpoint),
    },
  }
}

/** A parameter shared by several operations is defined once, by name; variants get a number. */
function shared(lists: Parameter[][]): { components: Record<string, Parameter>; refer: (p: Parameter) => Json } {
  const components: Record<string, Parameter> = {}
  const names = new Map<string, string>()
  const met = new Set<string>()
  for (const parameter of lists.flat()) {
    const key = JSON.stringify(parameter)
    if (met.has(key) && !names.has(key)) {
      let name = parameter.name
      for (let n = 2; name in components; n++) name = `${parameter.name}${n}`
      components[name] = parameter
      names.set(key, name)
    }
    met.add(key)
  }
  const refer = (parameter: Parameter) => {
    const name = names.get(JSON.stringify(parameter))
    return name === undefined ? parameter : ref('parameters', name)
  }
  return { components, refer }
}

const byKey = <V>(record: Record<string, V>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The OpenAPI document of a contract, whose members become tags; `tags` describes them. Throws if two endpoints have the
 * same name or path.
 */
export function openapiDocument(contract: object, version: string, tags: Readonly<Record<string, string>>): Json {
  const all = endpointsOf(contract)
  const tagOf = new Map(Object.entries(contract).flatMap(([tag, part]) => endpointsOf(part).map((one) => [one, tag])))
  const { schemas, refer: referSchema } = namedSchemas()
  const lists = all.map(parameters)
  const { components, refer } = shared(lists)
  const paths: Record<string, Record<string, Json>> = {}
  const names = new Set<string>()
  for (const [i, endpoint] of all.entries()) {
    const place = (paths[endpoint.path] ??= {})
    const method = endpoint.method.toLowerCase()
    if (names.has(endpoint.name)) throw new Error(`Two endpoints are named ${endpoint.name}`)
    if (place[method]) throw new Error(`Two endpoints are at ${endpoint.method} ${endpoint.path}`)
    names.add(endpoint.name)
    place[method] = operation(endpoint, tagOf.get(endpoint)!, lists[i]!.map(refer), referSchema)
  }
  const answer = (status: string, rest: Json) => ({
    allOf: [ref('schemas', 'Envelope'), { type: 'object', properties: { status: { const: status }, ...rest } }],
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Corporate console API',
      version,
      license: { name: 'UNLICENSED' },
      description:
        'Generated from src/api/contract. Requests are closed: a parameter or member that is not listed is an error. ' +
        'x-host names the backend (base or service), x-permission the menu entry or flag behind a call, x-query-rules a ' +
        'JSON Schema over the decoded query object, x-doc the section of the documents.',
    },
    servers: [{ url: '/', description: 'The embedded backend serves both hosts' }],
    security: [{ sessionToken: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: byKey(paths),
    components: {
      securitySchemes: {
        sessionToken: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The raw session id token, without "Bearer"',
        },
      },
      parameters: byKey(components),
      schemas: {
        Envelope: wireSchema(envelope),
        Success: answer('SUCCESS', {}),
        Failure: answer('ERROR', { message: { type: 'string' }, result: { type: 'null' } }),
        ...byKey(schemas),
      },
      responses: Object.fromEntries(
        [...Object.values(FAILURES), ['CompanyNotFound', COMPANY_UNKNOWN] as const].map(([name, description]) => [
          name,
          { description, content: content(ref('schemas', 'Failure')) },
        ]),
      ),
    },
  }
}
