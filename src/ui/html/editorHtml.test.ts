// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { WORD_HTML } from '../../../e2e/support/wordHtml'
import { hasBulletLines, bulletLinesToLists } from './editorHtml'
import { cleanPaste, droppedText } from './pastedHtml'
import { droppedByPlainText } from './pastedPlain'

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
  const { html, dropped } = cleanPaste(WORD_HTML)
  expect(dropped).toEqual({ pictures: 1, links: 0, comments: 0 })
  expect(bare(html)).toBe(
    [
      '<h1>Tentang peran ini</h1>',
      '<p>Kami mencari <b>analis</b> yang <i>teliti</i>. Lihat <a href="https://klob.id/karier">halaman karier</a>.</p>',
      '<h2>Tugas</h2>',
      '<ul><li>Menyusun <b>laporan</b> bulanan<ul><li>keuangan</li></ul></li><li>Menjaga data</li></ul>',
      '<p>Langkah seleksi:</p>',
      '<ol><li>Wawancara<ol type="a"><li>dengan tim</li></ol></li><li>Tes</li></ol>',
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

test.each([
  [['1.', '2.', '5.', '6.'], '<ol><li>1.</li><li>2.</li></ol><ol start="5"><li>5.</li><li>6.</li></ol>'],
  [['a)', 'b)'], '<ol type="a"><li>a)</li><li>b)</li></ol>'],
  [['C.', 'D.'], '<ol type="A" start="3"><li>C.</li><li>D.</li></ol>'],
  [['i.', 'ii.', 'iii.', 'iv.', 'v.'], '<ol type="i"><li>i.</li><li>ii.</li><li>iii.</li><li>iv.</li><li>v.</li></ol>'],
  [['h.', 'i.', 'j.'], '<ol type="a" start="8"><li>h.</li><li>i.</li><li>j.</li></ol>'],
])('keeps the numbers %j of a list of Word', (marks, lists) => {
  expect(bare(cleanPaste(marks.map((mark) => point(1, mark, mark)).join('')).html)).toBe(lists)
})

/** An item as Word Online writes it: a list of its own. */
const online = (tag: 'ul' | 'ol', level: number, text: string, start = 1) =>
  `<div class="ListContainerWrapper SCXW1"><${tag} class="BulletListStyle1" role="list"${tag === 'ol' ? ` start="${start}"` : ''}><li data-listid="1" data-aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`

test('makes one list of the items of Word Online, nested by level', () => {
  const html = [online('ul', 1, 'satu'), online('ul', 2, 'dalam'), online('ul', 1, 'dua')].join('')
  expect(bare(cleanPaste(html).html)).toBe(
    '<ul><li><p>satu</p><ul><li><p>dalam</p></li></ul></li><li><p>dua</p></li></ul>',
  )
})
test('keeps the numbers of Word Online', () => {
  const html = [online('ol', 1, 'dua', 2), online('ol', 1, 'tiga', 3), online('ol', 1, 'lima', 5)].join('')
  expect(bare(cleanPaste(html).html.replaceAll(/ role="\w+"/g, ''))).toBe(
    '<ol start="2"><li><p>dua</p></li><li><p>tiga</p></li></ol><ol start="5"><li><p>lima</p></li></ol>',
  )
})
test('keeps the numbers that items of a list have themselves', () => {
  expect(bare(cleanPaste('<ol><li>a</li><li value="4">b</li><li>c</li></ol>').html)).toBe(
    '<ol><li>a</li></ol><ol start="4"><li>b</li><li>c</li></ol>'.replace('<li>b', '<li value="4">b'),
  )
})
test.each([
  ['<dl><dt>Gaji</dt><dd>8 juta</dd></dl>', 'Gaji', '8 juta'],
  ['<button>Simpan</button><button>Batal</button>', 'Simpan', 'Batal'],
  ['<label>Nama</label><label>Umur</label>', 'Nama', 'Umur'],
  ['<span style="display: block">Nama</span><span>Umur</span>', 'Nama', 'Umur'],
  ['<p><span style="display:inline-block">Nama</span><span>Umur</span></p>', 'Nama', 'Umur'],
  ['<p>kata<img src="x">lain</p>', 'kata', 'lain'],
  ['<table><caption>Gaji</caption><tr><td>8 juta</td></tr></table>', 'Gaji', '8 juta'],
])('keeps words apart in %s', (html, first, second) => {
  const { html: clean } = cleanPaste(html)
  expect(clean).not.toContain(first + second)
  expect(clean).toMatch(new RegExp(`<div>${first}</div>|${first}(?:</span>)? (?:<span>)?${second}`))
})
test.each([
  ['<p><a href="http://klob.id">situs</a></p>', '1 tautan menjadi teks biasa: alamatnya tidak diawali https://.'],
  ['<p><a href="https://klob.id">situs</a></p>', ''],
  ['<p>a<img src="x"></p>', '1 gambar atau berkas tidak ikut ditempel: di sini hanya dapat ditulis teks.'],
  [`<div style='mso-element:comment'>Hapus</div>`, '1 komentar peninjau tidak ikut ditempel: bukan bagian dari teks.'],
])('a paste of %s says: %s', (html, text) => expect(droppedText(cleanPaste(html).dropped)).toBe(text))

test.each([
  [
    { html: '<a href="https://klob.id/x">situs</a>', plain: 'situs' },
    '1 tautan menjadi teks biasa: tulis alamatnya bila perlu.',
  ],
  [{ html: '<a href="https://klob.id/x">https://klob.id/x</a>', plain: 'https://klob.id/x' }, ''],
  [
    { html: '<p>a<img src="x"></p>', plain: 'a' },
    '1 gambar atau berkas tidak ikut ditempel: di sini hanya dapat ditulis teks.',
  ],
  [{ html: '', plain: '', files: 2 }, '2 gambar atau berkas tidak ikut ditempel: di sini hanya dapat ditulis teks.'],
  [{ html: '', plain: 'a', files: 1 }, ''],
] as [{ html: string; plain: string; files?: number }, string][])(
  'a paste of %j into plain text says: %s',
  (clipboard, text) => {
    const { html, plain, files = 0 } = clipboard
    const getData = (type: string) => (type === 'text/html' ? html : plain)
    expect(droppedByPlainText({ getData, files: { length: files } as FileList })).toBe(text)
  },
)

test('does not change what was copied from an editor of the console', () => {
  const html = '<p data-pm-slice="1 1 []">- satu<img src="x"></p>'
  expect(cleanPaste(html).html).toBe(html)
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
  ['<p>1. satu</p><p>5. lima</p>', '<ol><li>satu</li></ol><ol start="5"><li>lima</li></ol>'],
  ['<p><strong>- tebal</strong></p><p>–&nbsp;dua</p>', '<ul><li><strong>tebal</strong></li><li>dua</li></ul>'],
])('%s', (html, lists) => {
  expect(hasBulletLines(html)).toBe(true)
  expect(bulletLinesToLists(html)).toBe(lists)
})

test.each(['<p>-satu</p><p>3,5 juta</p>', '<p>- satu</p>', '<ul><li><p>- satu</p></li><li><p>- dua</p></li></ul>', ''])(
  'finds no bullet lines in %s',
  (html) => expect(hasBulletLines(html)).toBe(false),
)
