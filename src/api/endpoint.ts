import { z } from 'zod/mini'
import type { Right, VacancyFlag } from '~/lib/rules/rights'
import type { Rule } from '~/lib/rules/rules'
import { queryPairs } from '~/lib/url/searchParams'
import { fieldsOf } from '~/lib/fields'

type Method = 'GET' | 'POST' | 'DELETE'

/** A cache tag of what reads show and writes change: a type ('stages') or one record of a type ('applicant:U-1'). */
export type Tag = string

/** What a write is among its user's own actions. */
export const actionKinds = ['move', 'note', 'message', 'ticket', 'export', 'upload', 'vacancy'] as const
type ActionKind = (typeof actionKinds)[number]
/** A list of people, named after its screen. */
export const actionLists = [
  'talentsearch',
  'recruitment',
  'recruitmentats',
  'es-admin-query',
  'recruitmentmatching',
] as const
/** One of these lists. */
export type ActionList = (typeof actionLists)[number]
/** An action, and the list that was exported, that contains the recipient, or whose file was uploaded. */
export type WriteAction = {
  kind: ActionKind
  list?: ActionList
  /** The name of the read that knows the person of a thread: a reply names the thread only. */
  thread?: string
}

/** Refusals that depend on the state or the body of a call; 400, 401 and 403 every call may get. */
export type RefusedStatus = 404 | 409 | 422

/**
 * One server operation as a value: the client, the query key, the mutation, the embedded backend's handler type
 * and the OpenAPI document are all derived from it.
 */
export type Endpoint<In extends object, Out, Wire = Out, Status extends RefusedStatus = RefusedStatus> = {
  /** The operation's name: query key, journal and faults of the embedded backend, operationId. */
  name: string
  summary: string
  /** Section of the documents, '1§7' for document 1 section 7; 'own' for what none of them asks for. */
  doc: string
  /** A write changes data, so it is sent once and never prefetched. Some writes of this API are GETs. */
  kind: 'read' | 'write'
  method: Method
  path: string
  /** What the contract lets it answer but success: an unknown record (404), a state (409), a broken rule of the body (422). */
  refuses: readonly Status[]
  /** Path segments and query parameters by name; closed: a parameter that is not listed is an error. */
  params: z.ZodMiniObject
  /** Path segments that the query repeats. */
  repeats?: readonly string[]
  /** Query parameters that are sent even when empty, because '' has a meaning there (wire decision A32). */
  sendsEmpty?: readonly string[]
  /** Whether visitors may call it; a signed-in user's token is sent all the same (wire decision G02). */
  open?: boolean
  /** Schema of the JSON body, if any; passed as `body` in the input. */
  body?: z.ZodMiniType
  /** Rules between query parameters; a broken one is 422. */
  rules: readonly Rule[]
  /** The right required within the corporate of the call. */
  right?: Right
  /** Flags of the job vacancy feature, at least one of which is required (document 3 §6). */
  flags?: readonly VacancyFlag[]
  result: z.ZodMiniType<Out, Wire>
  /** Media type when the answer is a file that the browser opens directly. */
  file?: string
  /** Tags of what a read shows. */
  provides(input: In): readonly Tag[]
  /** Tags of what a write changes: cached reads that provide one of them become stale. `result` is undefined without an answer. */
  invalidates(input: In, result: Out | undefined): readonly Tag[]
  /** Of a write: the action that is remembered of it, if any. */
  action?: WriteAction
  /** Carries the types of the input only. */
  readonly _in?: In
}
/** An endpoint of any types; `any` because In and Wire are invariant. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyEndpoint = Endpoint<any, any, any>
/** Input type of an endpoint. */
export type Input<E> = E extends Endpoint<infer In, infer _Out, infer _Wire> ? In : never
/** Parsed result type of an endpoint. */
export type Output<E> = E extends Endpoint<infer _In, infer Out, infer _Wire> ? Out : never
/** Statuses with which an endpoint may refuse. */
export type Refused<E> = E extends { refuses: readonly (infer Status extends RefusedStatus)[] } ? Status : never
/** Result type on the wire, before the contract parses it. */
export type Answer<E> = E extends Endpoint<infer _In, infer _Out, infer Wire> ? Wire : never

/** The schemas of the fields of an object's schema, by the object's type, which the schema has forgotten. */
const shapeOf = <T extends object>(schema: z.ZodMiniType | undefined) =>
  // The endpoint was made with a schema of this type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (schema as z.ZodMiniObject<{ [K in keyof T]-?: z.ZodMiniType<T[K], T[K]> }>).shape

/** The schemas of the fields of an endpoint's body, for the form that fills it in. */
export const bodyShape = <In extends { body: object }>({ body }: { body?: z.ZodMiniType; readonly _in?: In }) =>
  shapeOf<In['body']>(body)

