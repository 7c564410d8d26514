import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { safeUrl } from '~/lib/url/urls'
import { neutralized, receivedHtml } from './htmlText'
import { makePolicy } from './trustedTypes'
import classes from './SafeHtml.module.css'

// A separate sanitiser, so that other uses of the library cannot change what it allows.
const purifier = DOMPurify(window)
/** Only what `sanitised` returns; nothing else in the console can make HTML of a text. */
const policy = makePolicy('sanitiser', { createHTML: (clean) => clean, createScriptURL: () => null })
/** Allowed numbers for spans (larger ones are abuse, not formatting) and list counters. */
const NUMERIC_ATTRIBUTES = { colspan: /^[1-9]\d?$/, rowspan: /^[1-9]\d?$/, start: /^\d{1,3}$/, type: /^[1aAiI]$/ }
const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sup',
    'sub',
    'ul',
    'ol',
    'li',
    'a',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    // Without them, the words of neighbouring blocks would run together.
    'section',
    'dl',
    'dt',
    'dd',
    'caption',
    'blockquote',
    'pre',
    'code',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
    'span',
    'div',
  ],
  ALLOWED_ATTR: ['href', ...Object.keys(NUMERIC_ATTRIBUTES)],
  ALLOW_DATA_ATTR: false,
  // Foreign text must not label parts of the page for screen readers.
  ALLOW_ARIA_ATTR: false,
  // The sanitiser has types of its own for the same policy.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  TRUSTED_TYPES_POLICY: policy as never,
}
purifier.addHook('afterSanitizeAttributes', (node) => {
  for (const [name, number] of Object.entries(NUMERIC_ATTRIBUTES))
    if (!number.test(node.getAttribute(name) ?? '')) node.removeAttribute(name)
  if (node.tagName !== 'A') return
  const address = safeUrl(node.getAttribute('href'))
  if (!address) return node.removeAttribute('href')
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer nofollow')
})

function sanitised(html: string, styles = ''): string {
  const clean = purifier.sanitize(neutralized(receivedHtml(html)), allowed)
  // Otherwise the removed nodes would stay in memory until the next text.
  purifier.removed.length = 0
  return policy.createHTML(styles + clean)
}

/** Styles of framed text, in the colours of the theme: the sanitiser leaves it none of its own. */
const PAPER =
  '<style>:root{color-scheme:light dark}body{margin:16px;font:14px/22px system-ui,sans-serif;overflow-wrap:anywhere}</style>'

/**
 * Foreign HTML, sanitised to formatting only (security list T2). `frame` renders it in a sandboxed frame with that title,
 * isolated from the page. Loads the sanitiser.
 */
export function SafeHtml({ html, frame }: { html: string; frame?: string }) {
  const styles = frame === undefined ? '' : PAPER
  const clean = useMemo(() => sanitised(html, styles), [html, styles])
  if (frame !== undefined) return <iframe className={classes.frame} title={frame} sandbox="" srcDoc={clean} />
  // The only place of the console that sets HTML, and only sanitised HTML.
  // oxlint-disable-next-line react/no-danger
  return <div className={classes.html} dangerouslySetInnerHTML={{ __html: clean }} />
}
