import { z } from 'zod/mini'
import { paged, read, write } from '~/api/endpoint'
import { day, id, inCorporate, noResult, pageSizeParams, textOrNull } from '../../values'

/** Statuses of a vacancy (document 3 §4). */
const status = z.enum(['Active', 'Draft', 'Closed'])
const template = z.object({ originalFilename: z.string(), url: z.string() })
const question = z.object({
  id,
  sequence: z.int().check(z.gte(1)),
  questionText: z.string(),
  questionType: z.enum(['text', 'number', 'yesno', 'choice', 'attachment']),
  answerNote: textOrNull,
  mandatory: z.boolean(),
  templateUrl: z.nullable(template),
})
/** An additional question of a vacancy (document 1 §3). */
export type PublicQuestion = z.infer<typeof question>

/** Completeness of the applicant's profile: one flag per part; the server may add parts (wire decision A37). */
const strength = z.pipe(
  z.looseObject({
    basicInfo: z.boolean(),
    education: z.boolean(),
    jobExperience: z.boolean(),
    skill: z.boolean(),
    language: z.boolean(),
    totalPercent: z.number().check(z.gte(0), z.lte(100)),
  }),
  z.transform(({ totalPercent, ...parts }) => ({
    totalPercent,
    parts: Object.entries(parts).flatMap(([part, isFilled]) =>
      typeof isFilled === 'boolean' ? [{ part, isFilled }] : [],
    ),
  })),
)
const location = z.object({
  province: textOrNull,
  /** HTML, shown without its tags. */
  longDescription: textOrNull,
  /** The place id of the map. */
  gpsLocation: textOrNull,
  id,
})
const vacancy = z.object({
  klobVacancyCode: id,
  positionName: z.string(),
  corporateName: z.string(),
  corporateLogo: textOrNull,
  urlImageHeader: textOrNull,
  companySectorId: z.nullable(id),
  employmentStatus: textOrNull,
  /** null: no closing date. */
  closeDate: z.nullable(day),
  status,
  applied: z.boolean(),
  /** Friendly to people with disabilities. */
  disabled: z.boolean(),
  /** HTML, as are `jobDescription` and `terms`. */
  description: textOrNull,
  jobDescription: textOrNull,
  terms: textOrNull,
  images: z.array(z.string()),
  videos: z.array(z.string()),
  rewards: z.array(z.object({ imageUrl: textOrNull, description: z.string() })),
  location: z.nullable(location),
  /** null for visitors, and when the vacancy requires no profile parts (wire decision A36). */
  strengthProfile: z.nullable(strength),
  valueTest: z.nullable(z.boolean()),
  interestTest: z.nullable(z.boolean()),
  additionalQuestions: z.nullable(z.array(question)),
})
/** A vacancy on its public page (document 1 §3 'Public vacancy detail'). */
export type PublicVacancy = z.infer<typeof vacancy>

const related = z.pipe(
  z.object({
    klobVacancyCode: id,
    positionName: z.string(),
    urlImageThumbnail: textOrNull,
    mco01: z.object({ corporateLogo: textOrNull }),
    mps01: z.object({ description: textOrNull }),
    mcool01: z.object({ mpr01: z.object({ text: textOrNull }) }),
  }),
  z.transform(({ mco01, mps01, mcool01, ...vacancyItem }) => ({
    ...vacancyItem,
    corporateLogo: mco01.corporateLogo,
    description: mps01.description,
    place: mcool01.mpr01.text,
  })),
)

const basePath = '/rest/page/klobnco/detail/vacancy'
/** The public vacancy page (document 1 §2, §7). */
export const publicVacancy = {
  /** Answered in every status; another corporate's vacancy is unknown (wire decision A35). */
  detail: read({
    name: 'getPublicVacancy',
    summary: 'Public vacancy detail (login optional)',
    doc: '1§3, 1§7',
    path: `${basePath}/{klobVacancyCode}`,
    refuses: [404],
    params: z.strictObject({ klobVacancyCode: id, ...inCorporate }),
    open: true,
    result: vacancy,
    provides: ({ klobVacancyCode }) => ['vacancyParts', `vacancy:${klobVacancyCode}`],
  }),
  /** Logs the click and nothing else (wire decision A33). */
  clickApply: write({
    name: 'clickApply',
    summary: 'Record a click on apply (no body)',
    doc: '1§7',
    path: `${basePath}/clickapply`,
    refuses: [404],
    params: z.strictObject({ klobVacancyCode: id }),
    result: noResult,
  }),
  /** `id` is the vacancy's code; signed-in users only (wire decision A32). */
  related: read({
    name: 'listRelatedVacancies',
    summary: 'Related vacancies',
    doc: '1§7, 3§9',
    path: `${basePath}/relatedvacancy/{id}`,
    refuses: [404],
    params: z.strictObject({
      id,
      ...pageSizeParams,
      keyword: z.optional(z.string().check(z.maxLength(100, 'Paling banyak 100 karakter'))),
    }),
    sendsEmpty: ['keyword'],
    result: paged(related),
    provides: ['vacancies'],
  }),
  /** The caller's own corporate, and whether a preview of another one's vacancy redirects to it (wire decision A34). */
  flags: read({
    name: 'getFlagData',
    summary: 'Own corporate and redirect flag',
    doc: '1§7',
    path: '/rest/page/klobnco/index/flag/data',
    params: z.strictObject({}),
    result: z.object({ corporateId: z.nullable(id), redirect: z.boolean() }),
  }),
}
