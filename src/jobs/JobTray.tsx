import { ActionIcon } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '~/ui/lazyComponent'
import { lazyDialog } from '~/ui/lazyDialog'
import { type Job, jobStore, useJobs } from './jobs'
import classes from './JobTray.module.css'

const JobPoller = lazyComponent(async () => (await import('./JobPoller')).JobPoller)
const JobPopup = lazyDialog(async () => (await import('./JobPopup')).JobPopup)
const FailedRows = lazyDialog(async () => (await import('./FailedRows')).FailedRows)

/** Exports and uploads in the header: the number running and ready, and the list. Hidden while there are none. */
export function JobTray({ userId }: { userId: string }) {
  const jobs = useJobs(userId)
  useWindowEvent('storage', jobStore.onStorage)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  const [failed, setFailed] = useState<Job>()
  // Closes the list when it becomes empty, so that the next job does not open it.
  if (jobs.length === 0 && opened) setOpened(false)
  if (jobs.length === 0) return null
  const running = jobs.filter(({ state }) => state === 'running')
  const ready = jobs.filter(({ state }) => state === 'ready').length
  return (
    <>
      {running.map((job) => (
        <JobPoller key={job.id} job={job} showFailed={setFailed} />
      ))}
      <ActionIcon
        ref={setAnchor}
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.tray}
        data-running={running.length > 0 || undefined}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-label={`Unduhan dan unggahan: ${running.length} berjalan, ${ready} siap`}
        onClick={() => setOpened((was) => !was)}
      >
        <IconDownload size={20} aria-hidden />
        <span className={classes.badge}>{jobs.length}</span>
      </ActionIcon>
      {opened && (
        <JobPopup
          anchor={anchor}
          jobs={jobs}
          showFailed={(job) => {
            setOpened(false)
            setFailed(job)
          }}
          onClose={() => setOpened(false)}
        />
      )}
      {failed && <FailedRows job={failed} onClose={() => setFailed(undefined)} />}
    </>
  )
}
