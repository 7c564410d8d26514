import { backendForTests, send } from '../../e2e/backend/testBackend'
import { reads, samples } from '../../e2e/backend/testReads'

const ORIGIN = /http:\/\/console\.test/g
/** The records that the examples are about. */
export const VACANCY = 'VAC-AKTIF-01'
const subjects = [samples['userId']!, VACANCY, samples['msgId']!, samples['muc03Id']!]
/** What is read of other vacancies elsewhere is read of the examples' own. */
const ofVacancy = (address: string) => address.replaceAll('VAC-SOAL-01', VACANCY)

/** The exports whose newest state is read, in the order of the ids that the reads name. */
const exportStarts = [
  'populationexport/export?',
  `ats/stage/download/export?vacancyCode=${VACANCY}&`,
  `vacancy/seekerexport/export?vacancyCode=${VACANCY}&`,
  `vacancy/seekerklobmeter/export?vacancyCodes=${VACANCY}&`,
]

type Page = { content: unknown[]; size: number; totalPages: number; totalElements: number; last: boolean }
const isPage = (result: unknown): result is Page =>
  typeof result === 'object' && result !== null && 'content' in result && 'totalElements' in result

/** The page with one row: that of a record which other examples are about, or the first. */
export function pageOfOne<Result>(result: Result): Result {
  if (!isPage(result) || result.content.length === 0) return result
  const of = (id: string) => result.content.find((row) => JSON.stringify(row).includes(`"${id}"`))
  const row = subjects.map(of).find((found) => found !== undefined) ?? result.content[0]
  const { totalElements } = result
  return {
    ...result,
    content: [row],
    numberOfElements: 1,
    size: 1,
    totalPages: totalElements,
    last: totalElements === 1,
  }
}

/**
 * One world's answers to all reads and to the sign-in, by operation. Rows of a page are one; menus and lists to choose from
 * are whole.
 */
export async function answersOfReads(): Promise<ReadonlyMap<string, unknown>> {
  const backend = backendForTests({ population: 300 })
  const post = (path: string, body: object, as?: string) => send(backend, path, { as, body })
  await post('/__mock/seed', {
    savedQueries: [{ family: 'applicant' }, { family: 'tracking' }],
    vacancies: [{ klobVacancyCode: VACANCY, questions: [{ questionText: 'Bersediakah Anda bertugas di luar kota?' }] }],
    applications: [{ vacancyCode: VACANCY, userId: samples['userId'], answers: { 1: 'Ya' } }],
  })
  await post('/__mock/exports', { polls: 0, result: 'SUCCESS' })
  for (const start of exportStarts) await send(backend, `/rest/console/${start}corporateId=COR0001`)
  const answers = new Map<string, unknown>()
  const keep = async (name: string, response: Response) => {
    if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return
    const { result } = JSON.parse((await response.text()).replace(ORIGIN, 'https://konsol.example')) as {
      result: unknown
    }
    answers.set(name, name === 'listMenuCorporates' ? result : pageOfOne(result))
  }
  await keep('loginOnSuccess', await post('/rest/post/login/onsuccess', { userId: 'budi.santoso' }, 'budi.santoso'))
  for (const [name, address] of reads) await keep(name, await send(backend, ofVacancy(address)))
  return answers
}
