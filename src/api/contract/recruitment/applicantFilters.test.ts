import { expect, test } from 'vitest'
import { applicantFilters, spellings } from './applicantFilters'
import { applicants } from './applicants'
import { spelled } from '~/api/contract/wireMapping'

test('a saved filter names the vacancy in the plural, and is read back', () => {
  const { write, read, schema } = spelled(applicantFilters, spellings.saved)
  const where = { vacancyCode: 'VAC-1', dobs: '14021997', dobOperators: '1' }
  expect(write(where)).toEqual({ vacancyCodes: 'VAC-1', dobs: '14021997', dobOperators: '1' })
  expect(read(write(where))).toEqual(where)
  expect(schema.safeParse(where).success).toBe(false)
})
test('the applicant export alone writes the birth date as YYYY/MM/DD', () => {
  const { start, spelled: own } = applicants.export
  const said = own.write({ vacancyCode: 'VAC-1', dobs: '14021997', dobOperators: '1', vacancyCloseDate: '30062026' })
  expect(said).toMatchObject({ vacancyCode: 'VAC-1', dobs: '1997/02/14', vacancyCloseDate: '30062026' })
  expect(own.read(said)).toMatchObject({ dobs: '14021997' })
  expect(start.params.safeParse({ ...said, corporateId: 'COR0001' }).success).toBe(true)
  expect(start.params.safeParse({ vacancyCode: 'V', dobs: '14021997', corporateId: 'C' }).success).toBe(false)
})
test('what is required stands in the parameters, and in no rule of the operation', () => {
  const { rows } = applicants
  expect(rows.params.safeParse({ corporateId: 'C', start: 0, length: 10 }).success).toBe(false)
  expect(rows.rules.map(({ kind }) => kind)).not.toContain('required')
})
