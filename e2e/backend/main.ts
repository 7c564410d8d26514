import { type Backend, makeBackend } from './backend'
import { type IdentityKeys, makeIdentityKeys } from './identity/identity'

// An edit of the backend loads this module anew; the keys outlive it, or every edit would sign the developer out.
const kept = globalThis as { embeddedBackendKeys?: IdentityKeys }

/** The backend of the dev server; its worlds live until an edit of the backend. */
export const backend: Backend = makeBackend({
  identityKeys: () => (kept.embeddedBackendKeys ??= makeIdentityKeys()),
})
