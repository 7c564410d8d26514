declare global {
  interface Window {
    /** Of public/head.js: the answer to a request that it has sent; the promise of undefined if it has not. */
    takeEarlyAnswer?: (
      address: string,
      token: string | null,
      signal?: AbortSignal,
    ) => Promise<Response | undefined> | undefined
  }
}

/**
 * The answer to a request that public/head.js has sent with the same token; each once. An address names its operation.
 * The signal ends that request.
 */
export const earlyAnswer = async (
  address: string,
  token: string | null,
  signal?: AbortSignal,
): Promise<Response | undefined> => globalThis.window?.takeEarlyAnswer?.(address, token, signal)

/** Rejects when a request is aborted, as a fetch of it would. */
const whenAborted = ({ signal }: Request) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Sends a request with its body, or takes over the answer to the same one that has left before the console was there. */
export async function fetchOnce(request: Request, body?: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const early = earlyAnswer(pathname + search, request.headers.get('Authorization'), request.signal)
  return (await Promise.race([early, whenAborted(request)])) ?? fetch(request, body === undefined ? {} : { body })
}
