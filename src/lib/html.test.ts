import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlOfText } from './html'

test('text becomes HTML that shows that text, with its line breaks', () => {
  expect(htmlOfText(`<b>"a" & 'b'</b>\r\nc\nd`)).toBe('&lt;b&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/b&gt;<br>c<br>d')
})
test('whatever is typed, the only markup is a line break', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(htmlOfText(text).replaceAll('<br>', '')).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/)
    }),
  )
})
