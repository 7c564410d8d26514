/**
 * Search params that belong to one corporate, with their labels for the notice; the lists of other corporates do not have
 * these codes.
 */
const corporateParams: Record<string, string> = {
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
/** Params of the previous corporate's results, dropped without notice. */
const resultParams = ['page', 'number', 'open', 'dialog', 'userId', 'msgId', 'name', 'jvCode']
/** Params of the dashboard's lists, whose buckets belong to the corporate; also dropped without notice. */
const dashboardListParams = ['by', 'sex', 'category', 'officeLocationId', 'testId', 'groupId', 'businessId']

/** The target of a switch: the screen below `/dashboard/$index`, the search params, and labels of the dropped ones. */
export type SwitchTarget = { screen: string; search: Record<string, unknown>; dropped: string[] }

/**
 * The same screen in another corporate with the platform-wide search params. The screen of a single record (a stage, a
 * vacancy, a ticket, a longlist user) becomes its list; `c` is the new corporate.
 */
export function switchTarget(pathname: string, search: Record<string, unknown>, corporateId: string): SwitchTarget {
  const [, , , screen = '', ...record] = pathname.split('/')
  const c: Record<string, unknown> = search['c'] === undefined ? {} : { c: corporateId }
  if (record.some((part) => part !== '') || screen === 'employees')
    return { screen: screen === 'employees' ? '' : screen, search: c, dropped: [] }
  const droppedParams = new Set([...Object.keys(corporateParams), ...resultParams, ...dashboardListParams])
  const retained = Object.fromEntries(Object.entries(search).filter(([name]) => !droppedParams.has(name)))
  const dropped = Object.keys(search).flatMap((name) => corporateParams[name] ?? [])
  return { screen, search: { ...retained, ...c }, dropped: [...new Set(dropped)] }
}
