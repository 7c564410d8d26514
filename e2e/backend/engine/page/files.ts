import openapi from '../../../../docs/openapi.json?raw'

/** The page's file contents by name, from this folder. */
const texts = import.meta.glob<string>('./*.{html,css,js}', { query: '?raw', import: 'default', eager: true })
const types: Readonly<Record<string, string>> = { css: 'text/css', html: 'text/html', js: 'text/javascript' }

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
const answer = (type: string, text: string): Response =>
  new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
      'cache-control': 'no-cache',
    },
  })

/** A file of the page for testers, which is not part of the console; undefined if the path is a command. */
export function pageFile({ method }: Request, path: string): Response | undefined {
  if (method !== 'GET') return undefined
  if (path === '/__mock') return new Response(null, { status: 302, headers: { location: '/__mock/' } })
  if (path === '/__mock/openapi.json') return answer('application/json', openapi)
  const name =
    { '/__mock/': 'page.html', '/__mock/api': 'reference.html' }[path.replace(/api\/$/, 'api')] ??
    path.replace('/__mock/page/', '')
  const text = Object.hasOwn(texts, `./${name}`) ? texts[`./${name}`] : undefined
  return text === undefined ? undefined : answer(types[name.split('.').at(-1)!]!, text)
}
