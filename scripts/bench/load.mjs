// npm run bench -- --only load: many clients at once, each asking for the next thing as soon as it has an answer.
import { origin, quantile } from './benchBrowser.mjs'

const corporate = 'corporateId=COR0001'
const people = `/rest/console/population/pagingnew?${corporate}&length=10&start=0`
const vacancies = `/rest/console/adminvacancy/index/list?${corporate}&start=0&length=10`
const stage = `/rest/console/ats/pipeline/search?${corporate}&vacancyCode=VAC-AKTIF-01&start=0&length=10`
/** What recruiters do: searches of people of several kinds, lists, the report, a stage. */
const READS = [
  people,
  `${people}&firstNames=Dewi`,
  `${people}&lastNames=san&gender=F`,
  `${people}&countri=CO96&provinc=ID-JB`,
  `${people}&grade=3.25&gradeOperators=1`,
  `${people}&skillNames=java&workingExperience=2&workingExperienceOperators=1`,
  `${people}&companyNames=PT&position=engineer`,
  `${people}&email=zzzz-nobody`,
  vacancies,
  `/rest/console/ats/pipeline/list/jobvacancy?${corporate}`,
  `${stage}&stageId=VAC-AKTIF-01.STG-1`,
]

/** Asks with so many clients for so long; a client that fails ends the measurement. */
export async function measureLoad(token, { clients = 50, seconds = 60 } = {}) {
  const times = []
  const end = performance.now() + seconds * 1_000
  const work = async (_, client) => {
    for (let n = client; performance.now() < end; n += 1) {
      const start = performance.now()
      const answer = await fetch(origin + READS[n % READS.length], { headers: { authorization: token } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`)
      times.push([performance.now() - start, READS[n % READS.length]])
    }
  }
  await Promise.all(Array.from({ length: clients }, work))
  const all = times.map(([time]) => time)
  return {
    calls: all.length,
    median: quantile(all, 0.5),
    p95: quantile(all, 0.95),
    worst: Math.max(...all),
  }
}
