/** Worlds as JSON: values that JSON cannot represent are objects with the key '$'. */
type Tagged = { $: 'map' | 'date' | 'bytes' | 'number' | 'object'; value: unknown }

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype
const encodeFields = (value: object): object =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, encode(field)]))

/** Encodes a value of a world as JSON; throws on values that a world must not contain, such as functions. */
export function encode(value: unknown): unknown {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : { $: 'number', value: String(value) }
  if (Array.isArray(value)) return value.map(encode)
  if (value instanceof Map) return { $: 'map', value: [...value].map(encode) }
  if (value instanceof Date) return { $: 'date', value: value.toISOString() }
  if (value instanceof Uint8Array) return { $: 'bytes', value: Buffer.from(value).toString('base64') }
  if (typeof value !== 'object' || !isPlain(value)) throw new Error(`A world holds data only, not ${typeof value}.`)
  return '$' in value ? { $: 'object', value: encodeFields(value) } : encodeFields(value)
}

const decodeFields = (value: object): object =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, decode(field)]))

/** Decodes an encoded value. */
export function decode(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(decode)
  if (!('$' in value)) return decodeFields(value)
  const tagged = value as Tagged
  switch (tagged.$) {
    case 'map':
      return new Map(decode(tagged.value) as [unknown, unknown][])
    case 'date':
      return new Date(tagged.value as string)
    case 'bytes':
      return new Uint8Array(Buffer.from(tagged.value as string, 'base64'))
    case 'number':
      return Number(tagged.value)
    case 'object':
      return decodeFields(tagged.value as object)
  }
}
