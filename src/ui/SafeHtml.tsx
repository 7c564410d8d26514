import { useLayoutEffect, useRef } from 'react'
import { safeUrl } from '~/lib/urls'
import { inertBody } from './htmlText'
import classes from './SafeHtml.module.css'

/** The elements that may stay: honest formatting, which loads nothing, runs nothing and asks for nothing. */
const ALLOWED = new Set(
  'p br b strong i em u s ul ol li a h1 h2 h3 h4 blockquote pre code table thead tbody tr th td hr span div'.split(' '),
)
/** The attributes that may stay; of every other one there is nothing left. */
const SPANS = ['colspan', 'rowspan']
const SPAN = /^[1-9]\d?$/

/** An element of this page as one of somebody's HTML was meant. */
function remade(source: HTMLElement): HTMLElement {
  const element = document.createElement(source.localName)
  for (const name of SPANS) {
    const span = source.getAttribute(name) ?? ''
    if (SPAN.test(span)) element.setAttribute(name, span)
  }
  const address = element.tagName === 'A' ? safeUrl(source.getAttribute('href')) : undefined
  if (address !== undefined) {
    element.setAttribute('href', address)
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  return element
}
/** Copies words and allowed elements; of any other element its contents alone, of one that is no HTML nothing. */
function copy(from: Node, to: Node): void {
  for (const node of from.childNodes)
    if (node instanceof Text) to.appendChild(document.createTextNode(node.data))
    else if (node instanceof HTMLElement) copy(node, ALLOWED.has(node.localName) ? to.appendChild(remade(node)) : to)
}
function fill(box: HTMLElement, html: string): HTMLElement {
  box.replaceChildren()
  copy(inertBody(html), box)
  return box
}

/** How a framed text looks: on paper, whatever the page's theme, since so it will be read. */
const PAPER = '<style>body{margin:16px;font:14px/22px system-ui,sans-serif;overflow-wrap:anywhere}</style>'

/**
 * HTML from elsewhere with its honest formatting and nothing else (security list T2). It is never set as HTML: an inert
 * document reads it, and what may stay is built anew, element by element, so that nothing is there that the list above
 * does not name, and nothing is read a second time with another meaning. With a name it stands in a sandboxed frame of
 * that name, apart from the page.
 */
export function SafeHtml({ html, frame }: { html: string; frame?: string }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) fill(box.current, html)
  }, [html])
  if (frame === undefined) return <div ref={box} className={classes.html} />
  // The one place of the console where HTML is set, in a frame that runs and sends nothing.
  const safe = fill(document.createElement('div'), html).innerHTML
  return <iframe className={classes.frame} title={frame} sandbox="" srcDoc={PAPER + safe} />
}
