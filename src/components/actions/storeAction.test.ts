import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { tickets } from '~/api/contract/executive/tickets'
import { applicants } from '~/api/contract/recruitment/applicants'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import { tracking } from '~/api/contract/recruitment/tracking'
import { talents } from '~/api/contract/talents'
import { ApiError } from '~/api/errors'
import { actionOf, storeAction } from './storeAction'
import { type Action, isUndone, stillMoved } from './actions'

const about = { vacancy: 'VAC-1', from: 'S1' }
const moveOf = (result: unknown, error?: unknown) =>
  actionOf({
    action: pipeline.move.action,
    input: { body: { stageId: 'S2', userId: ['U1', 'U2'] } },
    result,
    error,
    context: about,
  })

test('stores the codes of a move and the people for whom it succeeded', () => {
  const answer = (userId: string, success: boolean) => ({ userId, success, firstName: 'Ayu', lastName: null })
  expect(moveOf([answer('U1', true), answer('U2', true)])).toEqual({
    kind: 'move',
    outcome: 'done',
    userIds: ['U1', 'U2'],
    vacancy: 'VAC-1',
    from: 'S1',
    stage: 'S2',
  })
  expect(moveOf([answer('U1', true), answer('U2', false)])).toMatchObject({
    outcome: 'partly',
    userIds: ['U1'],
    failed: 1,
  })
  expect(moveOf([answer('U1', false)])).toMatchObject({ outcome: 'failed', userIds: [] })
})
test('does not store the texts of notes and messages', () => {
  const note = { userId: 'U1', klobVacancyCode: 'VAC-1', stageId: 'S1', field1: 'RAHASIA', sendEmail: 'tidak' }
  const message = { userId: 'U1', subject: 'RAHASIA', messageText: 'RAHASIA', fileBase64Dto: null }
  const stored = [
    actionOf({ action: pipeline.saveNotes.action, input: { body: note }, result: null }),
    actionOf({
      action: applicants.conversation.start.action,
      input: { body: message },
      result: { messageText: 'RAHASIA' },
    }),
    actionOf({ action: tickets.reply.action, input: { messageId: 'ES-1', body: message }, result: {} }),
  ]
  expect(stored.map((one) => one?.kind)).toEqual(['note', 'message', 'ticket'])
  expect(JSON.stringify(stored)).not.toContain('RAHASIA')
})
test('counts a rejected write as failed and a lost connection as unknown', () => {
  expect(moveOf(undefined, new ApiError('status', 'moveApplicants', '', 403))?.outcome).toBe('failed')
  expect(moveOf(undefined, new Error('cut'))?.outcome).toBe('unknown')
  expect(moveOf(undefined, new ApiError('status', 'moveApplicants', '', 408))?.outcome).toBe('unknown')
})
test('counts a job as started only, unless its start is rejected', () => {
  for (const { action } of [talents.export.start, tracking.standard.start, tracking.upload])
    expect(actionOf({ action, input: { body: {} }, result: { id: 'JOB-1' } })?.outcome).toBe('started')
  const refused = new ApiError('status', 'startTalentExport', '', 403)
  expect(actionOf({ action: talents.export.start.action, input: {}, error: refused })?.outcome).toBe('failed')
})
test('ignores other writes', () => {
  expect(actionOf({ action: talents.saved.save.action, input: {} })).toBeUndefined()
})
test('lists people as still moved until they are moved again in the same vacancy or have left the stage', () => {
  const move = (id: string, userIds: string[], vacancy = 'VAC-1'): Action => ({
    id,
    at: 0,
    kind: 'move',
    outcome: 'done',
    userIds,
    vacancy,
  })
  const first = move('1', ['U1', 'U2'])
  expect(stillMoved([move('3', ['U2'], 'VAC-2'), move('2', ['U1']), first], first)).toEqual(['U2'])
  expect(stillMoved([first], { ...first, departed: ['U1'] })).toEqual(['U2'])
})
test('counts a move as undone once everyone was moved back', () => {
  const facts = { at: 0, kind: 'move', outcome: 'done', vacancy: 'VAC-1' } as const
  const first: Action = { ...facts, id: '1', userIds: ['U1', 'U2'], from: 'S1', stage: 'S2' }
  const back = (id: string, userIds: string[], more: Partial<Action> = {}): Action => ({
    ...facts,
    id,
    userIds,
    from: 'S2',
    stage: 'S1',
    isUndo: true,
    ...more,
  })
  expect(isUndone([back('3', ['U2']), back('2', ['U1']), first], first)).toBe(true)
  expect(isUndone([back('2', ['U1']), first], first)).toBe(false)
  for (const other of [{ vacancy: 'VAC-2' }, { from: 'S3' }, { stage: 'S3' }, { outcome: 'failed' as const }])
    expect(isUndone([back('2', ['U1', 'U2'], other), first], first)).toBe(false)
  expect(isUndone([first, back('2', ['U1', 'U2'])], first)).toBe(false)
})

/** What is stored of a reply in the thread M1 of a person who applied. */
function storedReply(threads: readonly { name: string; userId: string; messageId: string }[]): unknown {
  const client = new QueryClient()
  for (const { name, userId, messageId } of threads) client.setQueryData([name, { userId }], { messageId })
  let stored: unknown
  const work = { key: 'klob:actions:U:C', read: () => undefined, keep: (value: unknown) => Boolean((stored = value)) }
  const { action } = applicants.conversation.reply
  storeAction(client, work, { sent: { action, input: { messageId: 'M1', body: {} } }, ended: { result: {} }, at: 0 })
  return stored
}
const { name: find } = applicants.conversation.find
test('a reply is stored with the person whose thread it is in', () => {
  const threads = [
    { name: find, userId: 'U1', messageId: 'M2' },
    { name: find, userId: 'U2', messageId: 'M1' },
  ]
  expect(storedReply(threads)).toMatchObject([{ userIds: ['U2'], record: 'M1' }])
})
test('a reply is not stored with a person of another conversation', () => {
  const threads = [{ name: talents.conversation.find.name, userId: 'U1', messageId: 'M1' }]
  expect(storedReply(threads)).toMatchObject([{ userIds: [], record: 'M1' }])
})
