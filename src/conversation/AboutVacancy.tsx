import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import type { Scope } from '~/lib/scope'
import { lazyDialog } from '~/ui/lazyDialog'
import { Notice } from '~/ui/messages/Notice'
import classes from './ConversationDialog.module.css'
import { type NamedVacancy, withLink, withoutLink } from './fillMessage'

const VacancyPicker = lazyDialog(async () => (await import('~/components/vacancies/VacancyPicker')).VacancyPicker)

type Props = {
  /** The chosen vacancy. */
  named: NamedVacancy
  choose: (vacancy: { name: string; klobVacancyCode: string } | undefined) => void
  /** The message, which can have the vacancy's link. */
  text: string
  setText: (text: string) => void
  /** The read of the vacancy that was chosen last; absent where it is not preset. */
  last?: { isLoading: boolean; hasFailed: boolean; retry: () => void } | undefined
  scope: Scope
  disabled?: boolean
}

/** Chooses, changes or removes the vacancy that a first message invites to, and its link. */
export function AboutVacancy({ named, choose, text, setText, last, scope, disabled = false }: Props) {
  const { name, link } = named
  const hasLink = text.includes(link)
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
            onClick={() => choose(undefined)}
          />
        </span>
      )}
      <Button variant="default" size="xs" disabled={disabled} onClick={() => setPicking(true)}>
        {name ? 'Ganti lowongan' : 'Pilih lowongan untuk undangan'}
      </Button>
      {link !== '' && (
        <Button
          variant="default"
          size="xs"
          disabled={disabled}
          onClick={() => setText(hasLink ? withoutLink(text, link) : withLink(text, link))}
        >
          {hasLink ? 'Hapus tautan lowongan' : 'Sisipkan tautan lowongan'}
        </Button>
      )}
      {!name && last?.isLoading && <span role="status">Memuat lowongan terakhir...</span>}
      {!name && last?.hasFailed && <Notice retry={last.retry}>Lowongan terakhir gagal dimuat.</Notice>}
      {picking && (
        <VacancyPicker
          scope={scope}
          onClose={() => setPicking(false)}
          onPick={(vacancy) => {
            choose(vacancy)
            setPicking(false)
          }}
        />
      )}
    </div>
  )
}
