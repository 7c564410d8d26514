import { IconCopy, IconFilePlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, Code } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { denialReason } from '~/lib/rules/rightNames'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { BusyButton } from '~/ui/BusyButton'
import { Dialog } from '~/ui/dialogs/Dialog'
import { alertWhy } from '~/ui/dialogs/dialogs'
import { useFirstFocus } from '~/ui/focus'
import { vacancyAdmin } from '~/api/contract/vacancies/vacancyAdmin'
import { mayHaveSucceeded } from '~/api/errors'
import { query } from '~/api/queries'
import { useSend } from '~/api/useSend'
import { shorten } from '~/lib/texts/text'
import { alertFailure } from '~/components/alertFailure'
import { VacancyOptions } from '~/components/vacancies/VacancyOptions'
import { StatusBadge } from '~/ui/StatusBadge'
import { ChoiceCards } from './ChoiceCards'
import classes from './vacancies.module.css'
import type { NewVacancy } from './vacancies'

type Props = {
  mayAdd: boolean
  onNew: () => void
  onCopied: (copy: NewVacancy) => void
  onClose: () => void
}

/** Creates a new vacancy or copies one (document 3 §2 'Menambahkan Lowongan'). */
export function AddVacancyDialog({ mayAdd, onNew, onCopied, onClose }: Props) {
  const [view, setView] = useState<'choice' | 'copy'>('choice')
  const frameRef = useFirstFocus<HTMLDivElement>(view)
  const { corporateName } = useCorporate().viewer.corporate
  const ifAllowed = (act: () => void) => () =>
    mayAdd ? act() : void alertWhy(vacancyTexts.list.mayNotEdit, denialReason('add', corporateName))
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
          <DuplicateList onCopied={onCopied} onBack={() => setView('choice')} />
        ) : (
          <ChoiceCards
            choices={[
              {
                title: 'Buat Lowongan Baru',
                description: 'Mulai dari formulir kosong.',
                icon: IconFilePlus,
                run: ifAllowed(onNew),
              },
              {
                title: vacancyTexts.list.duplicate,
                description: 'Salin lowongan yang sudah ada sebagai Draft.',
                icon: IconCopy,
                run: ifAllowed(() => setView('copy')),
              },
            ]}
          />
        )}
      </div>
    </Dialog>
  )
}

/** How many vacancies are requested if the total is unknown (document 3 §9). */
const FALLBACK_LENGTH = 100

const MAY_BE_CREATED = 'Salinannya mungkin sudah dibuat. Periksa daftar lowongan sebelum menyalin lagi.'

const columns = [
  { title: 'Kode Lowongan', width: '196px' },
  { title: 'Nama Lowongan', width: 'minmax(0, 1fr)' },
  { title: 'Status', width: '96px' },
]
const nameOf = ({ positionName }: { positionName: string }) => positionName

/** The vacancy to copy; all of them are loaded and searched in the browser (document 3 §2, §7). */
function DuplicateList({ onCopied, onBack }: Pick<Props, 'onCopied'> & { onBack: () => void }) {
  const { corporateId } = useCorporate().scope
  // A request of its own for the total: the list behind the dialog may be filtered.
  const totalQuery = useQuery(query(vacancyAdmin.list, { corporateId, start: 0, length: 10 }))
  const length = totalQuery.data?.totalElements || FALLBACK_LENGTH
  const { data, ...read } = useQuery({
    ...query(vacancyAdmin.list, { corporateId, start: 0, length }),
    enabled: !totalQuery.isPending,
  })
  const { send, isPending } = useSend(vacancyAdmin.duplicate)
  const [chosen, setChosen] = useState<string>()
  const copyRef = useRef<HTMLButtonElement>(null)
  const copy = (code: string) =>
    send(
      { corporateId, klobVacancyCode: code },
      ({ klobVacancyCode, position }) => onCopied({ code: klobVacancyCode, name: position }),
      // A copy has the name of the original, so only the user can tell whether it was created.
      (failure) => alertFailure(failure, mayHaveSucceeded(failure) ? MAY_BE_CREATED : undefined),
    )
  return (
    <VacancyOptions
      label="Lowongan yang disalin"
      searchLabel={vacancyTexts.list.searchName}
      searchText={nameOf}
      read={{ ...read, data: data?.content }}
      columns={columns}
      onEnter={({ klobVacancyCode }, isOnly) => {
        if (!isOnly) return
        // Its button can be focused only once one is chosen.
        flushSync(() => setChosen(klobVacancyCode))
        copyRef.current?.focus()
      }}
      renderCells={({ klobVacancyCode, positionName, status }) => [
        <label key="code" title={klobVacancyCode}>
          <input
            type="radio"
            name="duplicate"
            checked={chosen === klobVacancyCode}
            onChange={() => setChosen(klobVacancyCode)}
          />
          <Code>{klobVacancyCode}</Code>
        </label>,
        <strong key="name" title={positionName}>
          <bdi>{shorten(positionName, 24)}</bdi>
        </strong>,
        <StatusBadge key="status" status={status} />,
      ]}
      renderFooter={(shown) => {
        // A search may have hidden the chosen vacancy; a vacancy that is not visible is not copied.
        const isChosen = shown.some(({ klobVacancyCode }) => klobVacancyCode === chosen)
        return (
          <div className={`row justify-end ${classes.foot}`}>
            <Button variant="default" onClick={onBack}>
              Kembali
            </Button>
            <BusyButton
              ref={copyRef}
              disabled={!isChosen}
              isBusy={isPending}
              onClick={() => chosen !== undefined && isChosen && copy(chosen)}
            >
              lanjut
            </BusyButton>
          </div>
        )
      }}
    />
  )
}
