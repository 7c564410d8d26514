import { expect, test } from 'vitest'
import { switchTarget } from './switchTarget'

test('the screen and platform-wide params are preserved', () => {
  expect(
    switchTarget('/dashboard/0/talentsearch', { gender: 'F', provinc: 'ID-JB', size: '50', page: '3' }, 'C2'),
  ).toEqual({ screen: 'talentsearch', search: { gender: 'F', provinc: 'ID-JB', size: '50' }, dropped: [] })
  expect(switchTarget('/dashboard/0', { test: 'val01', by: 'all', page: '2' }, 'C2')).toEqual({
    screen: '',
    search: { test: 'val01' },
    dropped: [],
  })
})
test('codes of the previous corporate are dropped and listed once each', () => {
  const search = {
    vacancyCode: 'V1',
    batchId: 'B',
    batchValue: '2',
    stageIds: ['1', '2'],
    saved: 'Q',
    firstNames: 'Ayu',
  }
  expect(switchTarget('/dashboard/1/recruitmentats/', search, 'C2')).toEqual({
    screen: 'recruitmentats',
    search: { firstNames: 'Ayu' },
    dropped: ['lowongan', 'batch', 'tahap', 'filter tersimpan'],
  })
})
test('the screen of a record becomes its list', () => {
  for (const path of ['atsreport/V1', 'create-job-vacancy/edit/V1', 'contact-us/ES-1', 'es-longlist/form/0'])
    expect(switchTarget(`/dashboard/0/${path}`, { id: '1', stage: 'Tes' }, 'C2')).toEqual({
      screen: path.split('/')[0],
      search: {},
      dropped: [],
    })
  expect(switchTarget('/dashboard/0/employees', { by: 'all' }, 'C2').screen).toBe('')
})
test('the corporate in the URL is replaced', () => {
  expect(switchTarget('/dashboard/0/talentsearch', { c: 'C1' }, 'C2').search).toEqual({ c: 'C2' })
})
