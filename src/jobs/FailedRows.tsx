import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { numberText } from '~/lib/texts/numbers'
import { texts } from '~/lib/texts/texts'
import { Dialog } from '~/ui/dialogs/Dialog'
import { Notice } from '~/ui/messages/Notice'
import type { Job } from './jobs'
import classes from './FailedRows.module.css'
import { isApplied, readUploadRows } from './uploadOutcome'

const MAX_SHOWN = 200

/** The rows of an upload that failed, with their reasons; read on opening and not kept, since they name people. */
export function FailedRows({ job, onClose }: { job: Job; onClose: () => void }) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['failedRows', job.id],
    queryFn: async ({ signal }) => ((await readUploadRows(job, signal)) ?? []).filter((row) => !isApplied(row)),
    gcTime: 0,
  })
  return (
    <Dialog opened onClose={onClose} size="lg" title="Baris yang gagal" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <p className="dimmed break-anywhere">{job.label}</p>
      {isPending && <Loader size="sm" aria-label="Memuat" />}
      {error && <Notice retry={() => void refetch()}>{error.message || texts.failed}</Notice>}
      {data && (
        <table className={classes.rows}>
          <thead>
            <tr>
              <th scope="col">Email</th>
              <th scope="col">Stage</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {data.slice(0, MAX_SHOWN).map(({ email, stage, status }, n) => (
              // Rows have no ids, and do not change.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={n}>
                <td className="break-anywhere">{email ?? '-'}</td>
                <td>{stage ?? '-'}</td>
                <td>{status ?? '-'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && data.length > MAX_SHOWN && (
        <p>
          {numberText(MAX_SHOWN)} dari {numberText(data.length)} baris. Semuanya ada di Status Perubahan.
        </p>
      )}
    </Dialog>
  )
}
