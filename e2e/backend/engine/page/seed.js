import { command } from './api.js'
import { attempt, choice, el, labelled } from './dom.js'
import { showWorld } from './world.js'

/** A schema without null, which is represented by an empty field. */
const typeOf = (schema) => {
  const variants = schema.anyOf ?? [schema]
  const found = variants.find(({ type, enum: values }) => type !== 'null' || values) ?? {}
  return Array.isArray(found.type) ? { ...found, type: found.type.find((type) => type !== 'null') } : found
}
const isPlain = (schema) =>
  typeOf(schema).enum || ['string', 'integer', 'number', 'boolean'].includes(typeOf(schema).type)

/** The form control for a scalar field. */
function controlFor(schema) {
  const { type, enum: values } = typeOf(schema)
  if (values) return choice(['', ...values])
  if (type === 'boolean') return choice(['', 'true', 'false'])
  return el('input', { type: type === 'string' ? 'text' : 'number', size: 16 })
}
const valueOf = (schema, text) => {
  const { type } = typeOf(schema)
  if (type === 'boolean') return text === 'true'
  return type === 'integer' || type === 'number' ? Number(text) : text
}
/** A hint for a field: the fields of a nested record, or the values of a choice. */
const hintOf = (schema) => {
  const { type, items, properties, enum: values } = typeOf(schema)
  if (type === 'array') return [hintOf(items ?? {})]
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, hintOf(field)]))
  return values ? values.join(' | ') : (type ?? 'anything')
}

/** A form for each seedable kind, generated from the backend's schema. */
export async function seedSection(section) {
  const { properties: kinds } = await command('GET', 'schema')
  const kind = choice(Object.keys(kinds))
  const form = el('form')
  const result = el('p', { role: 'status' })
  let submit
  const show = () => {
    const { properties, required = [] } = kinds[kind.value].items
    const fields = Object.entries(properties)
    const plain = fields.filter(([, schema]) => isPlain(schema))
    const rest = fields.filter(([, schema]) => !isPlain(schema))
    const controls = plain.map(([name, schema]) => ({ name, schema, control: controlFor(schema) }))
    const more = el('textarea', { rows: 5, spellcheck: false, placeholder: '{}' })
    const hints = rest.map(([name, schema]) => `"${name}": ${JSON.stringify(hintOf(schema), null, 2)}`)
    form.replaceChildren(
      ...controls.map(({ name, control }) => labelled(required.includes(name) ? `${name} (needed)` : name, control)),
      labelled('More fields as JSON', more, 'wide'),
      el(
        'details',
        { className: 'wide', hidden: hints.length === 0 },
        el('summary', {}, 'What they take'),
        el('pre', { tabIndex: 0 }, hints.join('\n')),
      ),
      el('button', { className: 'main' }, 'Add'),
    )
    submit = () =>
      attempt('Seeded.', async () => {
        const given = controls.filter(({ control }) => control.value !== '')
        const record = {
          ...Object.fromEntries(given.map(({ name, schema, control }) => [name, valueOf(schema, control.value)])),
          ...JSON.parse(more.value || '{}'),
        }
        result.textContent = ''
        const ids = await command('POST', 'seed', { [kind.value]: [record] }).catch((error) => {
          // Also beside the form, since the page's status line is far from it.
          result.textContent = error.message
          throw error
        })
        result.textContent = `Added ${ids[kind.value].join(', ')}.`
        await showWorld()
      })
  }
  kind.addEventListener('change', () => {
    result.textContent = ''
    show()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit()
  })
  kind.value = 'people'
  show()
  section.append(
    el('p', { className: 'soft' }, 'What is left empty is filled in. A record with a known id changes that one.'),
    el('div', { className: 'row' }, labelled('Kind', kind)),
    form,
    result,
  )
}
