import { describe, expect, test } from 'vitest'
import { isLocked, type StoredStatus, type LockableField, statusTable, vacancyStatuses } from './vacancyStatus'

const allStatuses: readonly StoredStatus[] = ['New', ...vacancyStatuses]

// The table of document 3 §4 in short form: '=' no change, '?' asks for confirmation, '-' not allowed.
test.each([
  ['New', '= - -'],
  ['Draft', '= ? ?'],
  ['Active', '- = ?'],
  ['Closed', '- - ='],
] as const)('from %s to Draft, Active and Closed: %s', (from, signs) => {
  const signOf = (to: (typeof vacancyStatuses)[number]) => {
    const transition = statusTable[from].to[to]
    if (!transition.allowed) return '-'
    return transition.consequence === undefined ? '=' : '?'
  }
  expect(vacancyStatuses.map(signOf).join(' ')).toBe(signs)
})

describe('messages', () => {
  test.each([
    ['New', 'Active', 'Simpan lowongan sebagai Draft terlebih dahulu.'],
    ['New', 'Closed', 'Simpan lowongan sebagai Draft terlebih dahulu.'],
    ['Active', 'Draft', 'Lowongan yang sudah Active hanya dapat ditutup.'],
    ['Closed', 'Draft', 'Lowongan yang ditutup tidak dapat dibuka kembali.'],
    ['Closed', 'Active', 'Lowongan yang ditutup tidak dapat dibuka kembali.'],
  ] as const)('from %s to %s is refused: %s', (from, to, why) =>
    expect(statusTable[from].to[to]).toEqual({ allowed: false, why }),
  )
  test.each([
    ['Draft', 'Active', /^Pengguna dapat melamar/],
    ['Draft', 'Closed', /tidak dapat melamar dan lowongan ini hilang dari daftar .* tidak dapat dibuka kembali/],
    ['Active', 'Closed', /tidak dapat melamar dan lowongan ini hilang dari daftar .* tidak dapat dibuka kembali/],
  ] as const)('from %s to %s has its consequence', (from, to, consequence) =>
    expect(statusTable[from].to[to]).toMatchObject({ allowed: true, consequence: expect.stringMatching(consequence) }),
  )
})

const open: Record<LockableField, string> = {
  position: 'New Draft',
  vacancyUrl: 'New Draft',
  employeeStatus: 'New Draft',
  officeLocation: 'New Draft',
  jobReqId: 'New Draft',
  positionCode: 'New Draft',
  numberOfVacancy: 'New Draft',
  jobDetail: 'New Draft',
  description: 'New Draft',
  terms: 'New Draft',
  jobDescription: 'New Draft',
  openDate: 'New Draft Active',
  closeDate: 'New Draft Active',
  eventKfaas: 'New Draft Active',
  validationTypeApply: 'Draft',
  validationApply: 'Draft',
  benefit: 'Draft',
  additionalQuestion: 'Draft',
}
test.each(Object.entries(open) as [LockableField, string][])('%s can be changed while %s', (field, statuses) =>
  expect(allStatuses.filter((status) => !isLocked(status, field)).join(' ')).toBe(statuses),
)
