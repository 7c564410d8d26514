import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { pipeline, type VacancySummary } from '~/api/contract/recruitment/pipeline'
import { messageOf } from '~/api/errors'
import { query } from '~/api/queries'
import { noteLabel, noteNames, useVerdictNote } from '~/components/applicant/verdictNote'
import { useCorporate } from '~/components/corporate'
import { reasonLine, rejectionReasons } from '~/components/rejection/reasons'
import { rejectionStageSetting } from '~/components/rejection/rejectionStage'
import { BarChart } from '~/ui/charts/BarChart'
import { Dialog } from '~/ui/dialogs/Dialog'
import { CompactSelect } from '~/ui/fields/CompactSelect'
import { Notice } from '~/ui/messages/Notice'

type Props = { vacancy: VacancySummary; onClose: () => void }

/** How many applicants of a stage were rejected for each reason: one call for each, on request. */
export function ReasonDialog({ vacancy: { klobVacancyCode, positionName, stageCounter }, onClose }: Props) {
  const { writer, scope } = useCorporate()
  const { note } = useVerdictNote(writer)
  const [reasons] = useState(() => rejectionReasons(writer).get())
  const stages = stageCounter.map(({ id, stageName }) => ({ id, text: stageName }))
  const [stageId, setStageId] = useState(
    () =>
      stages.find((stage) => rejectionStageSetting(writer, klobVacancyCode).isRejection(stage))?.id ?? stages[0]?.id,
  )
  const [counted, setCounted] = useState<string>()
  const isCounted = stageId !== undefined && counted === stageId
  const reads = useQueries({
    queries: reasons.map((reason) => ({
      ...query(pipeline.applicants, {
        vacancyCode: klobVacancyCode,
        stageId: stageId ?? '',
        ...scope,
        start: 0,
        length: 1,
        [note]: reasonLine(reason),
      }),
      enabled: isCounted,
      staleTime: 0,
    })),
  })
  const failed = reads.filter(({ isError }) => isError)
  const isPending = isCounted && reads.some((read) => read.isPending)
  const stageName = stages.find(({ id }) => id === stageId)?.text ?? ''
  const shares = reasons.map((reason, n) => ({
    id: reason,
    label: reason,
    value: reads[n]!.data?.totalElements ?? null,
  }))
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Alasan penolakan ${positionName}`}
      closeButtonProps={{ 'aria-label': 'Tutup alasan penolakan' }}
    >
      <div className="stack">
        {stageId !== undefined && (
          <div className="row">
            <CompactSelect label="Pelamar di tahap" options={stages} value={stageId} onChange={setStageId} />
            <Button size="xs" variant="default" data-autofocus onClick={() => setCounted(stageId)}>
              Hitung
            </Button>
          </div>
        )}
        <p className="small dimmed">
          Dihitung dari {noteLabel(noteNames.indexOf(note))} yang memuat &quot;{reasonLine('...')}&quot; dengan alasan
          dari daftar Anda.
        </p>
        {reasons.length === 0 && <Notice>Daftar alasan Anda kosong. Isi lewat &quot;Tolak &amp; kabari&quot;.</Notice>}
        <p role="status" className="visually-hidden">
          {isPending ? 'Menghitung...' : isCounted && failed.length === 0 && 'Selesai dihitung'}
        </p>
        {isCounted && failed.length > 0 && !isPending && (
          <Notice retry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}>
            Sebagian alasan gagal dihitung. {messageOf(failed[0]!.error)}
          </Notice>
        )}
        {isCounted && !isPending && (
          <BarChart label={`Alasan penolakan di ${stageName}`} head="Alasan" shares={shares} unit="pelamar" />
        )}
      </div>
    </Dialog>
  )
}
