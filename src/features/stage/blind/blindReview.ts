import { viewAnswers } from '~/api/answerViews'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import type { UserScope } from '~/lib/scope'
import { part } from '~/ui/part'
import { WHOLE_LENGTH } from '../pipeline/queries'
import { isHidden, reviewOf } from './blindState'

const hiding = part(() => import('./hideIdentity'))

/** What hides people in an answer about a vacancy; undefined where all of them are shown. */
export async function openHiding(
  writer: UserScope,
  klobVacancyCode: string,
  userIds: readonly string[],
  areSeen?: boolean,
) {
  const review = reviewOf(writer, klobVacancyCode)
  if (!review.get().isOn || !userIds.some((userId) => isHidden(klobVacancyCode, userId))) return undefined
  const loaded = await hiding.load()
  return { ...loaded, labels: loaded.labelsOf(review, userIds, areSeen) }
}

/** Hides the identities in cards and profiles, as the user's setting of their vacancy has it. */
export function hideIdentities(writer: UserScope): void {
  viewAnswers(pipeline.applicants, async (page, { vacancyCode, start, length }) => {
    const hide = await openHiding(
      writer,
      vacancyCode,
      page.content.map(({ userId }) => userId),
      start === 0 || length < WHOLE_LENGTH,
    )
    return hide ? hide.hidePage(page, vacancyCode, hide.labels) : page
  })
  viewAnswers(pipeline.profile, async (profile, { userId, klobVacancyCode }) => {
    const hide = await openHiding(writer, klobVacancyCode, [userId])
    return hide ? hide.hidePerson(userId, profile, klobVacancyCode, hide.labels) : profile
  })
}
