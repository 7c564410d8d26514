import { expect, test } from 'vitest'
import { preserveSpaces } from './htmlText'

test('preserves every space that the editor shows', () => {
  expect(preserveSpaces('<p>a b</p>')).toBe('<p>a b</p>')
  // The last of a run stays plain, so that the line can break there.
  expect(preserveSpaces('<p>a   b</p>')).toBe('<p>a&nbsp;&nbsp; b</p>')
  expect(preserveSpaces('<p> a<br> b</p>')).toBe('<p>&nbsp;a<br>&nbsp;b</p>')
  expect(preserveSpaces('<p>  a <strong>b</strong> c</p>')).toBe('<p>&nbsp; a <strong>b</strong> c</p>')
})
