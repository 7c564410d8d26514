const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = (title: string, body: string, framing: string): Response =>
  new Response(
    `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>${body}</html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${framing}`,
      },
    },
  )
/** A page with a drawing that fills a frame, and a caption. */
const framed = (title: string, drawing: string, caption: string): Response =>
  page(
    title,
    `<body style="margin:0;font:14px/20px system-ui"><svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" style="position:absolute;width:100%;height:100%" role="img" aria-label="${title}">${drawing}</svg>
<p style="position:absolute;left:8px;bottom:8px;margin:0;padding:4px 8px;border-radius:4px;background:#fff;color:#24221f">${escaped(caption)}</p>`,
    "'self'",
  )
const PLAYER =
  '<rect width="640" height="360" fill="#134e4a"/><path d="M0 270q160-90 320 0t320 0v90H0z" fill="#0f766e"/><circle cx="320" cy="170" r="52" fill="#fff"/><path d="m304 140 46 30-46 30z" fill="#134e4a"/>'
const MAP =
  '<rect width="640" height="360" fill="#f1efe9"/><path d="M0 120h640M0 250h640M140 0v360M420 0v360M0 0l640 360" stroke="#fff" stroke-width="16"/><path d="M180 150h200v80H180z" fill="#d9ead3"/><path d="M0 300q200-60 640 10v50H0z" fill="#bfe0f2"/><path d="M320 190q-34-40-34-64a34 34 0 1 1 68 0q0 24-34 64z" fill="#c02626"/><circle cx="320" cy="126" r="13" fill="#fff"/>'

/** The decoded path; unchanged if it cannot be decoded. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Placeholders for the platform's main site, which the console links to, and for a hosted video player and map. */
export function mainSitePage({ pathname, searchParams }: URL): Response {
  if (/^\/situs\/pemutar\/[\w-]+$/.test(pathname))
    return framed('Pemutar video', PLAYER, `Video demo: ${pathname.split('/').at(-1)}`)
  if (pathname === '/situs/peta')
    return framed('Peta', MAP, `Peta demo: ${searchParams.get('place')}, zoom ${searchParams.get('zoom')}`)
  return page(
    'Situs utama',
    `<body style="font:16px/24px system-ui;max-width:56ch;margin:15vh auto;padding:0 24px">
<h1>Situs utama</h1><p>Halaman ini pengganti situs utama di dunia demo. Di lingkungan sebenarnya alamat ini membuka
<code>${escaped(readable(pathname))}</code> di situs utama.</p><p><a href="/">Kembali ke konsol</a></p></body>`,
    "'none'",
  )
}
