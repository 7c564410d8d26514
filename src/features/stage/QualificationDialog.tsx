import { useQuery } from '@tanstack/react-query'
import { qualificationQuery } from '~/components/vacancies/pipelineQueries'
import { Dialog } from '~/ui/dialogs/Dialog'
import { Notice } from '~/ui/messages/Notice'
import { QualificationTexts } from './QualificationTexts'

type Props = { klobVacancyCode: string; position: string; onClose: () => void }

/** The vacancy's requirements and its description. */
export function QualificationDialog({ klobVacancyCode, position, onClose }: Props) {
  const { error, refetch } = useQuery(qualificationQuery(klobVacancyCode))
  return (
    <Dialog opened size="lg" title={position} closeButtonProps={{ 'aria-label': 'Tutup dialog' }} onClose={onClose}>
      {error ? (
        <Notice retry={() => void refetch()}>Kualifikasi dan deskripsi: {error.message}</Notice>
      ) : (
        <QualificationTexts klobVacancyCode={klobVacancyCode} />
      )}
    </Dialog>
  )
}
