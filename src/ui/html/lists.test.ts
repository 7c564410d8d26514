// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { hasPointLines, pointsToLists } from './lists'

test.each([
  [
    '<p>Tugas:</p><p>- satu</p><p>- dua</p><p>Selesai</p>',
    '<p>Tugas:</p><ul><li>satu</li><li>dua</li></ul><p>Selesai</p>',
  ],
  [
    '<p>Tugas:<br>• <strong>satu</strong><br>• dua</p>',
    '<p>Tugas:</p><ul><li><strong>satu</strong></li><li>dua</li></ul>',
  ],
  ['<p>2. dua</p><p>3. tiga</p>', '<ol start="2"><li>dua</li><li>tiga</li></ol>'],
  ['<p><strong>- tebal</strong></p><p>–&nbsp;dua</p>', '<ul><li><strong>tebal</strong></li><li>dua</li></ul>'],
])('%s', (html, lists) => {
  expect(hasPointLines(html)).toBe(true)
  expect(pointsToLists(html)).toBe(lists)
})

test.each(['<p>-satu</p><p>3,5 juta</p>', '<p>- satu</p>', '<ul><li><p>- satu</p></li><li><p>- dua</p></li></ul>', ''])(
  'nothing is offered for %s',
  (html) => expect(hasPointLines(html)).toBe(false),
)
