import { IconCopy, IconFilePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCorporate } from '~/components/corporate'
import { whyDenied } from '~/lib/rules/rightNames'
import type { Scope } from '~/lib/scope'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { Dialog } from '~/ui/dialogs/Dialog'
import { alertWhy } from '~/ui/dialogs/dialogs'
import { useFirstFocus } from '~/ui/useFirstFocus'
import { ChoiceCards } from './ChoiceCards'
import { DuplicateList } from './DuplicateList'
import type { Made } from './notifyCreated'

type Props = {
  scope: Scope
  mayAdd: boolean
  onNew: () => void
  onCopied: (copy: Made) => void
  onClose: () => void
}

/** A new vacancy, or the copy of one (document 3 §2 'Menambahkan Lowongan'). */
export function AddVacancyDialog({ scope, mayAdd, onNew, onCopied, onClose }: Props) {
  const [view, setView] = useState<'choice' | 'copy'>('choice')
  const frameRef = useFirstFocus<HTMLDivElement>(view)
  const { corporateName } = useCorporate().viewer.corporate
  const onlyWithRight = (act: () => void) => () =>
    mayAdd ? act() : void alertWhy(vacancyTexts.list.mayNotEdit, whyDenied('add', corporateName))
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={view === 'copy' ? vacancyTexts.list.duplicate : vacancyTexts.list.choose}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <div ref={frameRef}>
        {view === 'copy' ? (
          <DuplicateList scope={scope} onCopied={onCopied} onBack={() => setView('choice')} />
        ) : (
          <ChoiceCards
            choices={[
              {
                title: 'Buat Lowongan Baru',
                told: 'Mulai dari formulir kosong.',
                icon: IconFilePlus,
                run: onlyWithRight(onNew),
              },
              {
                title: vacancyTexts.list.duplicate,
                told: 'Salin lowongan yang sudah ada sebagai Draft.',
                icon: IconCopy,
                run: onlyWithRight(() => setView('copy')),
              },
            ]}
          />
        )}
      </div>
    </Dialog>
  )
}
