import { z } from 'zod'
import { type Call, refuse } from '../calls/handler'
import { Refusal, refused } from '../calls/refusal'
import { callerOf } from '../calls/callers'
import type { Account } from '../account'
import { accountOf, type EngineWorld } from '../world'
import type { FileKeys } from './fileKeys'

/** Schema of an uploaded file; a seed may give its bytes as base64. */
export const uploadedFile = z.strictObject({
  name: z.string().min(1).max(255),
  bytes: z.preprocess(
    (given) => (typeof given === 'string' ? new Uint8Array(Buffer.from(given, 'base64')) : given),
    z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array, { error: 'must be base64' }).meta({ type: 'string' }),
  ),
})
/** An uploaded file. */
export type UploadedFile = Readonly<{ name: string; bytes: Uint8Array }>

/** Without a response there is no such file. */
type FileAnswer = Response | undefined | Promise<Response | undefined>
/** The account that opens a file. */
export type Visitor = { account: Account } & Pick<Call<EngineWorld, 404>, 'refuse'>
/** Adds the visitor's keys to the addresses of an origin in a text. */
export type AddKeys = (text: string, origin: string) => string
/** Handlers of GET /files/<folder>/... by folder: public files, and files that need a session. */
export type FileHandlers<World> = {
  open: Readonly<Record<string, (path: string, world: World) => FileAnswer>>
  guarded: Readonly<Record<string, (path: string, visitor: Visitor, world: World, addKeys: AddKeys) => FileAnswer>>
}

/** An SVG response; opened on its own it may run and load nothing. */
export const svgResponse = (drawing: string): Response =>
  new Response(drawing, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    },
  })

/** The text without lone surrogates, which an address cannot contain. */
export const wellFormed = (text: string): string => Buffer.from(text).toString()

/** A header value for any name: an ASCII fallback, and the true name per RFC 8187. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_')
  const encoded = encodeURIComponent(wellFormed(name)).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
/** A file response that browsers save: never displayed, sniffed or cached. */
export const download = ({ bytes, name }: UploadedFile, type: string): Response =>
  // A Uint8Array is a valid body; its type only leaves the kind of buffer open.
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': dispositionOf(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })

/** Answers a call to /files/**. */
export async function answerFile<World extends EngineWorld>(
  request: Request,
  url: URL,
  world: World,
  { open, guarded }: FileHandlers<World>,
  fileKeys: FileKeys | undefined,
): Promise<Response> {
  const path = url.pathname
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw refuse(404)
    const folder = path.split('/', 3)[2] ?? ''
    const openFile = Object.hasOwn(open, folder) ? open[folder] : undefined
    if (openFile) return (await openFile(path, world)) ?? refused(refuse(404))
    const keyOwner = fileKeys?.userOf(url)
    const account = keyOwner === undefined ? callerOf(request, world) : accountOf(world, keyOwner)
    if (!account) throw refuse(401)
    const file = Object.hasOwn(guarded, folder) ? guarded[folder] : undefined
    const addKeys: AddKeys = (text, origin) => fileKeys?.addToText(text, origin, account.username) ?? text
    const answer = await file?.(path, { account, refuse }, world, addKeys)
    if (!answer) throw refuse(404)
    // Nothing personal is in the browser's cache after a sign-out.
    answer.headers.set('cache-control', 'private, no-store')
    return answer
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    throw error
  }
}
