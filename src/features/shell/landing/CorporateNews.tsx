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
  const news = data && [...changedVacancies(data, looks), ...closingVacancies(data, serverNow())]
  return (
    <>
      {news?.length === 0 && 'Tidak ada yang perlu perhatian.'}
      {news?.map(({ count, text }) => (
        <span key={text}>
          {count !== undefined && <strong className="tabular">{count}</strong>} {text}
        </span>
      ))}
      {isError && (
        <Notice isInline retry={() => void refetch()}>
          {data ? 'Kabar terbaru gagal dimuat.' : 'Kabarnya gagal dimuat.'}
        </Notice>
      )}
    </>
  )
}
