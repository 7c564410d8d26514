/** The callbacks of a policy of the browser's Trusted Types; null refuses the text. */
type Rules = {
  createHTML?: (text: string, type?: string, sink?: string) => string | null
  createScript?: (text: string) => string | null
  createScriptURL?: (address: string) => string | null
}
type Policy = { createHTML: (text: string) => string; createScriptURL: (address: string) => string }
// The library of types does not know it yet.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): Policy } }

/**
 * A Trusted Types policy (docs/deploy.md): the content security policy lets no plain string become HTML. Its results are
 * typed as texts, which they are in a browser without Trusted Types.
 */
export const makePolicy = (name: string, rules: Rules): Policy =>
  trustedTypes?.createPolicy(name, rules) ?? { createHTML: (text) => text, createScriptURL: (address) => address }

/** The markup that React writes to create the element of a data block. */
const DATA_BLOCK = '<script></script>'
const isObject = (text: string): boolean => {
  try {
    return text.startsWith('{') && typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
/** What libraries may set without naming a policy: nothing that could run. */
export const libraryRules = {
  createHTML(text, _type, sink) {
    // Without a sink the editor asks by name, for its inert document of the clipboard. Nothing runs in such documents.
    const isInert = sink === undefined || sink === 'DOMParser parseFromString'
    // The other texts are style sheets.
    return isInert || text === DATA_BLOCK || !text.includes('<') ? text : null
  },
  // The content of a data block; as a script, a JSON object with a key is a syntax error.
  createScript: (text) => (isObject(text) ? text : null),
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
} satisfies Rules
/** Applies these rules to all strings that code without a policy of its own sets as HTML or script. */
export const restrictLibraries = (): void => void makePolicy('default', libraryRules)
