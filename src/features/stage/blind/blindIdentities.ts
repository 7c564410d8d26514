import { call } from '~/api/client'
import { applicants } from '~/api/contract/recruitment/applicants'
import { query } from '~/api/queries'
import type { UserScope } from '~/lib/scope'
import type { Identities } from '../pipeline/identities'
import { profileQuery } from '../pipeline/queries'
import { openHiding } from './blindReview'
import { applicationKey, identityOf } from './blindState'

const NAME_SEARCH_DENIAL = 'Pencarian nama dan email mati selama identitas pelamar disembunyikan.'
const HIDDEN_ANSWER = 'Jawaban disembunyikan'

/** The identities of a vacancy in a blind review; `exempt` are those who are shown, by `applicationKey`. */
export const blindIdentities = (
  writer: UserScope,
  klobVacancyCode: string,
  exempt: ReadonlySet<string>,
): Identities => {
  const hiddenOf = (userId: string) =>
    exempt.has(applicationKey(klobVacancyCode, userId)) ? undefined : identityOf(klobVacancyCode, userId)
  return {
    searchDenial: NAME_SEARCH_DENIAL,
    hiddenOf,
    recipientOf: (person) => {
      const hidden = hiddenOf(person.userId)
      return hidden
        ? { ...person, hidden }
        : { ...person, name: identityOf(klobVacancyCode, person.userId)?.name ?? person.name }
    },
    // Kept apart from what the lists with names have read.
    answersQuery: (stageKey, userId) => {
      const input = { userId, klobVacancyCode }
      return {
        ...query(applicants.answers, input, 'blind'),
        queryFn: async ({ client, signal }) => {
          const [answers, hide] = await Promise.all([
            call(applicants.answers, input, signal),
            openHiding(writer, klobVacancyCode, [userId]),
          ])
          if (!hide) return answers
          // The profile tells what is concealed in them.
          await client.ensureQueryData(profileQuery(stageKey, userId))
          return hide.hideAnswers(answers, identityOf(klobVacancyCode, userId)?.conceal ?? (() => HIDDEN_ANSWER))
        },
      }
    },
  }
}
