import { backendForTests } from './testBackend'

/** A `fetch` that is answered by a backend of its own; `reset` restores the initial world. */
export function fetchFromBackend(): { fetch: (request: Request) => Promise<Response>; reset: () => Promise<unknown> } {
  const backend = backendForTests()
  const session = { 'x-mock-session': 'model' }
  return {
    fetch: (request) => {
      for (const [name, value] of Object.entries(session)) request.headers.set(name, value)
      return backend.answer(request)
    },
    reset: () => backend.answer(new Request('http://console.test/__mock/reset', { method: 'POST', headers: session })),
  }
}
