// What built scripts and styles use although a supported browser lacks it, by MDN's compatibility data.
import data from '@mdn/browser-compat-data/forLegacyNode'
import { parseSync, Visitor } from 'vite'
import { lowestVersions } from './supportedBrowsers.mjs'

/** Where the data says of a feature which browsers have it. */
const COMPAT = '__compat'

/**
 * Interfaces whose methods are looked for by name alone: types are unknown in built code, and the methods of rare
 * interfaces have names of everyday's functions (`run`, `check`).
 */
const INTERFACES = `AbortSignal Animation Blob BroadcastChannel CSSStyleSheet Crypto DOMTokenList DataTransfer
  DataTransferItem Document Element Event EventTarget File FormData HTMLDialogElement HTMLElement HTMLFormElement
  HTMLInputElement HTMLSelectElement HTMLTextAreaElement Headers History IntersectionObserver Location LockManager
  MediaQueryList Navigator Node Performance Range ReadableStream Request ResizeObserver Response Selection ShadowRoot
  Storage StorageManager SubtleCrypto URL URLSearchParams Window Worker`.split(/\s+/)
/** Builtins that nobody calls by accident, or whose methods are called like a library's (`take`, `toArray`). */
const OTHER_BUILTINS = new Set(['Temporal', 'WebAssembly', 'Iterator', 'AsyncIterator'])

const versionOf = (text) => (text === true ? 0 : Number.parseFloat(String(text).replace('≤', '')))
function isSupported({ support }, browser, version) {
  return [support[browser] ?? []]
    .flat()
    .some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }) =>
        added && !flags && !prefix && !alias && versionOf(added) <= version && !(versionOf(removed) <= version),
    )
}
/** The supported browsers that lack a feature. */
const lackingIn = (compat) =>
  Object.entries(lowestVersions)
    .filter(([browser, version]) => !isSupported(compat, browser, version))
    .map(([browser]) => browser)

/** Features by name; one name may belong to several interfaces, and is lacking when it is in all of them. */
class Names {
  #compats = new Map()
  add(name, feature) {
    const compat = feature?.[COMPAT]
    if (compat) this.#compats.set(name, [...(this.#compats.get(name) ?? []), compat])
  }
  has = (name) => this.#compats.has(name)
  lackingIn(name) {
    const each = (this.#compats.get(name) ?? []).map(lackingIn)
    return each.length > 0 && each.every(({ length }) => length > 0) ? each[0] : []
  }
}

const globals = new Names()
const statics = new Names()
const methods = new Names()
for (const [type, members] of [...Object.entries(data.api), ...Object.entries(data.javascript.builtins)]) {
  globals.add(type, members)
  const isBuiltin = type in data.javascript.builtins
  for (const [key, feature] of Object.entries(members)) {
    const name = key.replace(/_static$/, '')
    if (isBuiltin || name !== key) statics.add(`${type}.${name}`, feature)
    if (isBuiltin ? !OTHER_BUILTINS.has(type) : INTERFACES.includes(type)) methods.add(name, feature)
  }
}

const regularExpressions = data.javascript.regular_expressions
const PATTERNS = [
  [/\(\?<[=!]/, 'lookbehind', regularExpressions.lookbehind_assertion],
  [/\(\?[ims]*-?[ims]+:/, 'modifiers in a pattern', regularExpressions.modifier],
]

/** The features of a script that a supported browser lacks, e.g. `URL.canParse`, `.toSorted()`, `lookbehind`. */
export function lackingInScript(code) {
  const found = new Map()
  const report = (name, browsers) => browsers.length > 0 && found.set(name, browsers)
  const checkPattern = (text) => {
    for (const [pattern, name, feature] of PATTERNS) if (pattern.test(text)) report(name, lackingIn(feature[COMPAT]))
  }
  new Visitor({
    Identifier: ({ name }) => report(name, globals.lackingIn(name)),
    MemberExpression({ object, property, computed }) {
      if (!computed && object.type === 'Identifier') {
        const name = `${object.name}.${property.name}`
        report(name, statics.lackingIn(name))
      }
    },
    CallExpression({ callee, optional }) {
      // `method?.()` is prepared to find none.
      if (optional || callee.type !== 'MemberExpression' || callee.computed) return
      const { name } = callee.property
      if (callee.object.type === 'Identifier' && statics.has(`${callee.object.name}.${name}`)) return
      report(`.${name}()`, methods.lackingIn(name))
    },
    Literal({ value, regex }) {
      if (regex) checkPattern(regex.pattern)
      else if (typeof value === 'string') checkPattern(value)
      if (regex?.flags.includes('v')) report('flag v', lackingIn(data.javascript.builtins.RegExp.unicodeSets[COMPAT]))
    },
    TemplateElement: ({ value }) => checkPattern(value.raw),
  }).visit(parseSync('script.js', code).program)
  return found
}

const cssFunctions = new Names()
function addFunctions(features) {
  for (const [name, feature] of Object.entries(features)) {
    if (name === COMPAT) continue
    cssFunctions.add(name, feature)
    addFunctions(feature)
  }
}
addFunctions(data.css.types)

/** The same of a style sheet: selectors, at-rules, functions and keywords; a browser skips what it does not know. */
export function lackingInStyles(css) {
  const found = new Map()
  const report = (name, feature) => {
    const browsers = feature?.[COMPAT] ? lackingIn(feature[COMPAT]) : []
    if (browsers.length > 0) found.set(name, browsers)
  }
  for (const [, name] of css.matchAll(/[^:\w-]?::?([a-z][a-z-]+)(?=[^{};]*\{)/g))
    report(`:${name}`, data.css.selectors[name])
  for (const [, name] of css.matchAll(/@([a-z-]+)/g)) report(`@${name}`, data.css['at-rules'][name])
  for (const [, name] of css.matchAll(/[:, (]([a-z][a-z-]+)\(/g)) {
    const browsers = cssFunctions.lackingIn(name)
    if (browsers.length > 0) found.set(`${name}()`, browsers)
  }
  for (const [, property, value] of css.matchAll(/[{;]([a-z-]+):([^;{}]+)(?=[;}])/g)) {
    report(property, data.css.properties[property])
    if (found.has(property)) continue
    for (const word of value.split(/[^\w-]+/)) report(`${property}: ${word}`, data.css.properties[property]?.[word])
  }
  if (/@media[^{]*[<>]/.test(css)) report('@media (width < ...)', data.css['at-rules'].media.range_syntax)
  return found
}
