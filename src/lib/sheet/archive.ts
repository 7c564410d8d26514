import { Inflate } from 'fflate'

/** Why an archive is not read. */
export class BadArchive extends Error {
  override name = 'BadArchive'
  /** `limit`: the limit of ours that it exceeds, if that is the reason. */
  constructor(
    message: string,
    readonly limit?: 'bytes' | 'entries',
  ) {
    super(message)
  }
}

/** Limits of an archive: its entries, and what all parts that are read have together (security list T12). */
const MAX_ENTRIES = 1_000
const MAX_BYTES = 60 * 1024 * 1024
/** Compressed bytes at a time; deflate expands them at most a thousandfold before the output is counted. */
const STEP = 8 * 1024

const END_LENGTH = 22
const MAX_COMMENT = 65_535
const DIRECTORY_LENGTH = 46
const LOCAL_LENGTH = 30
const SIGNATURE = { end: 0x0605_4b50, directory: 0x0201_4b50, local: 0x0403_4b50 }
const METHOD = { stored: 0, deflated: 8 }
const IS_ENCRYPTED = 1

/** An entry from its own header to the end of its data, which begins at `start`. */
type Entry = { name: string; method: number; flags: number; header: number; start: number; end: number }
const utf8 = new TextDecoder()
/** Names of parts count without case (Open Packaging); some programs write them with backslashes. */
const partName = (bytes: Uint8Array) => utf8.decode(bytes).replaceAll('\\', '/').toLowerCase()

/** Position of the record at the archive's end; what follows it is its comment. */
function endRecord(view: DataView): number {
  const last = view.byteLength - END_LENGTH
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1)
    if (view.getUint32(at, true) === SIGNATURE.end && view.getUint16(at + 20, true) === last - at) return at
  throw new BadArchive('no archive')
}

/** The entries of the directory, each with the place of its own data. */
function entriesOf(file: Uint8Array): Entry[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const end = endRecord(view)
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) throw new BadArchive('too many entries', 'entries')
  const directory = view.getUint32(end + 16, true)
  let at = directory
  const entries: Entry[] = []
  for (let n = 0; n < count; n += 1) {
    if (at + DIRECTORY_LENGTH > end || view.getUint32(at, true) !== SIGNATURE.directory)
      throw new BadArchive('broken directory')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    const name = file.subarray(at + DIRECTORY_LENGTH, at + DIRECTORY_LENGTH + nameLength!)
    const local = view.getUint32(at + 42, true)
    if (local + LOCAL_LENGTH > directory || view.getUint32(local, true) !== SIGNATURE.local)
      throw new BadArchive('broken entry')
    const start = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    entries.push({
      name: partName(name),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      header: local,
      start,
      end: start + view.getUint32(at + 20, true),
    })
    at += DIRECTORY_LENGTH + nameLength! + extraLength! + commentLength!
  }
  // Data that two entries share would be unpacked once for each.
  let free = 0
  for (const { header, end: dataEnd } of entries.toSorted((a, b) => a.header - b.header)) {
    if (header < free || dataEnd > directory) throw new BadArchive('overlapping entries')
    free = dataEnd
  }
  if (new Set(entries.map(({ name }) => name)).size < entries.length) throw new BadArchive('duplicate entries')
  return entries
}

/** An archive whose parts are unpacked when they are asked for, each once. */
export type Archive = { part: (name: string) => Uint8Array | undefined }

/**
 * Opens an archive. Sizes are counted while a part is unpacked, whatever the file declares. Throws BadArchive, at once
 * for more than 1,000, duplicate or overlapping entries, and for a part beyond the limit.
 */
export function openArchive(file: Uint8Array): Archive {
  const entries = new Map(entriesOf(file).map((entry) => [entry.name, entry]))
  const parts = new Map<string, Uint8Array>()
  let size = 0
  const count = (bytes: number) => {
    size += bytes
    if (size > MAX_BYTES) throw new BadArchive('too large', 'bytes')
  }
  const unpack = ({ method, flags, start, end }: Entry): Uint8Array => {
    const packed = file.subarray(start, end)
    if ((flags & IS_ENCRYPTED) !== 0) throw new BadArchive('encrypted')
    if (method === METHOD.stored) {
      count(packed.length)
      return packed
    }
    if (method !== METHOD.deflated) throw new BadArchive('unknown method')
    return inflate(packed, count)
  }
  return {
    part: (name) => {
      const entry = entries.get(name.toLowerCase())
      if (!entry) return undefined
      const bytes = parts.get(name) ?? unpack(entry)
      parts.set(name, bytes)
      return bytes
    },
  }
}

function inflate(packed: Uint8Array, count: (bytes: number) => void): Uint8Array {
  const chunks: Uint8Array[] = []
  const inflater = new Inflate((chunk) => {
    count(chunk.length)
    chunks.push(chunk)
  })
  for (let at = 0; at === 0 || at < packed.length; at += STEP)
    inflater.push(packed.subarray(at, at + STEP), at + STEP >= packed.length)
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
