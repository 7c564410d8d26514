import { IconCopy, IconFilePlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Scope } from '~/lib/scope'
import { vacancyTexts } from '~/lib/vacancyTexts'
import { Dialog } from '~/ui/Dialog'
import { alert } from '~/ui/dialogs'
import classes from './AddVacancyDialog.module.css'
import { DuplicateList } from './DuplicateList'

type Props = {
  scope: Scope
  mayAdd: boolean
  onNew: () => void
  onCopied: (code: string) => void
  onClose: () => void
}

/** A new vacancy, or the copy of one (document 3 §2 'Menambahkan Lowongan'). */
export function AddVacancyDialog({ scope, mayAdd, onNew, onCopied, onClose }: Props) {
  const [copying, setCopying] = useState(false)
  const onlyWithRight = (act: () => void) => () => (mayAdd ? act() : void alert(vacancyTexts.list.mayNotEdit))
  return (
    <Dialog
      opened
      onClose={onClose}
      size={copying ? 'lg' : 'md'}
      title={copying ? vacancyTexts.list.duplicate : vacancyTexts.list.choose}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {copying ? (
        <DuplicateList scope={scope} onCopied={onCopied} onBack={() => setCopying(false)} />
      ) : (
        <div className={classes.choices}>
          <button type="button" className={classes.choice} data-autofocus onClick={onlyWithRight(onNew)}>
            <IconFilePlus size={28} stroke={1.5} aria-hidden />
            <b>Buat Lowongan Baru</b>
            <span>Mulai dari formulir kosong.</span>
          </button>
          <button type="button" className={classes.choice} onClick={onlyWithRight(() => setCopying(true))}>
            <IconCopy size={28} stroke={1.5} aria-hidden />
            <b>{vacancyTexts.list.duplicate}</b>
            <span>Salin lowongan yang sudah ada sebagai Draft.</span>
          </button>
        </div>
      )}
    </Dialog>
  )
}
