import { stageId } from '../../support/stages'
import { forgetAllButSession } from '../../support/stored'
import { test } from '../../support/test'
import { golden, quietOf } from '../../support/golden'
import type { AccountName } from '../../support/accounts'

/** URLs that users may have bookmarked: they must keep requesting the same data whatever the code becomes. */
type Group = { account: AccountName | null; at?: string; addresses: string[] }

const budi = { account: 'budi.santoso' } as const
const stage = (number: number, name: string) => `/VAC-AKTIF-01?id=${stageId(number)}&stage=${name}`

const groups: Record<string, Group> = {
  'talents by who they are': {
    ...budi,
    at: '/dashboard/0/talentsearch',
    addresses: [
      '',
      '?gender=F&page=2&size=20',
      '?firstNames=Ayu&lastNames=Wulandari&maritalStatuses=S&specialNeeds=MSN03',
      '?dobs=14021990&dobOperators=1&countri=CO96&provinc=ID-JB',
      '?email=ayu%40surel.example&phoneNumber=%2B62+812-3456',
      '?gender=X&grade=3&provinc=ID-JB&page=0&size=7&sort=firstName',
      '?gender=F&saved=SQ-BUDI',
      '?gender=F&c=COR0002',
      '?userId=USR-BAYU&msgId=MSG-1&name=Bayu+Pratama',
    ],
  },
  'talents by what they can': {
    ...budi,
    at: '/dashboard/0/talentsearch',
    addresses: [
      '?skillNames=Merajut&educationInstitutionNames=Bandung&majors=Teknik+Informatika',
      '?grade=3.5&gradeOperators=2&language=LNG-EN&language=LNG-JV&notifications=1&klobnesss=0',
      '?referals=REF-0007&workingExperience=3&workingExperienceOperators=3',
      '?companyNames=Sinar&jobDescs=CAT-IT&position=Backend',
      '?testInt01=INT-ART&testInt01=INT-SOC&testPers01=PERS-OPE&testVal01=VAL-SUP&testCom01=COM-INF',
      '?testGrit01=GRIT-L&testMea01=MEA-M&testMin01=MIN-G&testCur01=CUR-H&testHum01=HUM-L',
      '?testCre01=CRE-M&testPil01=PIL-H&setId=SET-0010&setStatuses=Complete',
      '?gender=F&page=900',
    ],
  },
  applicants: {
    ...budi,
    at: '/dashboard/0/recruitment',
    addresses: [
      '',
      '?vacancyCode=VAC-AKTIF-01',
      '?vacancyCode=VAC-AKTIF-01&vacancyStatuss=Active&vacancyCloseDate=30062026&vacancyCloseDateOperators=1',
      '?vacancyCode=VAC-AKTIF-01&gender=F&language=LNG-EN&page=2&size=20',
      '?vacancyCode=VAC-AKTIF-01&disqualifier=Q-VAC-AKTIF-01-1%3AGo&disqualifier=Q-VAC-AKTIF-01-1%3AJava',
      '?gender=F',
    ],
  },
  tracking: {
    ...budi,
    at: '/dashboard/0/recruitmentats',
    addresses: [
      '',
      '?vacancyCode=VAC-AKTIF-01',
      '?vacancyCode=VAC-AKTIF-01&startSendDate=011020260000&endSendDate=311020262359&educationDegreeNames=S1',
      '?vacancyCode=VAC-AKTIF-01&stageIds=VAC-AKTIF-01.STG-4&batchId=VAC-AKTIF-01.B1&batchValue=100',
      '?vacancyCode=VAC-AKTIF-01&eventId=EVT-2026-01&recommendedKlobExpert=Ya',
      '?vacancyCode=VAC-AKTIF-01&page=2',
    ],
  },
  'matching and candidates': {
    ...budi,
    at: '/dashboard/0',
    addresses: [
      '/recruitmentmatching',
      '/recruitmentmatching?vacancyCodes=VAC-AKTIF-01&testResultsInt=INT-SOC&intmeet=1',
      '/recruitmentmatching?vacancyCodes=VAC-AKTIF-01&testResultsVal=VAL-SUP&valmeet=0&page=2',
      '/es-admin-query',
      '/es-admin-query?dataSource=KLOBBER',
      '/es-admin-query?dataSource=INTERNAL&firstName=Hendra&keywords=treasury&keywords=audit',
      '/es-admin-query?dataSource=APPLICANT&marker=MRK-01&domicile=ID-JB&skillNames=Java&skillNames=Python&page=2',
    ],
  },
  'vacancies and stages': {
    ...budi,
    at: '/dashboard/0',
    addresses: [
      '/atsreport',
      '/atsreport?keyword=magang',
      `/atsreport${stage(1, 'Lamaran+Masuk')}`,
      `/atsreport${stage(1, 'Lamaran+Masuk')}&page=2&size=4&order=2`,
      `/atsreport${stage(4, 'Wawancara')}&view=board`,
      `/atsreport${stage(1, 'Lamaran+Masuk')}&open=USR-AYU`,
      '/create-job-vacancy',
      '/create-job-vacancy?keyword=analis&page=2',
      '/create-job-vacancy/add',
      '/create-job-vacancy/edit/VAC-DRAF-01',
    ],
  },
  'tickets, longlist and chat hours': {
    ...budi,
    at: '/dashboard/0',
    addresses: [
      '/contact-us',
      '/contact-us?number=1&size=10',
      '/contact-us/ES-PROSES',
      '/es-longlist',
      '/es-longlist?keyword=hendra',
      '/es-longlist?page=3',
      '/es-longlist/form/MUC03-HENDRA',
      '/es-longlist/form/0',
      '/chat-admin',
    ],
  },
  'dashboard and infographic': {
    ...budi,
    addresses: [
      '/dashboard/0',
      '/dashboard/0?by=all',
      '/dashboard/0/employees?by=sex&sex=F&page=2',
      '/dashboard/0/employees?by=all',
      '/dashboard/2',
      '/dashboard/0/infographic',
      '/',
      '/home',
      '/search?keyword=Ayu',
      '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001',
      '/preview?id=VAC-AKTIF-01&corporateId=COR0001&pr=1',
    ],
  },
  'somebody with few rights': {
    account: 'rudi.hartono',
    addresses: ['/dashboard/0/talentsearch?gender=F', '/dashboard/1/talentsearch?gender=F', '/dashboard/1/recruitment'],
  },
  'a job seeker': { account: 'agus.pratama', addresses: ['/vacancy?id=VAC-AKTIF-01&corporateId=COR0001'] },
  'a visitor': {
    account: null,
    addresses: ['/', '/login', '/register', '/dashboard/0', '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001'],
  },
}

for (const [name, { account, at = '', addresses }] of Object.entries(groups))
  test.describe(name, () => {
    test.use({ account })
    test(`sends the recorded calls for bookmarks: ${name}`, async ({ page, world }) => {
      const known = golden(name.replaceAll(/\W+/g, '-'))
      const quiet = quietOf(page)
      // Opens each URL as if for the first time: a stage visited before also requests its new applicants.
      await page.addInitScript(forgetAllButSession)
      for (const address of addresses) {
        await page.goto(at + address)
        await known.expect(at + address, world, quiet)
      }
      known.end()
    })
  })
