import { expect, test } from 'vitest'
import type { Action } from '~/components/actions/actions'
import { outcomeText } from './actionText'
import { withRunsAsOne } from './messageRuns'

const message = (id: string, userId: string, facts: Partial<Action> = {}): Action => ({
  id,
  at: 0,
  kind: 'message',
  outcome: 'done',
  userIds: [userId],
  run: 'R1',
  ...facts,
})

test('withRunsAsOne makes one action of a run, and leaves single messages alone', () => {
  const single = message('9', 'U9')
  delete single.run
  const lines = withRunsAsOne([message('3', 'U3'), single, message('2', 'U2'), message('1', 'U1')])
  expect(lines.map(({ id, userIds }) => [id, userIds])).toEqual([
    ['3', ['U3', 'U2', 'U1']],
    ['9', ['U9']],
  ])
})
test('withRunsAsOne counts whom a run did not reach', () => {
  const [line] = withRunsAsOne([message('2', 'U2', { outcome: 'failed' }), message('1', 'U1')])
  expect(outcomeText(line!)).toBe('1 berhasil, 1 gagal')
})
test('withRunsAsOne counts a person by their latest attempt', () => {
  const [line] = withRunsAsOne([message('2', 'U1'), message('1', 'U1', { outcome: 'failed' })])
  expect([line!.userIds, outcomeText(line!)]).toEqual([['U1'], 'Berhasil'])
})
