import { ActionIcon } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useState } from 'react'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { lazyDialog } from '~/ui/lazyDialog'
import classes from '../VacancyRow.module.css'

const ReasonDialog = lazyDialog(async () => (await import('./ReasonDialog')).ReasonDialog)

/** Opens the reasons for rejections of a vacancy. */
export function ReasonButton({ vacancy }: { vacancy: VacancySummary }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon
        className={classes.reasons}
        variant="subtle"
        color="gray"
        c="dimmed"
        aria-label={`Alasan penolakan ${vacancy.positionName}`}
        title="Alasan penolakan"
        onClick={() => setOpen(true)}
      >
        <IconChartBar size={18} aria-hidden />
      </ActionIcon>
      {isOpen && <ReasonDialog vacancy={vacancy} onClose={() => setOpen(false)} />}
    </>
  )
}
