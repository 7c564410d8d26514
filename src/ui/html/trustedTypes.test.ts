// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { libraryRules, makePolicy } from './trustedTypes'

const { createHTML, createScript, createScriptURL } = libraryRules
const ELEMENT = 'Element innerHTML'

describe('a library', () => {
  test.each([
    ['a style sheet', ':root{--gap:1px} a > b{color:red}', ELEMENT],
    ['an empty element', '', ELEMENT],
    ['the element of a data block', '<script></script>', ELEMENT],
    ['a document in which nothing runs', '<img src=x onerror=hacked()>', 'DOMParser parseFromString'],
    ['the document of the clipboard', '<p>teks</p>', undefined],
  ])('may set %s', (_, text, sink) => expect(createHTML(text, 'TrustedHTML', sink)).toBe(text))
  test.each([
    ['<b>teks</b>', ELEMENT],
    ['<img src=x onerror=hacked()>', ELEMENT],
    ['<script>hacked()</script>', ELEMENT],
    ['<script></script><img src=x onerror=hacked()>', ELEMENT],
    ['<p>teks</p>', 'HTMLIFrameElement srcdoc'],
    ['<p>teks</p>', 'Document write'],
    ['<p>teks</p>', 'Range createContextualFragment'],
  ])('may not set %j by %s', (text, sink) => expect(createHTML(text, 'TrustedHTML', sink)).toBeNull())

  test('may write data into a data block, and no code', () => {
    expect(createScript('{"@type":"JobPosting"}')).toBe('{"@type":"JobPosting"}')
    for (const code of ['hacked()', '{hacked()}', '{"a":1};hacked()', '"use strict"', '[1]', ''])
      expect(createScript(code), code).toBeNull()
  })
  test('loads scripts of this site only', () => {
    expect(createScriptURL('/assets/worker.js')).toBe('/assets/worker.js')
    for (const address of [
      'https://evil.example/x.js',
      '//evil.example/x.js',
      'data:text/javascript,hacked()',
      'blob:x',
    ])
      expect(createScriptURL(address), address).toBeNull()
  })
})
test('a policy returns the text where the browser has no Trusted Types', () => {
  expect(makePolicy('sanitiser', { createHTML: () => 'x' }).createHTML('teks')).toBe('teks')
})
