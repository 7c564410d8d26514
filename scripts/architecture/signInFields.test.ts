import { expect, test } from 'vitest'
import { app, type File, type Node } from './source'

const textAt = ({ text }: File, { start, end }: Node) => text.slice(start, end)
/** The attributes of an element by name; a spread is '...'. */
const attributesOf = (element: Node) =>
  (element['attributes'] as Node[]).map((attribute) =>
    attribute.type === 'JSXSpreadAttribute' ? '...' : (attribute['name'] as { name: string }).name,
  )

test('every field of the sign-in has a name and what a browser may fill in', () => {
  const fields = app
    .filter(({ path }) => /^src\/(components\/signIn|features\/session)\//.test(path))
    .flatMap((file) =>
      file.nodes
        .filter(({ type }) => type === 'JSXOpeningElement')
        .filter((element) => ['TextInput', 'PasswordField'].includes(textAt(file, element['name'] as Node)))
        .map((element) => ({ path: file.path, attributes: attributesOf(element) })),
    )
  expect(fields.length).toBeGreaterThan(8)
  const bare = fields.filter(
    ({ attributes }) =>
      !attributes.includes('autoComplete') || !(attributes.includes('name') || attributes.includes('...')),
  )
  expect(bare.map(({ path }) => path)).toEqual([])
})
