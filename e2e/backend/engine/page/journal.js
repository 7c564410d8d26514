import { command, session } from './api.js'
import { attempt, button, el, labelled, say } from './dom.js'

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`
const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
const addressOf = ({ path, query }) => path + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')

/** The call as a curl command, with a new token of its user: the journal has no tokens. */
async function curlOf(call) {
  const { method, body, origin, user } = call
  const token = user && (await command('POST', 'token', { username: user })).token
  return [
    `curl ${quoted(origin + addressOf(call))}`,
    method === 'GET' ? '' : `-X ${method}`,
    `-H ${quoted(`x-mock-session: ${session()}`)}`,
    token ? `-H ${quoted(`authorization: ${token}`)}` : '',
    body === null
      ? ''
      : typeof body === 'string'
        ? `--data ${quoted(body)}`
        : `-H 'content-type: application/json' --data ${quoted(JSON.stringify(body))}`,
  ]
    .filter(Boolean)
    .join(' \\\n  ')
}
/** The call as an assertion of the test kit. */
function assertionOf({ endpoint, query, body, status, user }) {
  const byName = {}
  for (const [name, value] of query) (byName[name] ??= []).push(value)
  const like = {
    ...(query.length > 0 ? { query: byName } : {}),
    ...(body === null ? {} : { body }),
    status,
    ...(user ? { user } : {}),
  }
  return `await world.expectCall(${JSON.stringify(endpoint)}, ${JSON.stringify(like, null, 2)})`
}
const copy = (text) => attempt('Copied.', async () => navigator.clipboard.writeText(await text))

function entryOf(call) {
  const { sequence, endpoint, method, status, user, body, answer, violations } = call
  const contents = () => [
    el(
      'div',
      { className: 'row' },
      button('Copy as curl', () => copy(curlOf(call))),
      button('Copy as Playwright assertion', () => copy(assertionOf(call)), { hidden: endpoint === null }),
    ),
    el('h3', {}, 'Contract'),
    violations.length === 0
      ? el('p', { className: 'soft' }, 'As agreed.')
      : el('ul', {}, ...violations.map(({ side, message }) => el('li', { className: 'bad' }, `${side}: ${message}`))),
    el('h3', {}, 'Request'),
    el(
      'pre',
      { tabIndex: 0 },
      `${method} ${addressOf(call)}${body === null ? '' : `\n\n${JSON.stringify(body, null, 2)}`}`,
    ),
    el('h3', {}, 'Answer'),
    el('pre', { tabIndex: 0 }, pretty(answer)),
  ]
  const details = el(
    'details',
    {},
    el(
      'summary',
      {},
      `${sequence}. `,
      el('b', {}, endpoint ?? 'unknown'),
      ` ${method} ${addressOf(call)} `,
      el('span', { className: status >= 400 ? 'bad' : 'soft' }, String(status)),
      ` ${user ?? 'visitor'}`,
      violations.length > 0 ? el('b', { className: 'bad' }, ` breaks the contract (${violations.length})`) : '',
    ),
  )
  details.addEventListener('toggle', () => {
    if (details.open && details.children.length === 1) details.append(...contents())
  })
  return details
}

/** The section with the world's newest calls, updated live. */
export function journalSection(section) {
  const live = el('input', { type: 'checkbox', checked: true })
  const filter = el('input', { type: 'search', size: 30 })
  const list = el('div')
  const empty = el('p', { className: 'soft' }, 'No calls yet. The newest 50 that were answered are shown.')
  let shown = new Map()
  let latest = 0
  const matches = ({ endpoint, path, user }) =>
    `${endpoint} ${path} ${user}`.toLowerCase().includes(filter.value.toLowerCase())
  const refresh = async () => {
    const turn = ++latest
    const answers = await command('GET', 'answers')
    // A stale response would remove newer entries and close them.
    if (turn !== latest) return
    const calls = answers.filter(matches).reverse()
    const next = new Map(calls.map((call) => [`${session()} ${call.sequence}`, call]))
    // Existing entries are reused, so that open ones stay open.
    const nodes = new Map([...next].map(([key, call]) => [key, shown.get(key) ?? entryOf(call)]))
    for (const [key, node] of shown) if (!nodes.has(key)) node.remove()
    let before = null
    for (const node of [...nodes.values()].reverse()) {
      if (node.parentNode !== list || node.nextSibling !== before) list.insertBefore(node, before)
      before = node
    }
    shown = nodes
    empty.hidden = nodes.size > 0
  }
  const tick = async () => {
    if (live.checked && !document.hidden) await refresh().catch((error) => say(`Failed: ${error.message}`))
    setTimeout(() => void tick(), 1000)
  }
  filter.addEventListener('input', refresh)
  section.append(
    el(
      'div',
      { className: 'row' },
      labelled('Filter', filter),
      el('label', { className: 'check' }, live, 'Live'),
      button('Refresh', () => attempt('Refreshed.', refresh)),
      button('Empty the journal', () =>
        attempt('The journal is empty.', () => command('DELETE', 'journal').then(refresh)),
      ),
    ),
    empty,
    list,
  )
  void tick()
}
