import { samples } from '../../e2e/backend/testReads'
import { VACANCY } from './openapiAnswers'

type Json = { $ref?: string; pattern?: string } & Record<string, unknown>
type Content = Record<string, { schema: Json; example?: unknown }>
type Operation = {
  operationId: string
  parameters?: Json[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Json>; responses: Record<string, { content: Content; description: string }> }
}

/** Texts of the demo world; the first that matches a schema is used. */
const texts = [
  'COR0001',
  '16/11/2026',
  '2026-11-16',
  '16/11/2026 00:00',
  '16/11/2026 23:59',
  '16/11/2026 09:00',
  '2026-11-16 09:00',
  '2026-11-16T09:00:00+07:00',
  '16112026',
  '161120260900',
  '16-11-2026 09:00',
  '2026/11/16',
  'surat.pdf',
  'data.xlsx',
  '<p>Halo</p>',
  '08:00:00',
  '08:00',
  'Jakarta',
  'teks',
  '1',
  'ayu.wulandari@surel.example',
  '+6281234567890',
  'https://karier.example/lowongan',
  'QUJD',
  'int01,grit01',
  'VAC-AKTIF-01.STG-1',
  'firstName:Ayu',
  'Q-1:Ya',
]
/** Texts by the name of their field: the records that the answers are about. */
const textsByName: Readonly<Record<string, string>> = {
  ...samples,
  companyId: 'COR0001',
  klobVacancyCode: VACANCY,
  vacancyCode: VACANCY,
  jvCode: VACANCY,
  stageId: `${VACANCY}.STG-2`,
  messageText: '<p>Halo</p>',
  firstName: 'Bayu',
  lastName: 'Pratama',
  originalFilename: 'surat.pdf',
  base64: 'QUJD',
}
/** Bodies that name the user of the answers. */
const bodies: Readonly<Record<string, unknown>> = { loginOnSuccess: { userId: 'budi.santoso' } }

function fits(text: string, { pattern, format, minLength = 0, maxLength = 1e6 }: Json): boolean {
  if (text.length < Number(minLength) || text.length > Number(maxLength)) return false
  if (format === 'date') return /^\d{4}-\d\d-\d\d$/.test(text)
  if (format === 'date-time') return /^\d{4}-.*T.*\+/.test(text)
  if (format === 'email') return text.includes('@')
  if (format === 'uri') return text.startsWith('https:')
  return pattern === undefined || new RegExp(pattern).test(text)
}
function textFor(schema: Json, name: string): string {
  const own = textsByName[name]
  const plain = schema['pattern'] === undefined && schema['format'] === undefined ? ['teks'] : []
  const parts = (schema['allOf'] ?? []) as Json[]
  const found = [...(own === undefined ? [] : [own]), ...plain, ...texts].find((text) =>
    [schema, ...parts].every((part) => fits(text, part)),
  )
  if (found === undefined) throw new Error(`No example fits ${name}: ${JSON.stringify(schema)}`)
  return found
}
function numberFor({ minimum, exclusiveMinimum, maximum = 1e9 }: Json): number {
  const least = Number(minimum ?? (exclusiveMinimum === undefined ? 1 : Number(exclusiveMinimum) + 1))
  return Math.min(Math.max(least, 0), Number(maximum))
}

/** A value that matches a schema, with texts of the demo world. */
export function sampleOf(schema: Json, resolve: (ref: string) => Json, name = ''): unknown {
  const again = (part: unknown, of = name) => sampleOf(part as Json, resolve, of)
  if (schema.$ref) return again(resolve(schema.$ref))
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  const union = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined
  if (union) return again(union[0])
  const type = Array.isArray(schema['type']) ? schema['type'][0] : schema['type']
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Json).map(([field, part]) => [field, again(part, field)]),
      )
    case 'array':
      return schema['maxItems'] === 0 ? [] : [again(schema['items'] ?? {})]
    case 'string':
      return textFor(schema, name)
    case 'integer':
    case 'number':
      return numberFor(schema)
    case 'boolean':
      return true
    default:
      return null
  }
}

/** Menus and lists to choose from are whole, but of twenty thousand companies the first are enough. */
const MAX_ENTRIES = 500
const FIRST_ENTRIES = 50

/** Cuts lists that no reader of the document needs whole. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, value.length > MAX_ENTRIES ? FIRST_ENTRIES : undefined).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]))
}

/** Adds examples to a document: answers of the embedded backend if available, generated values otherwise. */
export function addExamples(document: Json, answers: ReadonlyMap<string, unknown>): void {
  const { paths, components } = document as unknown as Document
  const resolve = (ref: string) =>
    ref
      .split('/')
      .slice(1)
      .reduce((at, name) => at[name] as Json, document)
  const exemplify = (parameter: Json) => {
    if (!('$ref' in parameter))
      parameter['example'] = sampleOf(parameter['schema'] as Json, resolve, String(parameter['name']))
  }
  for (const parameter of Object.values(components.parameters)) exemplify(parameter)
  for (const { content, description } of Object.values(components.responses))
    content['application/json']!.example = { status: 'ERROR', message: description, result: null }
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const parameter of operation.parameters ?? []) exemplify(parameter)
    const body = operation.requestBody?.content['application/json']
    if (body) body.example = bodies[operation.operationId] ?? sampleOf(body.schema, resolve)
    const success = operation.responses['200']!.content?.['application/json']
    if (!success) continue
    const [, { properties }] = success.schema['allOf'] as [Json, { properties: { result: Json } }]
    const answer = answers.get(operation.operationId)
    const result = answer === undefined ? sampleOf(properties.result, resolve) : shortened(answer)
    success.example = { status: 'SUCCESS', message: null, result }
  }
}
