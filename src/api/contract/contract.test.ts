import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { ruleNames } from '~/lib/rules/rules'
import { type AnyEndpoint, endpointsOf, hostOf } from '../endpoint'
import { talentFilters } from './filters'
import { contract } from './index'
import { id, idList } from '../values'

const endpoints = endpointsOf(contract)
const twice = (values: string[]) => values.filter((value, n) => values.indexOf(value) !== n)
const namesOf = (isWrong: (endpoint: AnyEndpoint) => boolean) => endpoints.filter(isWrong).map(({ name }) => name)
const segmentsOf = ({ path }: AnyEndpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
const refusesUnlisted = (schema: NonNullable<AnyEndpoint['body']>) =>
  schema.safeParse({ unlisted: '1' }).error?.issues.some(({ code }) => code === 'unrecognized_keys')

describe('every operation of the contract', () => {
  test('is found', () => expect(endpoints.length).toBeGreaterThan(9))
  test('is reachable from the contract, whichever file defines it', () => {
    const modules = import.meta.glob<object>('./**/!(*.test).ts', { eager: true })
    const written = Object.values(modules).flatMap((exports) => endpointsOf(exports))
    expect(written.filter((one) => !endpoints.includes(one)).map(({ name }) => name)).toEqual([])
  })
  test('has a name of its own', () => expect(twice(endpoints.map(({ name }) => name))).toEqual([]))
  test('has a method and path of its own', () => {
    // A parameter's name does not make another path.
    const places = endpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
    expect(twice(places)).toEqual([])
  })
  test('has an operation name and names the sections of the documents', () => {
    expect(namesOf(({ name }) => !/^[a-z][A-Za-z0-9]+$/.test(name))).toEqual([])
    expect(namesOf(({ doc }) => !/^([123]§\d+(, [123]§\d+)*|own)$/.test(doc))).toEqual([])
    expect(namesOf(({ summary }) => summary === '' || summary.endsWith('.'))).toEqual([])
  })
  test('is under /rest, at one of the six places that the two backends serve', () => {
    const hosts: Record<string, string> = {
      console: 'service',
      masterdata: 'service',
      view: 'service',
      post: 'service',
      page: 'base',
      open: 'base',
    }
    const areaOf = (path: string) => /^\/rest\/(\w+)\/\w/.exec(path)?.[1] ?? ''
    expect(namesOf(({ path }) => hosts[areaOf(path)] !== hostOf(path))).toEqual([])
  })
  test('rejects unlisted parameters, also in its body', () => {
    expect(namesOf(({ params }) => !refusesUnlisted(params))).toEqual([])
    expect(namesOf(({ body }) => body !== undefined && !refusesUnlisted(body))).toEqual([])
  })
  test('lists its path segments among its parameters', () => {
    expect(namesOf((one) => segmentsOf(one).some((name) => !(name in one.params.shape)))).toEqual([])
    expect(namesOf((one) => (one.repeats ?? []).some((name) => !segmentsOf(one).includes(name)))).toEqual([])
  })
  test('names parameters in its rules that it lists', () => {
    expect(namesOf((one) => one.rules.flatMap(ruleNames).some((name) => !(name in one.params.shape)))).toEqual([])
  })
  test('says in Indonesian that a keyword is too long', () => {
    const messages = endpoints.flatMap(({ params: { shape } }) =>
      'keyword' in shape ? [(shape as { keyword: z.ZodMiniType }).keyword.safeParse('a'.repeat(101)).error] : [],
    )
    expect(messages.length).toBeGreaterThan(4)
    expect([...new Set(messages.map((error) => error?.issues[0]?.message))]).toEqual(['Paling banyak 100 karakter'])
  })
  test('is not a GET when it has a body', () => {
    expect(namesOf(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([])
  })
})
test('the operations of the talent search are where the documents say', () => {
  const placeOf = (name: string) => {
    const { method, path } = endpoints.find((one) => one.name === name)!
    return `${method} ${path}`
  }
  expect(placeOf('loginOnSuccess')).toBe('POST /rest/post/login/onsuccess')
  expect(placeOf('listMenuCorporates')).toBe('GET /rest/console/auth/menu/corporate')
  expect(placeOf('getConsoleMasterData')).toBe('GET /rest/masterdata/console/findAll/{corporateId}')
  expect(placeOf('listSpecialNeeds')).toBe('GET /rest/masterdata/msn01/findAll')
  expect(placeOf('listJobCategories')).toBe('GET /rest/masterdata/category/findAll')
  expect(placeOf('getTestOptions')).toBe('GET /rest/masterdata/custom/findAll/{codes}')
  expect(placeOf('listReferralCodes')).toBe('GET /rest/console/query/refcode')
  expect(placeOf('searchTalents')).toBe('GET /rest/console/population/pagingnew')
  expect(placeOf('searchContentSets')).toBe('GET /rest/console/search/set/global')
  expect(placeOf('logTalentProfileView')).toBe('POST /rest/console/activity/action/talentsearch/post')
})
test('only the public vacancy is open to visitors', () => {
  expect(namesOf(({ open }) => open === true)).toEqual(['getPublicVacancy'])
})
test('sign-in sends the product ID and no password', () => {
  const body = contract.session.login.body!
  expect(body.safeParse({ userId: 'budi.santoso' }).success).toBe(true)
  expect(body.safeParse({ userId: 'budi.santoso', password: 'x' }).success).toBe(false)
})
test('the talent filters are those of document 1 §3 in the wire spelling', () => {
  const listed = `firstNames lastNames dobs dobOperators gender countri provinc maritalStatuses specialNeeds skillNames
    educationInstitutionNames majors grade gradeOperators language workingExperience workingExperienceOperators
    companyNames jobDescs position testInt01 testPers01 testVal01 testCom01 testGrit01 testMea01 testMin01 testCur01
    testHum01 testCre01 testPil01 notifications klobnesss referals email phoneNumber setId setStatuses`
  expect(Object.keys(talentFilters.schema.shape).toSorted()).toEqual(listed.split(/\s+/).toSorted())
  expect(talentFilters.schema.safeParse({ unlisted: '1' }).success).toBe(false)
})
describe('an id', () => {
  test.each(['a', 'COR0001', 'ID-JB', 'a.b_c-d', '007', 'x'.repeat(64)])('accepts %s', (text) =>
    expect(id.safeParse(text).success).toBe(true),
  )
  test.each(['', 'x'.repeat(65), 'a b', 'a/b', '../a', 'é', 'a\n', 7, null])('rejects %j', (value) =>
    expect(id.safeParse(value).success).toBe(false),
  )
  test('occurs once in a list of one to fifty', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `i${n}`)
    const sizes = [0, 1, 50, 51].map((count) => idList.safeParse(many(count)).success)
    expect(sizes).toEqual([false, true, true, false])
    expect(idList.safeParse(['a', 'a']).success).toBe(false)
  })
})
