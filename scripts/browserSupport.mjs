// npm run browsers: names each feature of the build that a supported browser lacks and that is neither brought along
// (src/lib/polyfills.ts) nor known to do no harm. Part of npm test.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lackingInScript, lackingInStyles } from './bundle/lackingFeatures.mjs'

const BUILD = fileURLToPath(new URL('../dist/assets', import.meta.url))
const polyfills = readFileSync(new URL('../src/lib/polyfills.ts', import.meta.url), 'utf8')
const brought = [...polyfills.matchAll(/(?:(\w+)|\.prototype)\.(\w+) \?\?=/g)].map(([, type, name]) =>
  type ? `${type}.${name}` : `.${name}()`,
)

/** Features by the reason why their absence does no harm. A new one needs a look at where it is used. */
const HARMLESS = {
  'asked for before it is used': [
    '.caretPositionFromPoint()',
    '.caretRangeFromPoint()',
    '.getComposedRanges()',
    '.showPopover()',
    '.startViewTransition()',
    'AbortSignal.any',
    'Error.captureStackTrace',
    'TouchEvent',
    'ViewTransition',
    'trustedTypes',
  ],
  'a method or component of a library, by the same name': [
    '.addElement()',
    '.delay()',
    '.getHTML()',
    '.move()',
    '.parseHTML()',
    '.restore()',
    '.use()',
    '.when()',
    'Highlight',
    'Profiler',
  ],
  'a hint of colour, room or shape, which is all that Firefox 115 misses of such a rule': [':has'],
  'written beside the name with a prefix, or only nicer where it is known': [
    '-webkit-tap-highlight-color',
    '-webkit-touch-callout',
    ':selection',
    'align-content: safe',
    'backdrop-filter',
    'color-mix()',
    'cursor: default',
    'cursor: grab',
    'cursor: grabbing',
    'cursor: not-allowed',
    'cursor: pointer',
    'field-sizing',
    'forced-color-adjust',
    'line-clamp',
    'print-color-adjust',
    'resize',
    'scrollbar-width',
    'text-box-edge',
    'text-box-trim',
    'text-wrap',
    'user-select',
  ],
}
const harmless = Object.values(HARMLESS).flat()

const found = new Map()
for (const file of readdirSync(BUILD)) {
  const read = file.endsWith('.js') ? lackingInScript : file.endsWith('.css') ? lackingInStyles : undefined
  for (const [feature, browsers] of read?.(readFileSync(join(BUILD, file), 'utf8')) ?? [])
    found.set(feature, { browsers, files: [...(found.get(feature)?.files ?? []), file] })
}

for (const [feature, { browsers, files }] of found) {
  if (brought.includes(feature) || harmless.includes(feature)) continue
  console.error(`${feature} (${files.join(', ')}) is not known to ${browsers.join(', ')}`)
  process.exitCode = 1
}
for (const feature of [...brought, ...harmless]) {
  if (found.has(feature)) continue
  console.error(`${feature} is not used any more: remove it from src/lib/polyfills.ts or scripts/browserSupport.mjs`)
  process.exitCode = 1
}
