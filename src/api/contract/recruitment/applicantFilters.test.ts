import { expect, test } from 'vitest'
import { applicantFilters, wireMappings } from './applicantFilters'
import { applicants } from './applicants'
import { filterCodec } from '../../endpointGroups/wireMapping'

test('a saved filter is written with the plural vacancy key and read back', () => {
  const { write, read, schema } = filterCodec(applicantFilters, wireMappings.saved)
  const filters = { vacancyCode: 'VAC-1', dobs: '14021997', dobOperators: '1' }
  expect(write(filters)).toEqual({ vacancyCodes: 'VAC-1', dobs: '14021997', dobOperators: '1' })
  expect(read(write(filters))).toEqual(filters)
  expect(schema.safeParse(filters).success).toBe(false)
})
test('the applicant export alone writes the birth date as YYYY/MM/DD', () => {
  const { start, codec: own } = applicants.export
  const params = own.write({ vacancyCode: 'VAC-1', dobs: '14021997', dobOperators: '1', vacancyCloseDate: '30062026' })
  expect(params).toMatchObject({ vacancyCode: 'VAC-1', dobs: '1997/02/14', vacancyCloseDate: '30062026' })
  expect(own.read(params)).toMatchObject({ dobs: '14021997' })
  expect(start.params.safeParse({ ...params, corporateId: 'COR0001' }).success).toBe(true)
  expect(start.params.safeParse({ vacancyCode: 'V', dobs: '14021997', corporateId: 'C' }).success).toBe(false)
})
test('a required filter is a required parameter and not a rule of the operation', () => {
  const { rows } = applicants
  expect(rows.params.safeParse({ corporateId: 'C', start: 0, length: 10 }).success).toBe(false)
  expect(rows.rules.map(({ kind }) => kind)).not.toContain('required')
})
