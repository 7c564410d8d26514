import { Button } from '@mantine/core'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { accountQuery } from '~/api/identity/account'
import { momentText } from '~/lib/time/dates'
import { safeUrl } from '~/lib/url/urls'
import { Popup } from '~/ui/dialogs/Popup'
import { type Job, jobStore, resume } from './jobs'
import classes from './JobTray.module.css'
import { Notice } from '~/ui/messages/Notice'
import { joined } from '~/lib/texts/text'
import { pollEndpoint, pollJob } from './pollJob'
import { jobText, linkFrom, LOOK_AT_FAILED } from './progress'

/** The list of exports and uploads, with state, download link, retry and cancel. */
export function JobPopup({
  anchor,
  jobs,
  showFailed,
  onClose,
}: {
  anchor: HTMLElement | null
  jobs: readonly Job[]
  /** Shows the rows of changes that failed. */
  showFailed: (job: Job) => void
  onClose: () => void
}) {
  const corporates = useQueryClient().getQueryData(accountQuery.queryKey)?.corporates
  const nameOf = (id: string) => corporates?.find(({ corporateId }) => corporateId === id)?.corporateName
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Unduhan dan unggahan">
      <ul className={`plain-list ${classes.list}`}>
        {jobs.map((job) => {
          return (
            <li key={job.id} className={classes.job}>
              <strong>{job.title}</strong>
              <span className={`dimmed break-anywhere ${classes.label}`}>{job.label}</span>
              <span className={`dimmed break-anywhere ${classes.label}`}>
                {joined(nameOf(job.corporateId), momentText(new Date(job.since).toISOString()))}
              </span>
              <span role="status">{jobText(job)}</span>
              <span className={classes.actions}>
                {job.state === 'ready' && job.gives === 'file' && <FileLink job={job} />}
                {job.counts && job.counts.failed > 0 && (
                  <button type="button" className="link-button" onClick={() => showFailed(job)}>
                    {LOOK_AT_FAILED}
                  </button>
                )}
                {job.state === 'stalled' && (
                  <button type="button" className="link-button" onClick={() => resume(job.id)}>
                    Coba lagi
                  </button>
                )}
                <button type="button" className="link-button" onClick={() => jobStore.remove(job.id)}>
                  {job.state === 'running' && job.gives === 'file' ? 'Batalkan' : 'Hapus dari daftar'}
                </button>
              </span>
            </li>
          )
        })}
      </ul>
    </Popup>
  )
}

/** The link of a ready file, which is asked for again after a reload. */
function FileLink({ job }: { job: Job }) {
  const endpoint = job.url === null ? pollEndpoint(job) : undefined
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [endpoint?.name, job.id, 'link'],
    queryFn: endpoint ? async ({ signal }) => linkFrom(job, await pollJob(endpoint, job, signal)) ?? null : skipToken,
    gcTime: 0,
  })
  const url = safeUrl(job.url ?? data)
  if (url)
    return (
      <Button component="a" size="xs" href={url} target="_blank" rel="noopener noreferrer">
        Unduh berkas
      </Button>
    )
  if (isFetching) return <span className="dimmed">Memuat tautan berkas...</span>
  if (data === null) return <span className="dimmed">Sudah diganti unduhan yang lebih baru.</span>
  return isError && <Notice retry={() => void refetch()}>Tautan berkas gagal dimuat.</Notice>
}
