import type { AnyEndpoint } from '../../src/api/endpoint'

/** Part of every payload, so that a test can see whether it reached the page. */
export const MARK = 'jahat'
/** Attribute value that only injected markup carries. */
export const FOREIGN = 'dari-luar'

/** Payloads that call `hacked`, reach another host or break out of their context; the first that fits a field is used. */
export const rounds: Record<string, readonly string[]> = {
  'markup in texts': [
    `${MARK}"><img src=x onerror=hacked(1)><script>hacked(2)</script><svg onload=hacked(3)>`,
    `${MARK}<img src=x onerror=hacked(4)>`,
    `${MARK}<b>`,
  ],
  'addresses that run': [
    'javascript:hacked(5)//jahat',
    ' jAvA\tScRiPt:hacked(6)//jahat',
    'data:text/html,<script>hacked(7)</script>jahat',
    'vbscript:jahat',
  ],
  'addresses that leave': ['http://jahat.example/gambar.png', '//jahat.example/x', 'http://jahat.example'],
  'markup in rich texts': [
    `<p aria-label="${FOREIGN}" role="${FOREIGN}" id="${FOREIGN}" class="${FOREIGN}" name="${FOREIGN}" style="background:url(https://jahat.example/s)" data-x="${FOREIGN}" tabindex="7" onclick="hacked(8)">${MARK} <b>tebal</b></p><form action="https://jahat.example"><input name="sandi"><button formaction="javascript:hacked(9)">kirim</button></form><iframe src="https://jahat.example/f" srcdoc="<script>hacked(10)</script>"></iframe><img src="https://jahat.example/i" onerror="hacked(11)"><a href="javascript:hacked(12)">klik</a><a href="https://jahat.example/ok" target="_blank">tautan</a><style>*{display:none}</style><base href="https://jahat.example"><meta http-equiv="refresh" content="0;url=https://jahat.example"><math><mtext><table><mglyph><style><img src=x onerror=hacked(13)></style></mglyph></table></mtext></math><svg><animate onbegin=hacked(14) attributeName=x></svg><object data="javascript:hacked(15)"></object><link rel="stylesheet" href="https://jahat.example/l">`,
    `${MARK} <i>`,
  ],
  'what is no markup': [
    `\u202E${MARK}\u202C {{position}} \${7*7} <%= 7*7 %> __proto__ constructor`,
    `=HYPERLINK("https://jahat.example")`,
  ],
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
/** Collects the paths of all texts in an answer; the items of a list share one path. */
function placesOf(value: Json, place: string[], found: Map<string, string[]>): void {
  if (typeof value === 'string') found.set(place.join('\0'), place)
  else if (Array.isArray(value)) for (const one of value.slice(0, 60)) placesOf(one, [...place, '*'], found)
  else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) placesOf(one, [...place, name], found)
}
function withText(value: Json, [name, ...rest]: string[], text: string): Json {
  if (name === undefined) return typeof value === 'string' ? text : value
  if (name === '*') return Array.isArray(value) ? value.map((one) => withText(one, rest, text)) : value
  if (value === null || typeof value !== 'object' || Array.isArray(value) || !(name in value)) return value
  return { ...value, [name]: withText(value[name]!, rest, text) }
}

/** Truncates long lists to what a screen needs; every text is validated against the contract, which takes time. */
const shortened = (value: Json): Json =>
  Array.isArray(value)
    ? value.slice(0, 40).map(shortened)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]))
      : value

/** Returns the answer with the round's payload in every text that the contract leaves free. */
export function poisoned(
  endpoint: AnyEndpoint,
  result: Json,
  payloads: readonly string[],
): { result: Json; places: number } {
  let poison = shortened(result)
  if (!endpoint.result.safeParse(poison).success) return { result, places: 0 }
  const places = new Map<string, string[]>()
  placesOf(poison, [], places)
  let taken = 0
  for (const place of places.values())
    for (const payload of payloads) {
      const candidate = withText(poison, place, payload)
      if (!endpoint.result.safeParse(candidate).success) continue
      poison = candidate
      taken += 1
      break
    }
  return { result: poison, places: taken }
}
