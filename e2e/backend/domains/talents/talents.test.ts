import { expect, test } from 'vitest'
import { talentFilters } from '~/api/contract/filters'
import { callApi, backendForTests, rowsOf } from '../../testBackend'
import { hostile } from '../../engine/content/hostile'
import { experienceBand } from '../people/rows'

const backend = backendForTests()
const search = (query: string, corporateId = 'COR0001') =>
  callApi(backend, `/rest/console/population/pagingnew?corporateId=${corporateId}&start=0&length=100&${query}`)

const tested = 'AYU BAYU CITRA RAMAI'
// In a world of the six fixture people: each filter with the people that it finds.
const filters: [query: string, found: string][] = [
  ['', 'AYU BAYU CITRA DIAM JAHAT RAMAI'],
  ['firstNames=ayu', 'AYU BAYU'],
  ['firstNames=JAHAT', 'JAHAT'],
  ['lastNames=Pratama', 'BAYU'],
  ['dobs=21041999&dobOperators=1', 'AYU CITRA'],
  ['dobs=21041999&dobOperators=2', 'AYU BAYU JAHAT RAMAI'],
  ['dobs=21041999&dobOperators=3', 'BAYU CITRA JAHAT RAMAI'],
  ['dobs=21041999&dobOperators=4', 'AYU'],
  ['gender=F', 'AYU CITRA'],
  ['countri=CO189', ''],
  ['countri=CO96&provinc=ID-BA', 'CITRA'],
  ['provinc=ID-JB', 'AYU'],
  ['maritalStatuses=M', 'BAYU RAMAI'],
  ['specialNeeds=MSN01', 'RAMAI'],
  ['skillNames=analisis', 'AYU'],
  ['educationInstitutionNames=universitas', 'BAYU RAMAI'],
  ['majors=teknik', 'AYU'],
  ['grade=3.6&gradeOperators=1', 'AYU JAHAT RAMAI'],
  ['grade=3.6&gradeOperators=2', 'BAYU CITRA RAMAI'],
  ['grade=3.6&gradeOperators=3', 'AYU BAYU CITRA JAHAT'],
  ['grade=3.6&gradeOperators=4', 'RAMAI'],
  ['language=LNG-JA&language=LNG-BTK', 'CITRA RAMAI'],
  ['workingExperience=2&workingExperienceOperators=4', 'CITRA'],
  ['workingExperience=4&workingExperienceOperators=1', 'AYU BAYU JAHAT RAMAI'],
  ['workingExperience=4&workingExperienceOperators=2', 'AYU CITRA'],
  ['workingExperience=5&workingExperienceOperators=3', 'AYU CITRA'],
  ['companyNames=sinar', 'AYU'],
  ['jobDescs=CAT-SAL', 'BAYU RAMAI'],
  ['position=front+office', 'CITRA'],
  ['testInt01=INT-ENT', 'BAYU'],
  ['testInt01=INT-ENT&testInt01=INT-SOC', tested],
  ['testPers01=PERS-OPE', tested],
  ['testVal01=VAL-ACH', tested],
  ['testCom01=COM-STE', tested],
  ['testGrit01=GRIT-M&testGrit01=GRIT-L', 'BAYU CITRA'],
  ['testMea01=MEA-H', 'AYU BAYU RAMAI'],
  ['testMin01=MIN-F', 'CITRA'],
  ['testCur01=CUR-H', tested],
  ['testHum01=HUM-M', tested],
  ['testCre01=CRE-M', tested],
  ['testPil01=PIL-L', ''],
  ['notifications=1', 'AYU DIAM'],
  ['notifications=2', 'BAYU CITRA JAHAT RAMAI'],
  ['klobnesss=0', 'CITRA'],
  ['referals=REF-0007', 'AYU'],
  ['email=CITRA', 'CITRA'],
  ['phoneNumber=%2B6281', 'AYU BAYU RAMAI'],
  ['setId=SET-0009&setStatuses=Complete', 'AYU'],
  ['setId=SET-0009&setStatuses=OnGoing', ''],
  ['gender=M&klobnesss=1&email=bayu', 'BAYU'],
]

test.each(filters)('?%s finds %s', async (query, found) => {
  const answer = await search(query)
  expect(answer.message).toBeNull()
  expect(rowsOf(answer).map((row) => row.userId)).toEqual(
    found.split(' ').flatMap((name) => (name ? `USR-${name}` : [])),
  )
})
test('the table above has every filter of the contract', () => {
  const asked = new Set(filters.flatMap(([query]) => [...new URLSearchParams(query).keys()]))
  expect(Object.keys(talentFilters.schema._zod.def.shape).filter((name) => !asked.has(name))).toEqual([])
})
test('an operator alone filters nothing', async () => {
  expect((await search('dobOperators=1&gradeOperators=1&setStatuses=Complete')).result).toMatchObject({
    totalElements: 6,
  })
})
test('a row has the fields of the wire contract, with days as DD/MM/YYYY', async () => {
  expect(rowsOf(await search('firstNames=ayu'))[0]).toEqual({
    userId: 'USR-AYU',
    firstName: 'Ayu',
    lastName: 'Wulandari',
    dateOfBirth: '21/04/1999',
    sex: 'F',
    province: 'Jawa Barat',
    educationDegreeName: 'S1',
    educationInstitutionName: 'Institut Teknologi Bandung',
    educationMajor: 'Teknik Informatika',
    jobInstitutionName: 'PT Sinar Digital Nusantara',
    jobPosition: 'Backend Engineer',
    testResultsPers: ['Conscientiousness', 'Openness'],
    testResultsVal: ['Achievement'],
    testResultsInt: ['Investigative', 'Social'],
    testResultsCom: ['Steadiness'],
    testGrit01: 'High',
    testMea01: 'High',
    testMin01: 'Growth',
    testCur01: 'High',
    testHum01: 'Medium',
    testCre01: 'Medium',
    testPil01: 'High',
    klobness: 2,
    referalCode: 'NUSANTARA24',
  })
})
test('the minimal row has nothing but a name', async () => {
  const row = rowsOf(await search('firstNames=Dian'))[0]!
  const filled = Object.entries(row).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  expect(filled).toEqual([
    ['userId', 'USR-DIAM'],
    ['firstName', 'Dian'],
    ['lastName', 'Purnama'],
  ])
})
test('the hostile row has an attack string in every text', async () => {
  const row = rowsOf(await search('firstNames=jahat'))[0]!
  expect(row).toMatchObject({
    lastName: hostile.script,
    province: hostile.rightToLeft,
    educationInstitutionName: hostile.longWord,
    testCur01: hostile.javascriptUrl,
    referalCode: hostile.script,
  })
})
test('a referral code is shown and searchable within its own corporate only', async () => {
  expect(rowsOf(await search('firstNames=ayu', 'COR0003'))[0]).toMatchObject({ referalCode: null })
  expect((await search('referals=REF-0007', 'COR0003')).result).toMatchObject({ totalElements: 0 })
})
test.each([
  [null, null],
  [0, null],
  [1, 1],
  [6, 1],
  [7, 2],
  [24, 2],
  [25, 3],
  [48, 3],
  [49, 4],
  [72, 4],
  [73, 5],
])('%s months of work are band %s', (months, band) => {
  expect(experienceBand(months)).toBe(band)
})
test('a profile view is answered with null', async () => {
  const body = { jobVacancy: null, targetUserId: 'USR-AYU', companyId: 'COR0001' }
  const answer = await callApi(backend, '/rest/console/activity/action/talentsearch/post', { body })
  expect(answer).toEqual({ status: 200, message: null, result: null })
})
