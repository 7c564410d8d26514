// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { htmlToText, preserveSpaces, receivedHtml } from './htmlText'

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

test.each([
  ['IPK<3 dan umur>20', 'IPK&lt;3 dan umur>20'],
  ['IPK<batas', 'IPK&lt;batas'],
  ['x<y dan y>z', 'x&lt;y dan y>z'],
  ['Halo,\nterima kasih\r\n\r\nBudi', 'Halo,<br>terima kasih<br><br>Budi'],
  ['R&amp;D', 'R&amp;D'],
  ['<p>Halo</p>\n<p>Budi</p>', '<p>Halo</p>\n<p>Budi</p>'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('reads the received text %j as %j', (text, html) => expect(receivedHtml(text)).toBe(html))
test.each([
  ['IPK<3,\nmasa kerja<batas', 'IPK<3, masa kerja<batas'],
  ['<p>IPK &lt;3</p>', 'IPK <3'],
])('previews %j as %j', (text, line) => expect(htmlToText(text)).toBe(line))
