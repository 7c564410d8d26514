import type { RawSearch } from '~/lib/url/searchParams'

/**
 * What of a URL belongs to one corporate, by the words in which it is missed; the lists of another corporate do not have
 * these codes.
 */
const ofCorporate: Record<string, string> = {
  vacancyCode: 'lowongan',
  vacancyCodes: 'lowongan',
  stageIds: 'tahap',
  batchId: 'batch',
  batchValue: 'batch',
  eventId: 'event',
  disqualifier: 'jawaban pertanyaan',
  referals: 'kode referal',
  saved: 'filter tersimpan',
}
/** What belongs to the results of the corporate that is left: nobody misses it. */
const ofResults = ['page', 'number', 'open', 'dialog', 'userId', 'msgId', 'name', 'jvCode']
/** The lists of the dashboard, whose buckets are the corporate's own; they are dropped without notice, too. */
const ofLists = ['by', 'sex', 'category', 'officeLocationId', 'testId', 'groupId', 'businessId']

/** The target of a switch: the screen below `/dashboard/$index`, what of its URL goes along, and what is missed. */
export type SwitchTarget = { screen: string; search: RawSearch; dropped: string[] }

/**
 * The same screen in another corporate with what holds on the whole platform. What is about one record of the corporate
 * (a stage, a vacancy, a ticket, a longlist user) opens its list; `c` names the new corporate.
 */
export function switchTarget(pathname: string, search: RawSearch, corporateId: string): SwitchTarget {
  const [, , , screen = '', ...record] = pathname.split('/')
  const c: RawSearch = search['c'] === undefined ? {} : { c: corporateId }
  if (record.some((part) => part !== '') || screen === 'employees')
    return { screen: screen === 'employees' ? '' : screen, search: c, dropped: [] }
  const left = new Set([...Object.keys(ofCorporate), ...ofResults, ...ofLists])
  const kept = Object.fromEntries(Object.entries(search).filter(([name]) => !left.has(name)))
  const dropped = Object.keys(search).flatMap((name) => ofCorporate[name] ?? [])
  return { screen, search: { ...kept, ...c }, dropped: [...new Set(dropped)] }
}
