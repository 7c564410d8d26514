import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { Notice } from '~/ui/messages/Notice'
import { moveText, ownName } from '../../pipeline/stageHistory'
import { withOpenApplicant, withStage } from '../../model/stageState'
import { useSelection, useStage } from '../../pipeline/stageContext'
import { pageOfPosition } from '../../model/openPlace'
import type { OpenApplicant } from './useOpenApplicant'

/** Where the open applicant is who is not among the cards of the page, with the way there. */
export function AwayNotice({ opened }: { opened: OpenApplicant }) {
  const { stages } = useStage()
  const { listState, setListState } = useSelection()
  const client = useQueryClient()
  const { applicant, whereabouts } = opened
  const { data, error, refetch } = whereabouts
  if (!applicant) return null
  const name = fullName(applicant)
  if (!data) return error && <Notice retry={() => void refetch()}>Tahap {name} sekarang gagal diperiksa.</Notice>
  const link = (label: ReactNode, run: () => void) => (
    <button type="button" className="link-button" onClick={run}>
      {label}
    </button>
  )
  switch (data.kind) {
    case 'moved': {
      const stage = stages.find(({ text }) => text === data.stage)
      return (
        <Notice>
          {name} {moveText(data.stage, data.by, ownName(client))}.{' '}
          {stage &&
            link(`Buka di ${stage.text}`, () =>
              setListState(withOpenApplicant(withStage({ ...listState, filters: {} }, stage), applicant.userId)),
            )}
        </Notice>
      )
    }
    case 'listed': {
      const { page } = pageOfPosition(data.at, listState.size)
      return (
        <Notice>
          {name} sekarang di halaman {numberText(page)} daftar ini.{' '}
          {link(`Buka halaman ${numberText(page)}`, () => setListState({ ...listState, page }))}
        </Notice>
      )
    }
    case 'filtered':
      return (
        <Notice>
          {name} tidak cocok dengan filter.{' '}
          {link('Hapus semua filter', () => setListState({ ...listState, filters: {}, page: 1 }))}
        </Notice>
      )
    case 'gone':
      return <Notice>{name} tidak ada lagi di tahap ini.</Notice>
  }
}
