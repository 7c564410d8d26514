import { useQuery } from '@tanstack/react-query'
import { serverNow } from '~/api/identity/clock'
import { useSeenCounts } from '~/components/seenCounts'
import { changedVacancies, closingVacancies } from '~/components/vacancies/attention'
import { vacanciesQuery } from '~/components/vacancies/pipelineQueries'
import type { UserScope } from '~/lib/scope'
import { Notice } from '~/ui/messages/Notice'

/** Why to enter a corporate: what is new among its applicants, and which vacancies need attention. */
export function CorporateNews({ writer }: { writer: UserScope }) {
  const looks = useSeenCounts('report', writer, 'chooser')
  const { data, isError, refetch } = useQuery(vacanciesQuery(writer.corporateId))
  if (isError && data === undefined)
    return (
      <Notice isInline retry={() => void refetch()}>
        Kabarnya gagal dimuat.
      </Notice>
    )
  if (data === undefined) return null
  const news = [...changedVacancies(data, looks), ...closingVacancies(data, serverNow())]
  if (news.length === 0) return 'Tidak ada yang perlu perhatian.'
  return news.map(({ count, text }) => (
    <span key={text}>
      {count !== undefined && <strong className="tabular">{count}</strong>} {text}
    </span>
  ))
}
