import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleaned } from '~/lib/texts/cleaned'
import { talentFilters, type TalentFilters } from '~/api/contract/filters'
import { brokenRules } from '~/lib/rules/rules'
import { parseSearch, stringifySearch } from '~/lib/url/searchParams'
import { type ListState, listUrl, PAGE_SIZES, readFilters } from './listUrl'

const talentUrl = listUrl(talentFilters)
const readUrl = (text: string) => talentUrl.read(parseSearch(text))
const urlOf = (state: ListState<TalentFilters>) => stringifySearch(talentUrl.write(state))

const idOf = fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/)
const ids = fc.uniqueArray(idOf, { minLength: 1, maxLength: 50 })
/** As the form sends it, without spaces around it. */
const isClean = (text: string) => text !== '' && text === cleaned(text)
const textOf = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 100 })
  .filter((text) => text.length <= 100 && isClean(text))
const nameOf = fc.stringMatching(/^[A-Za-z .,]{1,25}$/).filter(isClean)
const operatorOf = fc.constantFrom('1', '2', '3', '4')
const twoDigits = (value: number) => String(value).padStart(2, '0')
const dayOf = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => `${twoDigits(date.getUTCDate())}${twoDigits(date.getUTCMonth() + 1)}${date.getUTCFullYear()}`)
const gradeOf = fc.double({ min: 0, minExcluded: true, max: 4, noNaN: true })
/** Any subset of the values. */
const some = (values: Record<string, fc.Arbitrary<unknown>>) => fc.record(values, { requiredKeys: [] })
/** Both values or neither. */
const both = (values: Record<string, fc.Arbitrary<unknown>>) => fc.oneof(fc.constant({}), fc.record(values))

/** Arbitrary valid filters of the talent search, with all rules satisfied. */
const validFilters: fc.Arbitrary<TalentFilters> = fc
  .tuple(
    some({
      firstNames: nameOf,
      lastNames: nameOf,
      gender: fc.constantFrom('M', 'F'),
      maritalStatuses: fc.constantFrom('S', 'M'),
      specialNeeds: idOf,
      skillNames: textOf,
      educationInstitutionNames: textOf,
      majors: textOf,
      companyNames: textOf,
      jobDescs: idOf,
      position: textOf,
      notifications: fc.constantFrom('1', '2'),
      klobnesss: fc.constantFrom('0', '1', '2'),
      referals: idOf,
      email: textOf,
      phoneNumber: fc.stringMatching(/^[0-9+ -]{1,20}$/).filter(isClean),
    }),
    some({
      language: ids,
      testInt01: ids,
      testPers01: ids,
      testVal01: ids,
      testCom01: ids,
      testGrit01: ids,
      testMea01: ids,
      testMin01: ids,
      testCur01: ids,
      testHum01: ids,
      testCre01: ids,
      testPil01: ids,
    }),
    both({ dobs: dayOf, dobOperators: operatorOf }),
    both({ grade: gradeOf, gradeOperators: operatorOf }),
    both({ workingExperience: fc.constantFrom('1', '2', '3', '4', '5'), workingExperienceOperators: operatorOf }),
    both({ setId: idOf, setStatuses: fc.constantFrom('OnGoing', 'Complete') }),
    fc.oneof(
      some({ countri: idOf.filter((id) => id !== 'CO96'), provinc: idOf }),
      fc.record({ countri: fc.constant('CO96'), provinc: idOf }),
    ),
  )
  .map((parts) => Object.assign({}, ...parts) as TalentFilters)
const validQuery: fc.Arbitrary<ListState<TalentFilters>> = fc.record({
  filters: validFilters,
  page: fc.integer({ min: 1, max: 1_000_000 }),
  size: fc.constantFrom(...PAGE_SIZES),
})

describe('a query and its URL', () => {
  test('generates every filter of the talent search', () => {
    const [sample] = fc.sample(validFilters, { numRuns: 1, seed: 1 })
    expect(talentFilters.schema.safeParse(sample).success).toBe(true)
    const seen = new Set(fc.sample(validFilters, { numRuns: 300, seed: 1 }).flatMap((filters) => Object.keys(filters)))
    expect([...seen].toSorted()).toEqual(Object.keys(talentFilters.schema.shape).toSorted())
  })
  test('reads a search back from its URL', () => {
    fc.assert(
      fc.property(validQuery, (query) => {
        expect(readUrl(urlOf(query))).toEqual(query)
      }),
      { numRuns: 300 },
    )
  })
  test('reads a search back from the parameters of a typed link', () => {
    fc.assert(
      fc.property(validQuery, (query) => {
        expect(talentUrl.read(talentUrl.write(query) as unknown as ReturnType<typeof parseSearch>)).toEqual(query)
      }),
    )
  })
  test('is flat, readable and without defaults', () => {
    const filters: TalentFilters = { gender: 'F', provinc: 'ID-JB', language: ['id', 'en'], klobnesss: '0' }
    expect(urlOf({ filters, page: 2, size: 10 })).toBe(
      '?gender=F&provinc=ID-JB&language=id&language=en&klobnesss=0&page=2',
    )
    expect(urlOf({ filters: {}, page: 1, size: 10 })).toBe('')
    expect(urlOf({ filters: {}, page: 1, size: 50 })).toBe('?size=50')
  })
})

