import { z } from 'zod/mini'
import type { AnyEndpoint } from '~/api/endpoint'
import { invalid, Refusal } from './refusal'

const plain = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable ? plain(schema._zod.def.innerType) : schema

/** Converts a parameter by its schema; numbers only in canonical form, so '01' and '1.0' stay text. */
function value(schema: z.core.$ZodType | undefined, text: string): unknown {
  const isNumber = schema instanceof z.ZodMiniNumber && String(Number(text)) === text
  return isNumber ? Number(text) : text
}

function parameter(name: string, schema: z.core.$ZodType | undefined, texts: string[]): unknown {
  const kind = schema && plain(schema)
  if (kind instanceof z.ZodMiniArray) return texts.map((text) => value(plain(kind._zod.def.element), text))
  if (texts.length > 1) throw invalid(name, 'hanya boleh satu')
  return value(kind, texts[0] ?? '')
}

// Used if the contract gives no message of its own.
const reason = ({ code, input }: { code: string; input?: unknown }): string =>
  code === 'unrecognized_keys' ? 'tidak dikenal' : input === undefined ? 'wajib diisi' : 'tidak sesuai'

function parsed(schema: z.core.$ZodType, given: unknown, pathOfIssue: string): unknown {
  const { success, data, error } = z.safeParse(schema, given, { error: reason })
  if (success) return data
  const issue = error.issues[0]!
  const names = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])]
  throw invalid(names.map(String).join('.') || pathOfIssue, issue.message)
}

/** Decodes path values and query into the endpoint's parameters, strictly (wire decision G06). */
function parametersOf(endpoint: AnyEndpoint, values: Record<string, string>, query: URLSearchParams): object {
  const shape = endpoint.params._zod.def.shape
  const given = new Map<string, unknown>()
  for (const [name, text] of Object.entries(values)) given.set(name, value(shape[name], pathText(text)))
  for (const name of new Set(query.keys())) {
    const sent = parameter(name, shape[name], query.getAll(name))
    if (given.has(name) && !endpoint.repeats?.includes(name)) {
      throw invalid(name, 'tidak dikenal')
    }
    if (given.has(name) && given.get(name) !== sent) {
      throw invalid(name, 'di alamat dan di parameter berbeda')
    }
    given.set(name, sent)
  }
  const missing = endpoint.repeats?.find((name) => !query.has(name))
  if (missing !== undefined) throw invalid(missing, 'wajib diisi')
  return parsed(endpoint.params, Object.fromEntries(given), 'parameter') as object
}

function pathText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Refusal(400)
  }
}

/** Parses a body as JSON; undefined if empty. */
export function jsonOf(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('isi', 'bukan JSON')
  }
}

function bodyOf(endpoint: AnyEndpoint, body: unknown): { body?: unknown } {
  if (endpoint.body) return { body: parsed(endpoint.body, body, 'isi') }
  if (body === undefined) return {}
  throw invalid('isi', 'tidak dikenal')
}

/** The endpoint's validated input; throws 400 with the field's name if it does not match the schemas. */
export const inputOf = (
  endpoint: AnyEndpoint,
  sent: { values: Record<string, string>; query: URLSearchParams; body: unknown },
): Record<string, unknown> => ({
  ...parametersOf(endpoint, sent.values, sent.query),
  ...bodyOf(endpoint, sent.body),
})
