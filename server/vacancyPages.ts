import { publicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { address, envelope } from '~/api/endpoint'
import { readId } from '~/lib/ids'
import { parseSearch, stringifySearch } from '~/lib/url/searchParams'
import { headWithoutVacancy, vacancyHead } from './vacancyHead'

// Pages of vacancies with their metadata in the HTML: services that show previews of links run no scripts. A function from
// Request to Response, so that it runs on Node (node.ts), in the embedded server, and as a worker at the edge of a CDN.

/** How long a page waits for its vacancy; then it goes out without the metadata. */
const TIME_LIMIT_MS = 800
/** How long a late answer is still waited for, to be there for the next request. */
const ANSWER_LIMIT_MS = 10_000
const CACHE_MS = 60_000
/** The oldest is forgotten first. */
const CACHE_SIZE = 1000

/** What the pages need from around them. */
export type Surroundings = {
  /** The page as it is served at every other address, with its headers. */
  plainPage: () => Promise<Response>
  productName: () => string
  /** The base backend: origin and path before those of the API; '' is the site itself. */
  apiUrl: string
  /** The site's public origin; that of the request by default. */
  origin?: string | undefined
  /** Sends the call to the API. */
  send?: (request: Request) => Promise<Response>
}

/** Whether a path is the page of a vacancy. */
export const isVacancyPage = (pathname: string): boolean => /^\/(?:vacancy|preview)\/?$/.test(pathname)

/** The page with another head, and its headers but those of the old content. */
async function withHead(page: Response, head: string): Promise<Response> {
  const headers = new Headers(page.headers)
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) headers.delete(name)
  headers.set('content-type', 'text/html; charset=utf-8')
  const bare = (await page.text()).replaceAll(/<meta\b[^>]*\bdata-static\b[^>]*>/g, '')
  // A function, since '$' in a text would mean something in a replacement.
  return new Response(
    bare.replace(/<title>[^<]*<\/title>/, () => head),
    { headers },
  )
}

/** Makes the handler of /vacancy and /preview. */
export function makeVacancyPages(around: Surroundings): (request: Request) => Promise<Response> {
  const { plainPage, productName, apiUrl, send = fetch } = around
  const cache = new Map<string, { until: number; head: Promise<string | undefined> }>()

  type Asked = { id: string; corporateId: string; isPreview: boolean; origin: string }
  /** The head by the public detail; undefined where the API fails, so that a bad hour of it removes no page from an index. */
  async function readHead({ id, ...page }: Asked): Promise<string | undefined> {
    const { path, query } = address(publicVacancy.detail, { klobVacancyCode: id, corporateId: page.corporateId })
    const url = `${apiUrl || page.origin}${path}${stringifySearch(Object.fromEntries(query))}`
    const response = await send(new Request(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }))
    if (response.status === 404) return headWithoutVacancy(productName())
    if (!response.ok) return undefined
    const vacancy = publicVacancy.detail.result.parse(envelope.parse(await response.json()).result)
    const now = Date.parse(response.headers.get('date') ?? '') || Date.now()
    return vacancyHead(vacancy, now, { ...page, productName: productName() })
  }
  /** One call for all who ask at once; a failed one is asked again by the next. */
  function recall(asked: Asked): Promise<string | undefined> {
    const key = JSON.stringify(asked)
    const known = cache.get(key)
    if (known && known.until > Date.now()) return known.head
    const head = readHead(asked).catch(() => undefined)
    cache.delete(key)
    cache.set(key, { until: Date.now() + CACHE_MS, head })
    if (cache.size > CACHE_SIZE) cache.delete(cache.keys().next().value!)
    void head.then((text) => text === undefined && cache.get(key)?.head === head && cache.delete(key))
    return head
  }
  async function headFor(url: URL): Promise<string | undefined> {
    const { id, corporateId, pr } = parseSearch(url.search)
    const [code, corporate] = [readId(id), readId(corporateId)]
    if (code === undefined || corporate === undefined) return headWithoutVacancy(productName())
    const origin = around.origin ?? url.origin
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), TIME_LIMIT_MS)
    })
    const head = recall({ id: code, corporateId: corporate, isPreview: pr === '1', origin })
    return Promise.race([head, late]).finally(() => clearTimeout(timer))
  }
  return async (request) => {
    const [page, head] = await Promise.all([plainPage(), headFor(new URL(request.url))])
    return head === undefined || !page.ok ? page : withHead(page, head)
  }
}
