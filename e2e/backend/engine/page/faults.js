import { command } from './api.js'
import { attempt, button, choice, el, labelled } from './dom.js'

const kinds = ['status', 'slow', 'hang', 'cut', 'shape', 'text', 'empty']
const everything = { name: '*', method: '', path: '', summary: 'Every operation' }
const identity = { name: 'cognito', method: 'POST', path: '/cognito', summary: 'The identity provider' }

const list = el('ul', { id: 'operations', tabIndex: -1 })
const active = el('ul', { className: 'faults' })
const search = el('input', { type: 'search', size: 30 })
const chosen = el('p', { className: 'soft' })
let operations = []
let endpoint = everything

function choose(operation) {
  endpoint = operation
  const { name, method, path, summary, doc } = operation
  chosen.textContent = [name, `${method} ${path}`.trim(), summary, doc && `documents ${doc}`]
    .filter(Boolean)
    .join(' · ')
  showOperations()
}
function showOperations() {
  const words = search.value.toLowerCase().split(/\s+/)
  const found = operations.filter((one) => {
    const text = `${one.name} ${one.method} ${one.path} ${one.summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  list.replaceChildren(
    ...found.map((one) =>
      el(
        'li',
        {},
        button('', () => choose(one), { 'aria-pressed': String(one === endpoint) }),
      ),
    ),
  )
  for (const [n, item] of [...list.querySelectorAll('button')].entries())
    item.append(found[n].name, el('br'), el('small', {}, found[n].summary))
}
/** Shows the current faults and delays. */
export async function showFaults() {
  const { faults, latency } = await command('GET', 'world')
  const delays = Object.entries({ '*': latency.ms, ...latency.byEndpoint }).filter(([, ms]) => ms > 0)
  active.replaceChildren(
    ...faults.map(({ endpoint: name, kind, status, times }) =>
      el(
        'li',
        {},
        `${name}: ${kind}${kind === 'status' ? ` ${status}` : ''}, ${times === 0 ? 'until healed' : times === 1 ? 'once' : `${times} times`} `,
        button('Heal', () => change(`No faults of ${name}.`, () => command('DELETE', 'faults', { endpoint: name })), {
          'aria-label': `Heal ${name}`,
        }),
      ),
    ),
    ...delays.map(([name, ms]) =>
      el(
        'li',
        {},
        `${name}: ${ms} ms late `,
        button(
          'No delay',
          () => change(`${name} comes in time.`, () => command('POST', 'latency', { endpoint: name, ms: 0 })),
          { 'aria-label': `No delay of ${name}` },
        ),
      ),
    ),
  )
  if (active.children.length === 0) active.append(el('li', { className: 'soft' }, 'Nothing goes wrong.'))
}
const change = (done, action) => attempt(done, () => action().then(showFaults))

/** The section for faults and delays by operation. */
export async function faultsSection(section) {
  operations = [everything, identity, ...(await command('GET', 'operations'))]
  const kind = choice(kinds)
  const status = el('input', { type: 'number', min: 400, max: 599, value: 500 })
  const times = el('input', { type: 'number', min: 0, value: 1 })
  const message = el('input', { size: 24 })
  const ms = el('input', { type: 'number', min: 0, step: 100, value: 2000 })
  search.addEventListener('input', showOperations)
  const add = () =>
    command('POST', 'faults', {
      endpoint: endpoint.name,
      kind: kind.value,
      status: Number(status.value),
      times: Number(times.value),
      ms: Number(ms.value),
      ...(message.value ? { message: message.value } : {}),
    })
  const delay = (amount) => command('POST', 'latency', { endpoint: endpoint.name, ms: amount })
  section.append(
    labelled('Search operations', search, 'wide'),
    list,
    chosen,
    el(
      'form',
      { onsubmit: (event) => (event.preventDefault(), void change('The fault is set.', add)) },
      labelled('Kind', kind),
      labelled('Status', status),
      labelled('Times (0: until healed)', times),
      labelled('Milliseconds', ms),
      labelled('Message', message),
      el('button', { className: 'main' }, 'Let it fail'),
      button('Delay it', () => change('The delay is set.', () => delay(Number(ms.value)))),
      button('No delay', () => change('The delay is gone.', () => delay(0))),
    ),
    el('h3', {}, 'Now'),
    active,
    el(
      'p',
      {},
      button('Heal all', () => change('No faults.', () => command('DELETE', 'faults'))),
    ),
  )
  choose(everything)
  await showFaults()
  // Faults disappear once they have happened.
  setInterval(() => {
    if (!document.hidden) void showFaults().catch(() => {})
  }, 2000)
}
