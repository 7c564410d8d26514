import { expect, test } from 'vitest'
import { variables } from '../../src/ui/colours'
import { withColours, withSheetsInBody, withStylesBelow } from './startFrame'

test('the frame has the colours of both themes that its style uses, and no others', () => {
  const html = withColours('<style>a{color:var(--klob-line);width:var(--klob-sidebar)}</style>')
  expect(html).toBe(
    `<style>#frame{--klob-line:${variables.light['--klob-line']};--klob-sidebar:6.25rem}` +
      `[data-mantine-color-scheme='dark'] #frame{--klob-line:${variables.dark['--klob-line']}}` +
      'a{color:var(--klob-line);width:var(--klob-sidebar)}</style>',
  )
})

test('style sheets stand below the frame, in their order', () => {
  const link = (name: string) => `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`
  const html = withStylesBelow(`<head>${link('a')}${link('b')}</head><body><div id="root"></div></body>`)
  expect(html.replaceAll(/>\s+</g, '><')).toBe(
    `<head></head><body><div id="root"></div>${link('a')}${link('b')}</body>`,
  )
})

test('sheets that come later stand below those of the page, whose layers they would else put in another order', () => {
  expect(withSheetsInBody('link.crossOrigin = "";\ndocument.head.appendChild(link);')).toContain(
    'document.body.appendChild(link)',
  )
  expect(() => withSheetsInBody('document.head.append(link)')).toThrow(/no longer/)
})
