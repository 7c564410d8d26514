import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import type { Scope } from '~/lib/scope'
import { lazyComponent } from '~/ui/lazyComponent'
import classes from './AboutVacancy.module.css'

const VacancyPicker = lazyComponent(async () => (await import('~/components/vacancies/VacancyPicker')).VacancyPicker)

type Props = {
  /** The name of the chosen vacancy, '' while there is none. */
  name: string
  scope: Scope
  disabled: boolean
  onChange: (name: string) => void
}

/** The vacancy that a first message invites to: chosen, changed, and let go of again. */
export function AboutVacancy({ name, scope, disabled, onChange }: Props) {
  const [picking, setPicking] = useState(false)
  return (
    <div className={classes.about}>
      {name && (
        <span className={classes.chip}>
          Lowongan: <strong>{name}</strong>
          <CloseButton
            size="xs"
            aria-label={`Lepas lowongan ${name}`}
            disabled={disabled}
            onClick={() => onChange('')}
          />
        </span>
      )}
      <Button variant="default" size="xs" disabled={disabled} onClick={() => setPicking(true)}>
        {name ? 'Ganti lowongan' : 'Pilih lowongan untuk undangan'}
      </Button>
      {picking && (
        <VacancyPicker
          scope={scope}
          onClose={() => setPicking(false)}
          onPick={(vacancy) => {
            onChange(vacancy.name)
            setPicking(false)
          }}
        />
      )}
    </div>
  )
}
