// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { htmlToText, preserveSpaces } from './htmlText'

test('preserves every space that the editor shows', () => {
  expect(preserveSpaces('<p>a b</p>')).toBe('<p>a b</p>')
  // The last of a run stays plain, so that the line can break there.
  expect(preserveSpaces('<p>a   b</p>')).toBe('<p>a&nbsp;&nbsp; b</p>')
  expect(preserveSpaces('<p> a<br> b</p>')).toBe('<p>&nbsp;a<br>&nbsp;b</p>')
  expect(preserveSpaces('<p>  a <strong>b</strong> c</p>')).toBe('<p>&nbsp; a <strong>b</strong> c</p>')
})

test('keeps the words of neighbouring blocks apart', () => {
  expect(htmlToText('<dl><dt>Gaji</dt><dd>8 juta</dd></dl><section>a</section><h5>b</h5>c')).toBe('Gaji 8 juta a b c')
})
