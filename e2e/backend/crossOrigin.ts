type Answer = (request: Request) => Promise<Response>

/** Only pages of this machine may call a backend that is served apart from the console. */
const isLocal = (origin: string): boolean =>
  URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)

/** Lets a console on another port of this machine call the backend. */
export function crossOrigin(answer: Answer): Answer {
  return async (request) => {
    const origin = request.headers.get('origin')
    if (!origin || !isLocal(origin)) return answer(request)
    const asksFirst = request.method === 'OPTIONS' && request.headers.has('access-control-request-method')
    const response = asksFirst ? new Response(null, { status: 204 }) : await answer(request)
    if (response.type === 'error') return response
    const headers = new Headers(response.headers)
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-credentials', 'true')
    headers.set('access-control-expose-headers', 'date')
    headers.append('vary', 'origin')
    if (asksFirst) {
      headers.set('access-control-allow-methods', 'GET, POST, DELETE')
      headers.set('access-control-allow-headers', request.headers.get('access-control-request-headers') ?? '')
      headers.set('access-control-max-age', '600')
    }
    return new Response(response.body, { status: response.status, headers })
  }
}
