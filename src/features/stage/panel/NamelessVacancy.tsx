import { useQuery } from '@tanstack/react-query'
import { Dialog } from '~/ui/dialogs/Dialog'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { ErrorPanel } from '~/ui/states/StatePanel'
import { qualificationQuery } from '~/components/vacancies/pipelineQueries'

type Props = { name: string; klobVacancyCode: string; close: () => void }

/** Replaces the conversation while the vacancy's name is unknown: messages never contain its code instead. */
export function NamelessVacancy({ name, klobVacancyCode, close }: Props) {
  const { isFetching, refetch } = useQuery({ ...qualificationQuery(klobVacancyCode), enabled: false })
  return (
    <Dialog
      opened
      onClose={close}
      title={`Pesan untuk ${name}`}
      closeButtonProps={{ 'aria-label': 'Tutup percakapan' }}
    >
      {isFetching ? (
        <PendingScreen />
      ) : (
        <ErrorPanel
          message="Nama lowongan gagal dimuat. Pesan menyebut nama itu, jadi belum dapat ditulis."
          retry={() => void refetch()}
        />
      )}
    </Dialog>
  )
}
