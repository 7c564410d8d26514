import type { IncomingMessage, ServerResponse } from 'node:http'
import { makeBackend } from './backend'
import { type IdentityKeys, makeIdentityKeys } from './identity/identity'
import { mounted } from './mount'

// An edit of the backend loads this module anew; the keys outlive it, or every edit would sign the developer out.
const kept = globalThis as { embeddedBackendKeys?: IdentityKeys }

const backend = makeBackend({ identityKeys: () => (kept.embeddedBackendKeys ??= makeIdentityKeys()) })

/** Answers a request of the dev server; the worlds live until an edit of the backend. */
export const handle = (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> =>
  mounted(backend.answer, incoming, outgoing)
