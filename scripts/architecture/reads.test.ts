import { expect, test } from 'vitest'
import { app, isNode, type Node } from './source'

/** Decides what is shown of a read; everything else asks it, or asks for the data first. */
const HOME = 'src/components/reads/Loaded.tsx'
/** Known violations; none may be added. */
const UNDECIDED = ['src/features/stage/notes/EmailDialog.tsx', 'src/features/stage/panel/ApplicationSummary.tsx']

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
      !UNDECIDED.includes(path) &&
      nodes.some((node) => isReplacement(node) && !isWithoutData(nodes, node)),
  )
  expect(replacing.map(({ path }) => path)).toEqual([])
})

/** Whether the branch is the one for no data: `!data ? (error ? ... : ...) : ...` or after `if (!data)`. */
function isWithoutData(nodes: readonly Node[], branch: Node): boolean {
  return nodes.some(
    ({ type, test: condition, consequent, start, end }) =>
      (type === 'ConditionalExpression' || type === 'IfStatement') &&
      isNode(condition) &&
      condition.type === 'UnaryExpression' &&
      isNode(consequent) &&
      start < branch.start &&
      branch.end < end &&
      consequent.start <= branch.start &&
      branch.end <= consequent.end,
  )
}
