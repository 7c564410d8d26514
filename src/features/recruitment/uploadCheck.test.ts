import { expect, test } from 'vitest'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import type { SheetChange } from '~/api/contract/sheetChanges'
import { compareSheet, mailedBySheet, mailedText, unknownAnswers, unknownStages } from './uploadCheck'

const none = { name: '', stage: '', field1: '', field2: '', field3: '', field4: '', field5: '', sendEmail: '' }
const sheet = (...changes: (Partial<SheetChange> & { email: string })[]): SheetChange[] =>
  changes.map((change, n) => ({ ...none, ...change, line: n + 2 }))
const row = (emailLogin: string | null, stageName: string, field1: string | null = null) =>
  ({
    firstName: 'Ayu',
    lastName: 'W',
    emailLogin,
    stageName,
    field1,
    field2: null,
    field3: null,
    field4: null,
    field5: null,
  }) as ApplicantRow

const stages = [
  { id: '1', text: 'Tes' },
  { id: '2', text: 'Wawancara HR' },
]

test('lists unknown stages and answers once each, with their lines, ignoring case and empty cells', () => {
  const changes = sheet(
    { email: 'a@x', stage: 'TES', sendEmail: 'Ya' },
    { email: 'b@x', stage: 'Wawncara', sendEmail: 'mungkin' },
    { email: 'c@x' },
    { email: 'd@x', stage: 'Wawncara', sendEmail: 'tidak' },
  )
  expect(unknownStages(changes, [{ id: '1', text: 'Tes' }])).toEqual([{ value: 'Wawncara', lines: [3, 5] }])
  expect(unknownAnswers(changes)).toEqual([{ value: 'mungkin', lines: [3] }])
})
test('compares a sheet with the current applicants; the first row of an e-mail counts, regardless of case', () => {
  const changes = sheet(
    { email: 'A@x', stage: 'Tes', field1: 'baru' },
    { email: 'a@X', stage: 'Wawancara' },
    { email: 'b@x', stage: 'tes', field1: 'lama' },
    { email: 'c@x', stage: 'Tes' },
    { email: '' },
  )
  expect(
    compareSheet(changes, [row('a@x', 'Lamaran Masuk'), row('B@x', 'Tes', 'lama'), row(null, 'Tes')], stages),
  ).toEqual({
    moves: [{ email: 'A@x', from: 'Lamaran Masuk', to: 'Tes' }],
    unmoved: [],
    notes: [{ email: 'A@x', fields: [1] }],
    mails: [],
    unchanged: 1,
    strangers: ['c@x'],
  })
})
test('a row that only mails is no row without changes', () => {
  const changes = sheet(
    { email: 'a@x', sendEmail: 'Ya' },
    { email: 'b@x', sendEmail: 'tidak' },
    { email: 'z@x', sendEmail: 'ya' },
  )
  expect(compareSheet(changes, [row('a@x', 'Tes'), row('b@x', 'Tes')], stages)).toMatchObject({
    mails: [{ email: 'a@x', name: 'Ayu W' }],
    unchanged: 1,
    strangers: ['z@x'],
  })
})
test('names whom a sheet mails by its own columns, each e-mail once by its first row', () => {
  const changes = sheet(
    { email: 'a@x', name: 'Ayu W', sendEmail: ' YA ' },
    { email: 'b@x', sendEmail: 'ya' },
    { email: 'c@x', sendEmail: 'tidak' },
    { email: 'C@x', sendEmail: 'ya' },
    { email: '', sendEmail: 'ya' },
  )
  expect(mailedBySheet(changes).map(mailedText)).toEqual(['Ayu W (a@x)', 'b@x'])
})
test('a stage that the vacancy does not have moves nobody; blanks make no other stage', () => {
  const changes = sheet({ email: 'a@x', stage: 'Wawncara' }, { email: 'b@x', stage: 'Wawancara\u00A0 HR' })
  expect(compareSheet(changes, [row('a@x', 'Tes'), row('b@x', 'Wawancara HR')], stages)).toMatchObject({
    moves: [],
    unmoved: [{ email: 'a@x', to: 'Wawncara' }],
  })
})
