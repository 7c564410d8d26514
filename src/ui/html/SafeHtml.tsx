import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { safeUrl } from '~/lib/url/urls'
import { quieted } from './htmlText'
import classes from './SafeHtml.module.css'

// One sanitiser of its own, so that no other use of the library changes what passes here.
const purifier = DOMPurify(window)
/** How far a cell reaches (one of ten thousand rows is no honest formatting), and how a list counts. */
const NUMBERS = { colspan: /^[1-9]\d?$/, rowspan: /^[1-9]\d?$/, start: /^\d{1,3}$/, type: /^[1aAiI]$/ }
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
    'ul',
    'ol',
    'li',
    'a',
    'h1',
    'h2',
    'h3',
    'h4',
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
  ALLOWED_ATTR: ['href', ...Object.keys(NUMBERS)],
  ALLOW_DATA_ATTR: false,
  // A foreign text may not name the parts of the page to a screen reader.
  ALLOW_ARIA_ATTR: false,
}
purifier.addHook('afterSanitizeAttributes', (node) => {
  for (const [name, number] of Object.entries(NUMBERS))
    if (!number.test(node.getAttribute(name) ?? '')) node.removeAttribute(name)
  if (node.tagName !== 'A') return
  const address = safeUrl(node.getAttribute('href'))
  if (!address) return node.removeAttribute('href')
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer nofollow')
})

function sanitised(html: string): string {
  const clean = purifier.sanitize(quieted(html), allowed)
  // It would hold what it took out until the next text.
  purifier.removed.length = 0
  return clean
}

/** How a framed text looks: on paper, whatever the page's theme, since so it will be read. */
const PAPER = '<style>body{margin:16px;font:14px/22px system-ui,sans-serif;overflow-wrap:anywhere}</style>'

/**
 * Foreign HTML, sanitised: formatting only (security list T2). With a name it is a
 * sandboxed frame of that name, apart from the page. Loads the sanitiser.
 */
export function SafeHtml({ html, frame }: { html: string; frame?: string }) {
  const clean = useMemo(() => sanitised(html), [html])
  if (frame !== undefined) return <iframe className={classes.frame} title={frame} sandbox="" srcDoc={PAPER + clean} />
  // The one place of the console where HTML is set: what passed the sanitiser above.
  // oxlint-disable-next-line react/no-danger
  return <div className={classes.html} dangerouslySetInnerHTML={{ __html: clean }} />
}
