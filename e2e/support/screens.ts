import type { Page } from '@playwright/test'
import type { AccountName } from './accounts'
import { stageId } from './stages'

/** A screen in a state in which it sends as many calls as possible. */
export type Screen = { path: string; account?: AccountName }
const at = (path: string) => ({ path: `/dashboard/0${path}` })
const stage = (number: number, more = '') =>
  at(`/atsreport/VAC-AKTIF-01?id=${stageId(number)}&stage=${number === 1 ? 'Lamaran+Masuk' : 'Wawancara'}${more}`)

/** All screens of the console that call the server. */
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

/** All addresses for the default account: those screens, and those with few calls. */
export const paths: readonly string[] = [
  ...Object.values(screens).flatMap(({ path, account }) => (account === undefined ? [path] : [])),
  '/dashboard/0',
  '/dashboard/0/my-actions',
  '/dashboard/0/contact-us/ES-BARU',
  '/tidak-ada',
]
/** The addresses for visitors. */
export const visitorPaths = [
  '/',
  '/login',
  '/register',
  '/forgot-id',
  '/forgot-password',
  '/vacancy?id=VAC-TUTUP-01&corporateId=COR0001',
]

/** Accepts the notice of narrow windows in advance; sandboxed frames have no storage. */
export const acceptNarrowWindow = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('klob:small-screen', '1')
  })
