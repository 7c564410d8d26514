import { z } from 'zod/mini'
import { limitOf, maximumOf, minimumOf } from '~/api/limits'
import { cleaned } from '~/lib/texts/cleaned'
import { tooLong } from '~/lib/texts/textLimit'
import { dayText, parseTypedDay } from '~/lib/time/dates'
import { dayError, spanErrors } from '~/lib/time/daySpan'
import type { Items } from '~/record/items'
import type { Errors } from '~/record/recordValues'

/*
 * A form has one schema, made of a codec for each field: from the raw input, which may be anything, to what the body of
 * the contract takes, and back. Its errors are those of the form, its result is the body.
 */

type Wired<Raw, Wire> = {
  wire: z.ZodMiniType<Wire, Wire>
  toWire(raw: Raw): Wire
  toRaw(stored: Wire | undefined): Raw
}
/** A field: its raw input, and the value in the contract's body. Not zod's own codec, which all pages would load. */
type Codec<Raw, Wire> = z.ZodMiniType<Wire, Raw> & Wired<Raw, Wire>
/** The fields of a form; one that is sent as it is has a schema alone. */
type Codecs = Readonly<Record<string, z.ZodMiniType & Partial<Wired<unknown, unknown>>>>
/** Makes a field of its own kind. */
export function codec<Raw, Wire>(errorOf: (raw: Raw) => string | undefined, wired: Wired<Raw, Wire>): Codec<Raw, Wire>
// The pipe takes any input, so that a check sees what is no value of the field, too; its type is Raw to Wire.
export function codec(errorOf: (raw: unknown) => string | undefined, wired: Wired<unknown, unknown>) {
  return Object.assign(z.pipe(z.unknown().check(refusing(errorOf)), z.transform(wired.toWire)), wired)
}

/** Makes a field of the kinds below. Their wire type is generic, so the compiler cannot see that what they send fits it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const kind = codec as <Raw, Wire>(
  errorOf: (raw: Raw) => string | undefined,
  wired: Omit<Wired<Raw, Wire>, 'toWire'> & { toWire: (raw: Raw) => unknown },
) => Codec<Raw, Wire>

/** A check of the raw input: the text of its error, or undefined. */
export const refusing = <Raw>(errorOf: (raw: Raw) => string | undefined) =>
  z.check<Raw>((payload) => {
    const message = errorOf(payload.value)
    if (message !== undefined) payload.issues.push({ code: 'custom', message, input: payload.value })
  })

type Texts = {
  /** The error of a blank text; without it, the text may be blank. */
  required?: string
  /** Sent as typed. */
  isVerbatim?: boolean
  /** What the text means; a single line is cleaned. */
  read?: (text: string) => string
  /** Other errors than a blank text, instead of that of a long one. */
  refuse?: (text: string) => string | undefined
}
const cleanedLine = (text: string) => (text.includes('\n') ? text.trim() : cleaned(text))
/** A typed text; blank is null where the contract takes null. */
export function typedText<Wire extends string | null | undefined>(
  wire: z.ZodMiniType<Wire, Wire>,
  { required, isVerbatim = false, read = cleanedLine, refuse = (text) => tooLong(text, limitOf(wire)) }: Texts = {},
): Codec<string, Wire> {
  const errorOf = (text: string) => (required !== undefined && cleaned(text) === '' ? required : refuse(text))
  const sent = (text: string) => (isVerbatim ? text : read(text))
  return kind<string, Wire>(errorOf, {
    wire,
    toWire: (text) => sent(text) || (required === undefined ? null : ''),
    toRaw: (stored) => stored ?? '',
  })
}

/** A typed day: DDMMYYYY or the raw input, sent as DD/MM/YYYY with a time of day where the contract wants one. */
export const typedDay = <Wire extends string | null | undefined>(
  wire: z.ZodMiniType<Wire, Wire>,
  clock = '',
): Codec<string | null, Wire> =>
  kind<string | null, Wire>((day) => dayError(day ?? undefined), {
    wire,
    toWire: (day) => (day === null ? null : dayText(day) + clock),
    toRaw: (stored) => filterDayOf(stored) ?? null,
  })
const DAY_LENGTH = 'DD/MM/YYYY'.length
const filterDayOf = (stored: string | null | undefined) =>
  stored == null ? undefined : parseTypedDay(stored.slice(0, DAY_LENGTH))

