import type { Page } from '@playwright/test'
import type { AccountName } from './accounts'
import { stageId } from './stages'

/** A screen in a state that makes it ask for as much as it can. */
export type Screen = { path: string; account?: AccountName }
const at = (path: string) => ({ path: `/dashboard/0${path}` })
const stage = (number: number, more = '') =>
  at(`/atsreport/VAC-AKTIF-01?id=${stageId(number)}&stage=${number === 1 ? 'Lamaran+Masuk' : 'Wawancara'}${more}`)

/** Every screen of the console that calls the server. */
export const screens: Record<string, Screen> = {
  home: { path: '/home' },
  intro: { path: '/intro', account: 'rina.wijaya' },
  dashboard: at('?by=all'),
  employees: at('/employees?by=all'),
  'dashboard by age': at('?test=int01&split=Age'),
  'dashboard by business': at('?test=int01&split=Business'),
  'dashboard by office': at('?test=int01&split=Office'),
  'employees of a test': at('/employees?by=test&testId=grit01'),
  infographic: at('/infographic?province=ID-JB'),
  talents: at('/talentsearch?gender=F'),
  'talents of a saved filter': at('/talentsearch?gender=F&saved=SQ-BUDI'),
  'message to a talent': at('/talentsearch?userId=USR-BAYU&msgId=MSG-1&name=Bayu+Pratama'),
  applicants: at('/recruitment?vacancyCode=VAC-AKTIF-01'),
  tracking: at('/recruitmentats?vacancyCode=VAC-AKTIF-01'),
  matching: at('/recruitmentmatching?vacancyCodes=VAC-AKTIF-01'),
  candidates: at('/es-admin-query?dataSource=KLOBBER'),
  report: at('/atsreport'),
  stage: stage(1),
  'open applicant': stage(1, '&open=USR-AYU'),
  board: stage(4, '&view=board'),
  comparison: stage(1, `&view=compare&compare=USR-AYU:${stageId(1)}&compare=USR-BAYU:${stageId(1)}`),
  vacancies: at('/create-job-vacancy'),
  'new vacancy': at('/create-job-vacancy/add'),
  'vacancy form': at('/create-job-vacancy/edit/VAC-AKTIF-01'),
  tickets: at('/contact-us'),
  ticket: at('/contact-us/ES-PROSES'),
  longlist: at('/es-longlist'),
  'longlist user': at('/es-longlist/form/MUC03-HENDRA'),
  'new longlist user': at('/es-longlist/form/0'),
  'chat hours': at('/chat-admin'),
  'public vacancy': { path: '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001' },
  'vacancy preview': { path: '/preview?id=VAC-AKTIF-01&corporateId=COR0001&pr=1' },
}

/** What can be seen without another account: those screens, and what asks for little. */
export const paths: readonly string[] = [
  ...Object.values(screens).flatMap(({ path, account }) => (account === undefined ? [path] : [])),
  '/dashboard/0',
  '/dashboard/0/my-actions',
  '/dashboard/0/contact-us/ES-BARU',
  '/tidak-ada',
]
/** What a visitor sees. */
export const forVisitors = [
  '/',
  '/login',
  '/register',
  '/forgot-id',
  '/forgot-password',
  '/vacancy?id=VAC-TUTUP-01&corporateId=COR0001',
]

/** Goes on in a narrow window without being asked; sandboxed frames have no storage. */
export const stayInNarrow = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('klob:small-screen', '1')
  })
