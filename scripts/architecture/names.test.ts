import { expect, test } from 'vitest'
import { app, type File, isNode, type Node } from './source'

/** Where a part of a name stands alone in a cell of its own, or is looked for in texts. */
const PARTS = [
  'src/components/applicant/ProfileLink.tsx',
  'src/features/longlist/longlistList.tsx',
  'src/features/stage/blind/hideIdentity.ts',
]
/** Names in sentences must be cleaned: a last name can be '-', and direction marks turn the text around them. */
test('no sentence has a part of a name without fullName', () => {
  const isPart = (node: unknown) =>
    isNode(node) &&
    ((node.type === 'MemberExpression' &&
      /^(first|last)Name$/.test(String((node['property'] as { name?: string }).name))) ||
      (node.type === 'Identifier' && /^(first|last)Name$/.test(String(node['name']))))
  const inSentence = ({ nodes }: File) =>
    nodes.some(
      (node) =>
        (node.type === 'TemplateLiteral' && (node['expressions'] as Node[]).some(isPart)) ||
        (node.type === 'JSXExpressionContainer' && isPart(node['expression'])),
    )
  expect(app.filter((file) => inSentence(file) && !PARTS.includes(file.path)).map(({ path }) => path)).toEqual([])
})
