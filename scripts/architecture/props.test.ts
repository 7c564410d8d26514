import { expect, test } from 'vitest'
import { app, type File, importsOf, isNode, type Node, parse } from './source'

/** What the parts of a stage share is in its contexts: few things are left to hand down. */
const MAX_PROPS = 5
const stage = app.filter(({ path }) => path.startsWith('src/features/stage/'))

const nameOf = (node: unknown) => (isNode(node) ? String(node['name']) : '')
const listOf = (nodes: unknown) => (Array.isArray(nodes) ? nodes.filter(isNode) : [])

/** A type that a file declares, or one of its imports. */
function declared(file: File, name: string): [Node, File] | undefined {
  const files = [file, ...app.filter(({ path }) => importsOf(file).includes(path))]
  for (const one of files) {
    const alias = one.nodes.find(({ type, id }) => type === 'TSTypeAliasDeclaration' && nameOf(id) === name)
    if (alias && isNode(alias['typeAnnotation'])) return [alias['typeAnnotation'], one]
  }
  return undefined
}
/** How many fields a type has; of one that is not written out, such as what a function returns, too many. */
function fieldsOf(type: unknown, file: File): number {
  if (!isNode(type)) return Infinity
  if (type.type === 'TSTypeLiteral') return listOf(type['members']).length
  if (type.type === 'TSIntersectionType')
    return listOf(type['types']).reduce((sum, one) => sum + fieldsOf(one, file), 0)
  const name = nameOf(type['typeName'])
  const [from, names] = isNode(type['typeArguments']) ? listOf(type['typeArguments']['params']) : []
  const count = names?.type === 'TSUnionType' ? listOf(names['types']).length : 1
  if (name === 'Pick') return count
  if (name === 'Omit') return fieldsOf(from, file) - count
  const found = declared(file, name)
  return found ? fieldsOf(...found) : Infinity
}

type Component = { name: string; props: Node | undefined }
const componentsOf = ({ nodes }: File): Component[] =>
  nodes.flatMap((node) => {
    const isArrow = node.type === 'VariableDeclarator' && isNode(node['init']) && node['init'].type.startsWith('Arrow')
    const [name, [props, more]] = isArrow
      ? [nameOf(node['id']), listOf((node['init'] as Node)['params'])]
      : [/^Function(Declaration|Expression)$/.test(node.type) ? nameOf(node['id']) : '', listOf(node['params'])]
    return /^[A-Z][a-z]/.test(name) && !more ? [{ name, props }] : []
  })
const propsOf = (file: File, { props }: Component) =>
  !props ? 0 : isNode(props['typeAnnotation']) ? fieldsOf(props['typeAnnotation']['typeAnnotation'], file) : Infinity

test('a component of the stage has few props', () => {
  const components = stage
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap((file) => componentsOf(file).map((one) => ({ place: `${file.path}: ${one.name}`, n: propsOf(file, one) })))
  expect(components.length).toBeGreaterThan(60)
  expect(components.filter(({ n }) => n > MAX_PROPS).map(({ place, n }) => `${place}, ${n}`)).toEqual([])
})
test('props are counted', () => {
  const counted = (text: string) => {
    const path = 'src/features/stage/Example.tsx'
    const file = parse(path, text)
    return componentsOf(file).map((one) => propsOf(file, one))
  }
  expect(
    counted(`
      type Props = { a: 1; b: 2 }
      function One() {}
      export function Two({ a, b }: Props) {}
      const Three = memo(function Three({ a, ...rest }: Props & { c: 3 }) {})
      const Rest = ({ b }: Omit<Props, 'a'>) => null
      export const Picked = (props: Pick<Props, 'a' | 'b'>) => null
      function Unknown(props: ReturnType<typeof use>) {}
    `),
  ).toEqual([0, 2, 3, 1, 2, Infinity])
})
