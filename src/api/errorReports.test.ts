import { expect, test } from 'vitest'
import { failureError, statusError } from './errors'
import { reportOf } from './errorReports'

const page = { version: '0.1.0 (abc)', route: '/dashboard/$index/talentsearch' }

test('an answer of the wrong shape is reported by operation and field, without what it had', () => {
  expect(reportOf(failureError('shape', 'searchTalents', 'result.content.0.email: Invalid input'), page)).toEqual({
    kind: 'shape',
    name: 'ApiError',
    endpoint: 'searchTalents',
    field: 'result.content.0.email',
    places: [],
    ...page,
  })
})
test('an error is reported by its class and the places of the code, without its message', () => {
  const error = new TypeError('ayu@surel.example is no function')
  error.stack = `TypeError: ayu@surel.example\n at https://x.example/assets/list-1a2b.js:1:200\n at https://x.example/dashboard/0?a=ayu`
  const report = reportOf(error, page)
  expect(report).toEqual({ kind: 'error', name: 'TypeError', places: ['list-1a2b.js:1:200'], ...page })
  expect(JSON.stringify(report)).not.toContain('ayu')
})
test('a refusal and a lost connection are no defects', () => {
  expect(reportOf(statusError('moveApplicants', 409, 'Sudah pindah'), page)).toBeUndefined()
  expect(reportOf(failureError('offline', 'moveApplicants'), page)).toBeUndefined()
})
