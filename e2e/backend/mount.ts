import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

/** A function from request to answer, as the embedded backend is one. */
type Answer = (request: Request) => Promise<Response>

const headersOf = (incoming: IncomingMessage): Headers => {
  const headers = new Headers()
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
    const name = incoming.rawHeaders[i]!
    // Pseudo headers of HTTP/2 are no headers.
    if (!name.startsWith(':')) headers.append(name, incoming.rawHeaders[i + 1]!)
  }
  return headers
}

function requestOf(incoming: IncomingMessage, url: string, signal: AbortSignal): Request {
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  // Joined, not resolved: a path that begins with '//' must not name another host.
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${url}`, {
    method,
    headers: headersOf(incoming),
    signal,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  })
}

/**
 * Answers a node request by a function of the web: an answer of type 'error' destroys the connection, a caller who
 * hangs up aborts the request.
 */
export async function mounted(answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const hungUp = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) hungUp.abort()
  })
  // A middleware may have shortened `url`; the backend wants the address as it was asked.
  const url =
    ('originalUrl' in incoming && typeof incoming.originalUrl === 'string' && incoming.originalUrl) || incoming.url
  let request: Request
  try {
    request = requestOf(incoming, url ?? '/', hungUp.signal)
  } catch {
    // An address, a method or a header that no Request can hold.
    outgoing.writeHead(400).end()
    return
  }
  try {
    const response = await answer(request)
    if (response.type === 'error') {
      incoming.socket.destroy()
      return
    }
    outgoing.statusCode = response.status
    outgoing.setHeaders(response.headers)
    if (!response.body || incoming.method === 'HEAD') outgoing.end()
    else await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing)
  } catch (error) {
    if (hungUp.signal.aborted) return
    console.error(error)
    if (!outgoing.headersSent) outgoing.statusCode = 500
    outgoing.end()
  }
}
