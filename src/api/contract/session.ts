import { z } from 'zod/mini'
import type { VacancyFlag } from '~/lib/rules/rights'
import { paged, read } from '../endpoint'
import { id, inCorporate, pageParams, textOrNull } from '../values'

const entry = z.object({ id, allowed: z.boolean() })
const corporate = z.object({
  corporateId: id,
  corporateName: z.string(),
  corporateLogo: textOrNull,
  menu: z.array(z.extend(entry, { childMenu: z.array(entry) })),
})
/** A corporate of the user with its menu tree, from which the rights follow (document 1 §3, wire decision A03). */
export type Corporate = z.infer<typeof corporate>

const profile = z.pipe(
  z.object({
    mus01: z.object({ userId: id, firstName: z.string(), lastName: textOrNull, profilePictureUrl: textOrNull }),
    usr01: z.object({ corporate: z.array(corporate) }),
    tts01Int01: z.nullable(z.boolean()),
  }),
  z.transform(({ mus01, usr01, tts01Int01 }) => ({
    ...mus01,
    corporates: usr01.corporate,
    hasTakenTests: tts01Int01 === true,
  })),
)
/** Profile of the signed-in user (document 1 §3 'User profile'). */
export type Profile = z.infer<typeof profile>

const vacancyRights = z.object({ view: z.boolean(), add: z.boolean(), edit: z.boolean() } satisfies Record<
  VacancyFlag,
  unknown
>)
/** What a user may do with a corporate's vacancies (document 3 §6). */
export type VacancyRights = z.infer<typeof vacancyRights>

/** Sign-in, the user's corporates, and their permissions there. */
export const session = {
  /** The profile after sign-in or on a restored session; the body names the product ID only (wire decision A01). */
  login: read({
    name: 'loginOnSuccess',
    summary: 'Load the profile after sign-in or on a restored session',
    doc: '1§7',
    path: '/rest/post/login/onsuccess',
    refuses: [422],
    params: z.strictObject({}),
    body: z.strictObject({ userId: id }),
    result: profile,
  }),
  /** The user's corporates with fresh menus, paged (wire decision A04). */
  corporates: read({
    name: 'listMenuCorporates',
    summary: "The user's corporates",
    doc: '1§7',
    path: '/rest/console/auth/menu/corporate',
    params: z.strictObject(pageParams),
    result: paged(corporate),
  }),
  /** Vacancy permissions, which are in no menu. */
  vacancyRights: read({
    name: 'getVacancyPermission',
    summary: 'Rights on the job vacancy feature',
    doc: '3§7',
    path: '/rest/console/auth/menu/jobvacancy/{corporateId}',
    refuses: [404],
    params: z.strictObject(inCorporate),
    result: vacancyRights,
  }),
}
