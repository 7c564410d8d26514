import { expect, test } from 'vitest'
import { htmlToText } from './htmlToText'

test.each([
  ['<p>Halo <b>tebal</b></p><ul><li>a</li></ul>', 'Halo tebal a'],
  ['&lt;b&gt; &amp;amp; &nbsp;&quot;c&quot; &#39;d&#39;', '<b> &amp; "c" \'d\''],
  ['', ''],
])('the text of %j is %j', (html, text) => expect(htmlToText(html)).toBe(text))
