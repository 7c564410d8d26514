import { makeBackend } from '../backend'
import { type IdentityKeys, makeIdentityKeys } from '../identity/identity'
import { makeListener } from './server'

// An edit of the backend reloads this module; the keys survive it, or every edit would sign the developer out.
const persistent = globalThis as { embeddedBackendKeys?: IdentityKeys }

const backend = makeBackend({ identityKeys: () => (persistent.embeddedBackendKeys ??= makeIdentityKeys()) })

/** Answers a request of the dev server; worlds are lost on an edit of the backend. */
export const handle = makeListener(backend)