/** The schemas of the parameters of an endpoint. */
export const paramShape = <In extends object>({ params }: { params: z.ZodMiniObject; readonly _in?: In }) =>
  shapeOf<In>(params)

/** Type of the parameters; a call without any takes an empty object. */
type ParamsOf<P extends z.ZodMiniObject> = string extends keyof z.infer<P> ? object : z.infer<P>
type Body<B extends z.ZodMiniType> = [B] extends [never] ? object : { body: z.infer<B> }
type Definition<P extends z.ZodMiniObject, Out, Wire, B extends z.ZodMiniType, Status extends RefusedStatus> = {
  name: string
  summary: string
  doc: string
  path: string
  refuses?: readonly Status[]
  params: P
  body?: B
  result: z.ZodMiniType<Out, Wire>
  repeats?: readonly string[]
  sendsEmpty?: readonly string[]
  open?: boolean
  rules?: readonly Rule[]
  right?: Right
  flags?: readonly VacancyFlag[]
  file?: string
}
/** Input of the endpoint with these schemas. */
type InputOf<P extends z.ZodMiniObject, B extends z.ZodMiniType> = ParamsOf<P> & Body<B>

/** Fixed tags, or tags computed from input and result. */
type Tags<Args extends readonly unknown[]> = readonly Tag[] | ((...args: Args) => readonly Tag[])
const tagsBy = <Args extends readonly unknown[]>(tags: Tags<Args> = []) =>
  typeof tags === 'function' ? tags : () => tags

/** Defines a read: a GET unless it takes a body. */
export const read = <
  P extends z.ZodMiniObject,
  Out,
  Wire,
  B extends z.ZodMiniType = never,
  Status extends RefusedStatus = never,
>(
  definition: Definition<P, Out, Wire, B, Status> & { provides?: Tags<[input: InputOf<P, B>]> },
): Endpoint<InputOf<P, B>, Out, Wire, Status> => ({
  refuses: [],
  rules: [],
  ...definition,
  kind: 'read',
  method: definition.body ? 'POST' : 'GET',
  provides: tagsBy(definition.provides),
  invalidates: () => [],
})

/** Defines a write: a POST unless `method` is given. */
export const write = <
  P extends z.ZodMiniObject,
  Out,
  Wire,
  B extends z.ZodMiniType = never,
  Status extends RefusedStatus = never,
>(
  definition: Definition<P, Out, Wire, B, Status> & {
    method?: Method
    action?: WriteAction
    invalidates?: Tags<[input: InputOf<P, B>, result: Out | undefined]>
  },
): Endpoint<InputOf<P, B>, Out, Wire, Status> => ({
  refuses: [],
  rules: [],
  kind: 'write',
  method: 'POST',
  ...definition,
  provides: () => [],
  invalidates: tagsBy(definition.invalidates),
})

/** The backend that serves a path: pages and open files are on the base backend (wire decision G01). */
export const hostOf = (path: string): 'base' | 'service' => (/^\/rest\/(page|open)\//.test(path) ? 'base' : 'service')

/** The envelope of every answer (wire decision G03). */
export const envelope = z.object({
  status: z.enum(['SUCCESS', 'ERROR']),
  message: z.nullable(z.string()),
  result: z.unknown(),
})

/** One page of rows; `number` counts pages from zero (wire decision G05). */
export const paged = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    content: z.array(row),
    number: z.int(),
    size: z.int(),
    totalPages: z.int(),
    totalElements: z.int(),
    first: z.boolean(),
    last: z.boolean(),
    numberOfElements: z.int(),
  })
/** A parsed page of rows. */
export type Paged<Row> = { content: Row[]; number: number; size: number; totalPages: number; totalElements: number }

/** The path with its segments filled in, the query pairs and the body of a call. */
export function address(
  endpoint: AnyEndpoint,
  input: object,
): { path: string; query: [string, string][]; body: unknown } {
  const { body, ...values }: Record<string, unknown> = fieldsOf(input)
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name])
    if (!endpoint.repeats?.includes(name)) delete values[name]
    return encodeURIComponent(value)
  })
  return { path, query: queryPairs(values, endpoint.sendsEmpty), body }
}

const isEndpoint = (part: object): part is AnyEndpoint => 'method' in part && 'path' in part && 'params' in part
/** Every endpoint within a contract at any depth; schemas and functions are skipped. */
export function endpointsOf(part: unknown, seen = new Set<unknown>()): AnyEndpoint[] {
  if (typeof part !== 'object' || part === null || '_zod' in part || seen.has(part)) return []
  seen.add(part)
  if (isEndpoint(part)) return [part]
  return Object.values(part).flatMap((inner) => endpointsOf(inner, seen))
}
