import { useQuery } from '@tanstack/react-query'
import { Code } from '@mantine/core'
import { useMemo } from 'react'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { labelOf, vacancyBadges } from '~/lib/codes'
import type { Scope } from '~/lib/scope'
import { Dialog } from '~/ui/dialogs/Dialog'
import { StatusBadge } from '~/ui/StatusBadge'
import { vacanciesQuery } from './pipelineQueries'
import { allVacancies, type VacancyItem } from './vacancies'
import { VacancyOptions } from './VacancyOptions'

type Props = {
  scope: Scope
  /** The code of a vacancy that is not offered. */
  except?: string | undefined
  onPick: (vacancy: VacancyItem) => void
  onClose: () => void
}

const columns = [
  { title: 'Nama Lowongan', width: 'minmax(0, 3fr)' },
  { title: 'Kode Lowongan', width: 'minmax(0, 2fr)' },
]
const searchText = ({ name, klobVacancyCode }: VacancyItem) => `${name}\n${klobVacancyCode}`

/** Marks a vacancy to which nobody can apply. */
const ClosedMark = ({ status }: { status: VacancySummary['status'] | undefined }) =>
  status === undefined || status === 'Active' ? null : (
    <StatusBadge status={status}>{labelOf(vacancyBadges, status)}</StatusBadge>
  )

/** Finds a vacancy of the corporate by name or code (document 2 §2.3). */
export function VacancyPicker({ scope, except, onPick, onClose }: Props) {
  const read = useQuery(allVacancies(scope))
  const { data } = read
  // Only the report tells, so it is told where that was loaded before.
  const { data: report } = useQuery({ ...vacanciesQuery(scope.corporateId), enabled: false })
  const statuses = useMemo(() => new Map(report?.map((one) => [one.klobVacancyCode, one.status])), [report])
  const offered = useMemo(() => data?.filter(({ klobVacancyCode }) => klobVacancyCode !== except), [data, except])
  return (
    <Dialog opened onClose={onClose} title="Pilih lowongan" size="lg" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <VacancyOptions
        label="Lowongan"
        searchLabel="Cari nama atau kode lowongan"
        searchText={searchText}
        read={{ ...read, data: offered }}
        onEnter={onPick}
        columns={columns}
        renderCells={(vacancy) => [
          <button key="name" type="button" onClick={() => onPick(vacancy)} title={vacancy.name}>
            <span>{vacancy.name}</span>
          </button>,
          <span key="code" className="row">
            <Code>{vacancy.klobVacancyCode}</Code>
            <ClosedMark status={statuses.get(vacancy.klobVacancyCode)} />
          </span>,
        ]}
      />
    </Dialog>
  )
}
