import { expect, test } from 'vitest'
import { mount } from '../../../e2e/support/mount'
import { SafeHtml } from './SafeHtml'

/** The lines that a person sees. */
const lines = () => document.querySelector<HTMLElement>('article')!.innerText.split('\n')

test.each([
  ['Syarat: IPK<3,5\nmasa kerja > 2 tahun', ['Syarat: IPK<3,5', 'masa kerja > 2 tahun']],
  ['Halo,\r\n\r\nterima kasih', ['Halo,', '', 'terima kasih']],
  ['umur<batas dan <3 anak', ['umur<batas dan <3 anak']],
  ['<p>Satu</p>\n<p>IPK &lt;3</p>', ['Satu', '', 'IPK <3']],
  ['Halo <b>Ayu</b>\n<script>alert(1)</script>', ['Halo Ayu']],
])('the received text %j is shown as %j', async (text, shown) => {
  await mount(
    <article>
      <SafeHtml html={text} />
    </article>,
  )
  expect(lines()).toEqual(shown)
})
