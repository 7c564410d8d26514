// Makes mutants of a source: small changes that a test should notice. All of them are in one text, each behind a
// switch, so that a run of the tests needs no new build.
import { parseSync } from 'vite'

const OPERATORS = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}
const METHODS = { some: 'every', every: 'some', startsWith: 'endsWith', endsWith: 'startsWith', min: 'max', max: 'min' }
/** Methods whose calls are replaced by their object. */
const LEFT_OUT = ['filter', 'toSorted', 'sort', 'trim', 'slice', 'reverse', 'toReversed', 'toLowerCase']
const isNode = (value) => typeof value?.type === 'string'
const isText = (node) => node.type === 'TemplateLiteral' || typeof node.value === 'string'

/** The replacements of an expression: description and code. */
function* changesOf(node, code) {
  const { type } = node
  if (type === 'BinaryExpression' && !isText(node.left) && !isText(node.right))
    for (const operator of OPERATORS[node.operator] ?? [])
      yield [`${node.operator} is ${operator}`, `${code(node.left)} ${operator} ${code(node.right)}`]
  if (type === 'LogicalExpression' && node.operator === '??') {
    yield ['without ?? ...', code(node.left)]
    yield ['always ?? ...', code(node.right)]
  } else if (type === 'LogicalExpression') {
    const other = node.operator === '&&' ? '||' : '&&'
    yield [`${node.operator} is ${other}`, `(${code(node.left)}) ${other} (${code(node.right)})`]
  }
  if (type === 'UnaryExpression' && node.operator === '!') yield ['without !', code(node.argument)]
  if (type === 'Literal' && typeof node.value === 'string') yield ['another text', node.value === '' ? '"x"' : '""']
  if (type === 'Literal' && typeof node.value === 'number') yield ['one more', String(node.value + 1)]
  if (type === 'Literal' && typeof node.value === 'boolean') yield ['the other', String(!node.value)]
  if (type === 'ArrayExpression' && node.elements.length > 0) yield ['an empty list', '[]']
  if (type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.computed) {
    const { object, property } = node.callee
    const given = node.arguments.map(code).join(', ')
    const other = Object.hasOwn(METHODS, property.name) && METHODS[property.name]
    if (other) yield [`${property.name} is ${other}`, `${code(object)}.${other}(${given})`]
    if (LEFT_OUT.includes(property.name)) yield [`without ${property.name}`, code(object)]
  }
}
/** Whether a field is not a value: names, labels, module specifiers, types. */
const isSkipped = (node, field, value) =>
  (value.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(value.type)) ||
  (/^(Import|ExportAll)/.test(node.type) && field !== 'options') ||
  (field === 'key' && !node.computed) ||
  field === 'typeAnnotation' ||
  field === 'directive' ||
  field === 'source' ||
  // An endless loop could not be distinguished from a slow test.
  (/^(While|DoWhile|For)Statement$/.test(node.type) && field !== 'body') ||
  field === 'update'

/** The source with its mutants, and their descriptions; ids count from `first`. */
export function mutate(path, text, first) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const mutants = []
  const code = ({ start, end }) => text.slice(start, end)
  const note = (node, what) => {
    const line = text.slice(0, node.start).split('\n').length
    mutants.push({
      id: first + mutants.length,
      path,
      line,
      what,
      code: code(node).replaceAll(/\s+/g, ' ').slice(0, 60),
    })
    return mutants.length + first - 1
  }
  /** A node's text with the mutants within it. */
  function write(node, inLoop) {
    const children = Object.entries(node)
      .flatMap(([field, value]) => [value].flat().map((one) => [field, one]))
      .filter(([field, value]) => isNode(value) && !isSkipped(node, field, value))
      .map(([, value]) => value)
      .toSorted((a, b) => a.start - b.start)
    const loops = inLoop || /^(While|DoWhile|For)Statement$/.test(node.type)
    let out = ''
    let at = node.start
    for (const child of children) {
      if (child.start < at) continue
      out += text.slice(at, child.start)
      const isShort = node.type === 'Property' && node.shorthand
      const isTest = /^(If|Conditional)/.test(node.type) && child === node.test
      const written = isShort ? code(child) : write(child, loops)
      const always = isTest ? [note(child, 'always'), note(child, 'never')] : undefined
      out += always ? `(isMutant(${always[0]}) || !isMutant(${always[1]}) && (${written}))` : written
      at = child.end
    }
    out += text.slice(at, node.end)
    const { expression } = node
    // Fields are initialized right after super(...), which therefore must not be in a block.
    const mayGo = expression?.type !== 'Literal' && expression?.callee?.type !== 'Super'
    if (node.type === 'ExpressionStatement' && !loops && !node.directive && mayGo)
      // In braces, so that a following else stays with its own if.
      return `{ if (!isMutant(${note(node, 'left out')})) {${out}} }`
    const changes = [...changesOf(node, code)]
    if (changes.length === 0) return out
    return `(${changes.map(([what, change]) => `isMutant(${note(node, what)}) ? (${change}) : `).join('')}${out})`
  }
  const mutated = program.body.map((one) => (one.type.startsWith('TS') ? code(one) : write(one, false)))
  return { code: mutated.join('\n'), mutants }
}
