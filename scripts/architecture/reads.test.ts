import { expect, test } from 'vitest'
import { app, isNode, type Node } from './source'

/** Decides what is shown of a read; everything else asks it, or asks for the data first. */
const HOME = 'src/components/reads/Loaded.tsx'

const nameOf = (condition: unknown): string | undefined => {
  if (!isNode(condition)) return undefined
  if (condition.type === 'Identifier') return String(condition['name'])
  const property = condition.type === 'MemberExpression' ? condition['property'] : undefined
  return isNode(property) ? String(property['name']) : undefined
}
/** Whether a branch shows a failure instead of something else: by that alone, whatever there is to show. */
const isReplacement = ({ type, test: condition, alternate, consequent }: Node): boolean =>
  (type === 'ConditionalExpression' || (type === 'IfStatement' && isNode(consequent))) &&
  ['error', 'isError'].includes(nameOf(condition) ?? '') &&
  (type === 'IfStatement' || (isNode(alternate) && /^(JSX|Conditional)/.test(alternate.type)))

test('no screen replaces data by the failure of a later read', () => {
  const replacing = app.filter(
    ({ path, nodes }) =>
      path.endsWith('.tsx') &&
      path !== HOME &&
      nodes.some((node) => isReplacement(node) && !isWithoutData(nodes, node)),
  )
  expect(replacing.map(({ path }) => path)).toEqual([])
})

const isWithin = (inner: Node, outer: unknown) => isNode(outer) && outer.start <= inner.start && inner.end <= outer.end

/** Whether the branch is the one for no data: `!data ? (error ? ...) : ...`, `data ? ... : error ? ...`, or after `if (!data)`. */
function isWithoutData(nodes: readonly Node[], branch: Node): boolean {
  return nodes.some(({ type, test: condition, consequent, alternate }) => {
    if ((type !== 'ConditionalExpression' && type !== 'IfStatement') || !isNode(condition)) return false
    const isNone = condition.type === 'UnaryExpression'
    return isWithin(branch, isNone ? consequent : nameOf(condition) === 'data' ? alternate : undefined)
  })
}