describe('drops an invalid value', () => {
  test.each([
    ['?gender=X&provinc=ID-JB', { provinc: 'ID-JB' }],
    ['?gender=F&gender=M', {}],
    ['?firstNames=R2D2', {}],
    ['?firstNames=abcdefghijklmnopqrstuvwxyz', {}],
    ['?dobs=31022000&dobOperators=1', {}],
    ['?dobs=1990-01-01&dobOperators=1', {}],
    ['?grade=4.5&gradeOperators=1', {}],
    ['?grade=nol&gradeOperators=1', {}],
    ['?grade=3&gradeOperators=5', {}],
    ['?klobnesss=3', {}],
    ['?language=en&language=en', {}],
    ['?language=a%20b', {}],
    ['?countri=..%2F..', {}],
    ['?unlisted=1&__proto__=1&constructor=1', {}],
    ['?skillNames=007', { skillNames: '007' }],
    ['?language=en', { language: ['en'] }],
    ['?grade=3.5&gradeOperators=2', { grade: 3.5, gradeOperators: '2' }],
  ])('%s', (url, filters) => expect(readUrl(url).filters).toEqual(filters))
  test.each([
    ['?dobs=01011990', {}],
    ['?grade=3', {}],
    ['?workingExperience=2', {}],
    ['?setId=SET-1', {}],
    ['?countri=CO96', {}],
    ['?dobOperators=1&gradeOperators=2&workingExperienceOperators=3&setStatuses=OnGoing', {}],
    ['?countri=CO96&provinc=ID-JB', { countri: 'CO96', provinc: 'ID-JB' }],
    ['?countri=CO1', { countri: 'CO1' }],
    ['?grade=3&gender=F', { gender: 'F' }],
  ])('drops %s, which breaks a rule', (url, filters) => expect(readUrl(url).filters).toEqual(filters))
  test.each([
    ['', 1, 10],
    ['?page=3&size=20', 3, 20],
    ['?page=0', 1, 10],
    ['?page=-1', 1, 10],
    ['?page=01', 1, 10],
    ['?page=1e3', 1, 10],
    ['?page=2.5', 1, 10],
    ['?page=2&page=3', 1, 10],
    ['?page=9999999', 1_000_000, 10],
    ['?page=99999999', 1_000_000, 10],
    ['?size=1000000', 1, 10],
    ['?size=0', 1, 10],
    ['?size=015', 1, 10],
    ['?size=20&size=50', 1, 10],
  ])('%s is page %d of size %d', (url, page, size) => expect(readUrl(url)).toEqual({ filters: {}, page, size }))

  const names = fc.oneof(fc.constantFrom(...Object.keys(talentFilters.schema.shape), 'page', 'size'), fc.string())
  const plausible = fc.oneof(textOf, fc.constantFrom('1', '2', '9', 'M', 'CO96', '3.5', '29022023', 'a,b', '-'), idOf)
  const garbage = fc.array(fc.tuple(names, plausible), { maxLength: 30 })
  test('reads valid filters from any URL', () => {
    fc.assert(
      fc.property(garbage, (pairs) => {
        const query = readUrl(`?${new URLSearchParams(pairs).toString()}`)
        expect(talentFilters.schema.safeParse(query.filters).success).toBe(true)
        expect(brokenRules(talentFilters.rules, query.filters)).toEqual([])
        expect(PAGE_SIZES).toContain(query.size)
        expect(query.page >= 1 && query.page <= 1_000_000).toBe(true)
        expect(readUrl(urlOf(query))).toEqual(query)
      }),
      { numRuns: 300 },
    )
  })
  test('does not throw for any value of a link', () => {
    const one = fc.oneof(textOf, fc.double(), fc.boolean(), fc.constant(null))
    const raw = fc.dictionary(names, fc.oneof(one, fc.array(one)))
    fc.assert(
      fc.property(raw, (values) => {
        const filters = readFilters(talentFilters, values as ReturnType<typeof parseSearch>)
        expect(talentFilters.schema.safeParse(filters).success).toBe(true)
      }),
    )
  })
})
