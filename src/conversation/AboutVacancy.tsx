import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import type { Scope } from '~/lib/scope'
import { lazyDialog } from '~/ui/lazyDialog'
import { Notice } from '~/ui/messages/Notice'
import classes from './ConversationDialog.module.css'
import type { useMessageDraft } from './useMessageDraft'

const VacancyPicker = lazyDialog(async () => (await import('~/components/vacancies/VacancyPicker')).VacancyPicker)

type Writing = ReturnType<typeof useMessageDraft>
type Props = {
  writing: { draft: { position: string } } & Pick<Writing, 'chooseVacancy'> & {
      last: Pick<Writing['last'], 'isLoading' | 'hasFailed' | 'retry'>
    }
  scope: Scope
  disabled: boolean
}

/** Chooses, changes or removes the vacancy that a first message invites to. */
export function AboutVacancy({ writing, scope, disabled }: Props) {
  const { last, chooseVacancy } = writing
  const name = writing.draft.position
  const [picking, setPicking] = useState(false)
  return (
    <div className="row">
      {name && (
        <span className={classes.chip}>
          Lowongan: <strong className="break-anywhere">{name}</strong>
          <CloseButton
            size="xs"
            aria-label={`Lepas lowongan ${name}`}
            disabled={disabled}
            onClick={() => chooseVacancy(undefined)}
          />
        </span>
      )}
      <Button variant="default" size="xs" disabled={disabled} onClick={() => setPicking(true)}>
        {name ? 'Ganti lowongan' : 'Pilih lowongan untuk undangan'}
      </Button>
      {!name && last.isLoading && <span role="status">Memuat lowongan terakhir...</span>}
      {!name && last.hasFailed && <Notice retry={last.retry}>Lowongan terakhir gagal dimuat.</Notice>}
      {picking && (
        <VacancyPicker
          scope={scope}
          onClose={() => setPicking(false)}
          onPick={(vacancy) => {
            chooseVacancy(vacancy)
            setPicking(false)
          }}
        />
      )}
    </div>
  )
}
