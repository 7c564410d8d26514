import { useQuery } from '@tanstack/react-query'
import { applicants } from '~/api/contract/recruitment/applicants'
import { query } from '~/api/queries'
import { allows, rights } from '~/lib/rules/rights'
import { momentText } from '~/lib/time/dates'
import type { StageView } from '../stageView'

/**
 * Whether there is a conversation with the open applicant about this vacancy. It takes a call for each applicant, so it
 * is loaded on the first request, and from then on for those who are opened next.
 */
export function ContactStanding({ view: { stageKey, viewer, contact }, userId }: { view: StageView; userId: string }) {
  const { corporateId, klobVacancyCode } = stageKey
  const { data, isError, isFetching, refetch } = useQuery({
    ...query(applicants.conversation.find, { userId, corporateId, klobVacancyCode }),
    enabled: contact.isAsked,
    retryOnMount: false,
  })
  if (!allows(viewer.corporate.menu, rights.applicantMessages)) return null
  const link = (label: string, run: () => void) => (
    <button
      type="button"
      className="link-button"
      onClick={({ currentTarget }) => {
        // The button makes way for its answer.
        currentTarget.parentElement?.focus()
        run()
      }}
    >
      {label}
    </button>
  )
  return (
    <span role="status" tabIndex={-1}>
      {data ? (
        `Sudah dihubungi ${momentText(data.createdAt).slice(0, 10)}${data.status === 'OPEN' ? '' : ', percakapan diakhiri'}`
      ) : isFetching ? (
        'Memeriksa pesan...'
      ) : isError ? (
        <>Status pesan belum dapat dimuat. {link('Coba lagi', () => void refetch())}</>
      ) : data === null ? (
        'Belum ada percakapan'
      ) : (
        link('Sudah dihubungi?', contact.ask)
      )}
    </span>
  )
}
