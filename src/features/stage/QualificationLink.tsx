import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyDialog } from '~/ui/lazyDialog'

const QualificationDialog = lazyDialog(async () => (await import('./QualificationDialog')).QualificationDialog)

/** Opens the vacancy's requirements where there is no room for their card, as on the board. */
export function QualificationLink(vacancy: { klobVacancyCode: string; position: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Kualifikasi
      </Button>
      {isOpen && <QualificationDialog {...vacancy} onClose={() => setOpen(false)} />}
    </>
  )
}
