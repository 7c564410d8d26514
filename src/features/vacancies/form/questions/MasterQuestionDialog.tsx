import { Button } from '@mantine/core'
import { IconMessagePlus, IconPencil } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { MasterQuestion } from '~/api/contract/vacancies/masterQuestions'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import type { Writer } from '~/lib/scope'
import { Dialog } from '~/ui/dialogs/Dialog'
import { SelectField } from '~/ui/fields/SelectField'
import { useFirstFocus } from '~/ui/useFirstFocus'
import { ChoiceCards } from '../../ChoiceCards'
import { MasterQuestionForm } from './MasterQuestionForm'
import classes from '../items.module.css'

type View = 'landing' | 'create' | 'edit'
const titles: Record<View, string> = {
  landing: 'Master Pertanyaan',
  create: 'Buat Pertanyaan Baru',
  edit: 'Edit Pertanyaan',
}
type Props = {
  writer: Writer
  types: FormLists['questionType']
  masters: UseQueryResult<MasterQuestion[]>
  onClose: () => void
}

/** The questions that all vacancies choose from: made here, and changed where they may be (document 3 §2, §5). */
export function MasterQuestionDialog({ writer, types, masters, onClose }: Props) {
  const [view, setView] = useState<View>('landing')
  const [chosen, setChosen] = useState<MasterQuestion>()
  const frameRef = useFirstFocus<HTMLDivElement>(view)
  const editable = (masters.data ?? []).filter(({ editableOrder }) => editableOrder === 1)
  const show = (next: View) => {
    setView(next)
    setChosen(undefined)
  }
  return (
    <Dialog opened onClose={onClose} title={titles[view]} size="lg" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <div ref={frameRef}>
        {view === 'landing' ? (
          <div className={classes.stack}>
            <p className={classes.told}>Pertanyaan master dapat dipakai pada semua lowongan perusahaan.</p>
            <ChoiceCards
              choices={[
                {
                  title: titles.create,
                  told: 'Pilih tipenya dan tulis pertanyaannya.',
                  icon: IconMessagePlus,
                  run: () => show('create'),
                },
                {
                  title: titles.edit,
                  told: 'Ubah kalimat pertanyaan milik perusahaan.',
                  icon: IconPencil,
                  run: () => show('edit'),
                },
              ]}
            />
          </div>
        ) : (
          <div className={classes.stack}>
            {view === 'edit' && (
              <SelectField
                label="Pertanyaan yang diubah"
                required
                options={editable.map(({ questionId, questionText }) => ({ id: questionId, text: questionText }))}
                empty="Belum ada pertanyaan yang dapat diubah"
                isPending={masters.isPending}
                failed={masters.isError}
                retry={() => void masters.refetch()}
                value={chosen?.questionId}
                onChange={(id) => setChosen(editable.find(({ questionId }) => questionId === id))}
              />
            )}
            {view === 'create' || chosen ? (
              <MasterQuestionForm
                // Another question is another record.
                key={chosen?.questionId ?? 'new'}
                question={chosen}
                types={types}
                writer={writer}
                onBack={() => show('landing')}
                onClose={onClose}
              />
            ) : (
              <div className={classes.actions}>
                <Button variant="default" onClick={() => show('landing')}>
                  Kembali
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}
