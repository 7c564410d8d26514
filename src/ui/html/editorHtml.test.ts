// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { WORD_HTML } from '../../../e2e/support/wordHtml'
import { cleanPaste, hasBulletLines, bulletLinesToLists } from './editorHtml'

/** Structure and text, without markup that the editor's schema does not know. */
const bare = (html: string) =>
  html
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<\/?(?:o:p|span)[^>]*>/g, '')
    .replaceAll(
      /\s(?:class|style|width|valign|border|cellspacing|cellpadding|lang)=(?:"[^"]*"|'[^']*'|\S+?)(?=[\s>])/g,
      '',
    )
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=<\/?(?:h\d|p|ul|ol|li|t\w+)>) | (?=<\/?(?:h\d|p|ul|ol|li|t\w+)>)/g, '')
    .trim()
const point = (level: number, mark: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraph style='mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`

test('keeps lists, headings, table, bold and links of a Word page, and counts its pictures', () => {
  const { html, pictures } = cleanPaste(WORD_HTML)
  expect(pictures).toBe(1)
  expect(bare(html)).toBe(
    [
      '<h1>Tentang peran ini</h1>',
      '<p>Kami mencari <b>analis</b> yang <i>teliti</i>. Lihat <a href="https://klob.id/karier">halaman karier</a>.</p>',
      '<h2>Tugas</h2>',
      '<ul><li>Menyusun <b>laporan</b> bulanan<ul><li>keuangan</li></ul></li><li>Menjaga data</li></ul>',
      '<p>Langkah seleksi:</p>',
      '<ol><li>Wawancara<ol><li>dengan tim</li></ol></li><li>Tes</li></ol>',
      '<table><tbody><tr><td colspan="2"><p><b>Gaji</b></p></td></tr>',
      '<tr><td><p>Pokok</p></td><td><p>8 juta</p></td></tr></tbody></table>',
      '<p>Sampai jumpa.</p>',
    ].join(''),
  )
})

test('continues the numbers of a list after a paragraph, and starts another list at 1', () => {
  const html = [
    point(1, '1.', 'satu'),
    point(1, '2.', 'dua'),
    '<p>Di antaranya</p>',
    point(1, '3.', 'tiga'),
    point(1, '1.', 'lain'),
    point(1, '·', 'butir'),
  ].join('')
  expect(bare(cleanPaste(html).html)).toBe(
    '<ol><li>satu</li><li>dua</li></ol><p>Di antaranya</p>' +
      '<ol start="3"><li>tiga</li></ol><ol><li>lain</li></ol><ul><li>butir</li></ul>',
  )
})

test('recognises a list that starts at a deep level, skips levels or is in a cell', () => {
  const html = `${point(2, 'o', 'dalam')}${point(1, '·', 'luar')}${point(3, '§', 'jauh')}${point(2, 'o', 'kembali')}`
  expect(bare(cleanPaste(html).html)).toBe(
    '<ul><li>dalam</li></ul><ul><li>luar<ul><li>jauh</li></ul><ul><li>kembali</li></ul></li></ul>',
  )
  const cell = cleanPaste(`<table><tr><td>${point(1, '·', 'satu')}${point(1, '·', 'dua')}</td></tr></table>`)
  expect(bare(cell.html)).toContain('<td><ul><li>satu</li><li>dua</li></ul></td>')
})

test('keeps the number of a heading as text, and removes review comments', () => {
  const heading = `<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp;</span></span>Syarat</h2>`
  const remark = `<div style='mso-element:comment-list'><p>Hapus ini</p></div>`
  expect(bare(cleanPaste(heading + remark).html)).toBe('<h2>2. Syarat</h2>')
})

test('does not change what was copied from an editor of the console', () => {
  const html = '<p data-pm-slice="1 1 []">- satu<img src="x"></p>'
  expect(cleanPaste(html)).toEqual({ html, pictures: 0 })
})

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
  expect(hasBulletLines(html)).toBe(true)
  expect(bulletLinesToLists(html)).toBe(lists)
})

test.each(['<p>-satu</p><p>3,5 juta</p>', '<p>- satu</p>', '<ul><li><p>- satu</p></li><li><p>- dua</p></li></ul>', ''])(
  'finds no bullet lines in %s',
  (html) => expect(hasBulletLines(html)).toBe(false),
)
