import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { accountQuery } from '~/api/identity/account'
import { momentText } from '~/lib/time/dates'
import { safeUrl } from '~/lib/url/urls'
import { Popup } from '~/ui/dialogs/Popup'
import { type Job, jobStore, resume } from './jobs'
import classes from './JobTray.module.css'
import { jobText } from './progress'

/** The list of exports and uploads, with state, download link, retry and cancel. */
export function JobPopup({
  anchor,
  jobs,
  onClose,
}: {
  anchor: HTMLElement | null
  jobs: readonly Job[]
  onClose: () => void
}) {
  const corporates = useQueryClient().getQueryData(accountQuery.queryKey)?.corporates
  const nameOf = (id: string) => corporates?.find(({ corporateId }) => corporateId === id)?.corporateName
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Unduhan dan unggahan">
      <ul className={`plain-list ${classes.list}`}>
        {jobs.map((job) => {
          const url = job.state === 'ready' ? safeUrl(job.url) : undefined
          return (
            <li key={job.id} className={classes.job}>
              <strong>{job.title}</strong>
              <span className={`dimmed break-anywhere ${classes.label}`}>{job.label}</span>
              <span className={`dimmed break-anywhere ${classes.label}`}>
                {[nameOf(job.corporateId), momentText(new Date(job.since).toISOString())].filter(Boolean).join(' · ')}
              </span>
              <span role="status">{jobText(job)}</span>
              <span className={classes.actions}>
                {url && (
                  <Button component="a" size="xs" href={url} target="_blank" rel="noopener noreferrer">
                    Unduh berkas
                  </Button>
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
