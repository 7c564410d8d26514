import { expect, test } from 'vitest'
import { talentFilters, type TalentFilters } from '~/api/contract/filters'
import { talents } from '~/api/contract/talents'
import { everyFilter } from '~/list/filters/criterion'
import { defineSearch } from './defineSearch'

test('fetches rows by zero-based pages within the corporate', () => {
  const hidden = Object.keys(talentFilters.schema.shape) as (keyof TalentFilters)[]
  const sections = everyFilter<TalentFilters>()([], hidden)
  const list = defineSearch({ title: '', noun: '', api: talents, sections, columns: [], rowName: () => '' })
  const { queryKey } = list.query({ filters: { gender: 'F' }, page: 3, size: 20 }, { corporateId: 'COR0001' })
  expect(queryKey).toEqual(['searchTalents', { gender: 'F', corporateId: 'COR0001', start: 2, length: 20 }])
})
