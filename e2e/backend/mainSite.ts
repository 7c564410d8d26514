const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A stand-in for the platform's main site, to which the console's links lead; it says where it is and nothing else. */
export function mainSitePage(path: string): Response {
  const page = `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Situs utama</title><body style="font:16px/24px system-ui;max-width:56ch;margin:15vh auto;padding:0 24px">
<h1>Situs utama</h1><p>Halaman ini pengganti situs utama di dunia demo. Di lingkungan sebenarnya alamat ini membuka
<code>${escaped(decodeURI(path))}</code> di situs utama.</p><p><a href="/">Kembali ke konsol</a></p></body></html>`
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  })
}