/** The smallest and the largest number that the contract accepts. */
export type Bounds = { minimum: number; maximum: number }
/** A typed number, or the text while it is none. */
export const typedNumber = <Wire extends number | null | undefined>(
  wire: z.ZodMiniType<Wire, Wire>,
  errorOf: (typed: number | string | null, bounds: Bounds) => string | undefined,
): Codec<number | string | null, Wire> =>
  kind<number | string | null, Wire>(
    (typed) => errorOf(typed, { minimum: minimumOf(wire), maximum: maximumOf(wire) }),
    {
      wire,
      toWire: (typed) => typed,
      toRaw: (stored) => stored ?? null,
    },
  )

/** A value that must be chosen; null until then. */
export const requiredChoice = <Wire>(wire: z.ZodMiniType<Wire, Wire>, required: string): Codec<Wire | null, Wire> =>
  kind<Wire | null, Wire>((value) => (value === null ? required : undefined), {
    wire,
    toWire: (value) => value,
    toRaw: (stored) => stored ?? null,
  })

/** A value that may be chosen; null until then. */
export const optionalChoice = <Wire>(wire: z.ZodMiniType<Wire, Wire>): Codec<NonNullable<Wire> | null, Wire> =>
  kind<NonNullable<Wire> | null, Wire>(() => undefined, {
    wire,
    toWire: (value) => value,
    toRaw: (stored) => stored ?? null,
  })

type Options<Wire> = {
  /** What is sent for an id; undefined if it is not among the options. */
  of: (id: string) => Wire | undefined
  idOf: (stored: Wire) => string
  /** The error without a choice; without it, the choice may be left out. */
  required?: string
}
/** An option that is chosen by its id, and sent as something else. */
export const chosenById = <Wire>(
  wire: z.ZodMiniType<Wire, Wire>,
  { of, idOf, required }: Options<NonNullable<Wire>>,
): Codec<string | null, Wire> => {
  const find = (id: string | null) => (id === null ? undefined : of(id))
  return kind<string | null, Wire>((id) => (find(id) === undefined ? required : undefined), {
    wire,
    toWire: (id) => find(id) ?? null,
    toRaw: (stored) => (stored == null ? null : idOf(stored)),
  })
}

/** A rule between the fields of a body: the errors by field. It is told beside those of single fields. */
export const rule = <Body>(errorsOf: (body: Body) => Errors) =>
  z.check<Body>(
    ({ value, issues }) => {
      for (const [name, message] of Object.entries(errorsOf(value)))
        if (message !== undefined) issues.push({ code: 'custom', message, path: [name], input: value })
    },
    { when: () => true },
  )
type Span = { from?: string | null | undefined; until?: string | null | undefined }
/** The last day of a span is not before its first (document 3 §5). */
export const spanRule = rule(({ from, until }: Span) => spanErrors(filterDayOf(from), filterDayOf(until)))

type Input<S extends Codecs> = { [K in keyof S]: z.input<S[K]> }
type Converted<S extends Codecs> = { toRaw: Input<S>; toWire: { [K in keyof S]: z.output<S[K]> } }
const convert = <S extends Codecs, By extends keyof Converted<S>>(
  codecs: S,
  values: Readonly<Record<string, unknown>>,
  by: By,
) =>
  // Each codec converts its own field.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(
    Object.entries(codecs).map(([name, { [by]: converted }]) => [
      name,
      converted ? converted(values[name]) : values[name],
    ]),
  ) as Converted<S>[By]
/** The form's values of a stored record, which need not be valid: a blank one is not. */
export const valuesBy = <S extends Codecs>(codecs: S, stored: { [K in keyof S]?: z.output<S[K]> | null }) =>
  convert(codecs, stored, 'toRaw')
/** The fields of the contract's body, from values without errors. */
export const bodyBy = <S extends Codecs>(codecs: S, values: Input<S>) => convert(codecs, values, 'toWire')

/**
 * The errors of values by a schema: the first of each field. They are those that the form has a text for; what else the
 * contract does not accept, such as a stored option that is too long, the client refuses as a whole.
 */
export function errorsBy(schema: z.ZodMiniType, values: unknown): Errors {
  const errors: Record<string, string> = {}
  for (const { code, path, message } of schema.safeParse(values).error?.issues ?? [])
    if (code === 'custom') errors[path.join('.')] ??= message
  return errors
}

/** The errors of a list's items. */
export const itemErrors = (list: string, { order, byKey }: Items<unknown>, schema: z.ZodMiniType): Errors =>
  Object.fromEntries(
    order.flatMap((key) =>
      Object.entries(errorsBy(schema, byKey[key])).map(([name, text]) => [`${list}.byKey.${key}.${name}`, text]),
    ),
  )
