import { el, say } from './dom.js'

const main = document.querySelector('#reference')
const search = document.querySelector('#search')
const openapi = await (await fetch('/__mock/openapi.json')).json()

const follow = (node) =>
  node?.$ref
    ? node.$ref
        .split('/')
        .slice(1)
        .reduce((at, name) => at[name], openapi)
    : (node ?? {})
const json = (value) => el('pre', { tabIndex: 0 }, JSON.stringify(value, null, 2))
/** A schema as one line of text; a named schema by its name only. */
function typeOf(schema = {}) {
  if (schema.$ref) return schema.$ref.split('/').at(-1)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const union = schema.anyOf ?? schema.oneOf
  if (union) return union.map(typeOf).join(' | ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`
  return [schema.type ?? 'anything', schema.pattern && `like ${schema.pattern}`].flat().filter(Boolean).join(' ')
}
function bodyOf(title, content) {
  const media = content?.['application/json']
  if (!media) return []
  const named = [media.schema, ...(media.schema?.allOf ?? [])].flatMap((part) =>
    part?.$ref ? [part] : [part?.properties?.result, part?.properties?.result?.items].filter((one) => one?.$ref),
  )
  return [
    el('h3', {}, title),
    ...named.map((one) => el('details', {}, el('summary', {}, `Schema ${typeOf(one)}`), json(follow(one)))),
    ...(media.example === undefined ? [] : [el('p', { className: 'soft' }, 'Example'), json(media.example)]),
  ]
}
function contentsOf({ description, parameters = [], requestBody, responses }) {
  const rows = parameters
    .map(follow)
    .map(({ name, in: where, required, schema, example }) =>
      el(
        'li',
        {},
        el('code', {}, name),
        ` (${where}${required ? ', needed' : ''}): ${typeOf(schema)}`,
        example === undefined ? '' : el('span', { className: 'soft' }, ` such as ${[example].flat().join(', ')}`),
      ),
    )
  return [
    el('p', {}, description),
    ...(rows.length > 0 ? [el('h3', {}, 'Parameters'), el('ul', {}, ...rows)] : []),
    ...bodyOf('Request', requestBody?.content),
    ...bodyOf('Answer', responses[200].content),
    el('h3', {}, 'Failures'),
    el(
      'ul',
      {},
      ...Object.entries(responses)
        .filter(([status]) => status !== '200')
        .map(([status, response]) => el('li', {}, `${status}: ${follow(response).description}`)),
    ),
  ]
}

const entries = openapi.tags.map(({ name, description }) => {
  const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags[0] === name)
      .map(([method, operation]) => {
        const { operationId, summary } = operation
        const node = el(
          'details',
          { id: operationId },
          el(
            'summary',
            {},
            el('b', {}, operationId),
            ` ${method.toUpperCase()} ${path} `,
            el('span', { className: 'soft' }, summary),
          ),
        )
        node.addEventListener('toggle', () => {
          if (node.open && node.children.length === 1) node.append(...contentsOf(operation))
        })
        return { node, text: `${operationId} ${method} ${path} ${summary}`.toLowerCase() }
      }),
  )
  const section = el('section', { 'aria-label': name }, el('h2', {}, name), el('p', { className: 'soft' }, description))
  section.append(...operations.map(({ node }) => node))
  return { section, operations }
})
main.replaceChildren(...entries.map(({ section }) => section))
search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\s+/)
  let found = 0
  for (const { section, operations } of entries) {
    for (const { node, text } of operations) node.hidden = !words.every((word) => text.includes(word))
    section.hidden = operations.every(({ node }) => node.hidden)
    found += operations.filter(({ node }) => !node.hidden).length
  }
  say(`${found} operations`)
})
const linked = main.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)
if (linked) {
  linked.open = true
  linked.scrollIntoView()
}
