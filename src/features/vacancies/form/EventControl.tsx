import { CloseButton, Pill } from '@mantine/core'
import { useController } from 'react-hook-form'
import type { VacancyEvent } from '~/api/contract/vacancyPrimary'
import { vacancyTexts } from '~/lib/vacancyTexts'
import { isLocked } from '~/lib/vacancyStatus'
import { SelectField } from '~/ui/fields/SelectField'
import { notify } from '~/ui/notify'
import type { InForm } from './controls'
import classes from './items.module.css'

type Props = InForm & {
  events: readonly VacancyEvent[]
  /** Deletes a saved event, after asking. */
  remove: (event: VacancyEvent) => Promise<boolean>
}

/** The fairs that the vacancy takes part in. An unsaved one is taken back at once, a saved one by call. */
export function EventControl({ control, status, events, remove }: Props) {
  const { field } = useController({ control, name: 'eventKfaas' })
  const locked = isLocked(status, 'eventKfaas')
  const add = (id: string | undefined) => {
    const event = events.find((one) => one.id === id)
    if (!event) return
    if (field.value.some((one) => one.id === id)) void notify(vacancyTexts.alreadyAdded(event.name), 'info')
    else field.onChange([...field.value, { ...event, isTemp: true }])
  }
  const take = (event: (typeof field.value)[number]) =>
    event.isTemp ? field.onChange(field.value.filter(({ id }) => id !== event.id)) : void remove(event)
  return (
    <div>
      <SelectField
        label="Event Klobfair"
        placeholder={locked ? '-' : 'Tambahkan event'}
        options={events.map(({ id, name }) => ({ id, text: name }))}
        value={undefined}
        disabled={locked}
        onChange={add}
      />
      {field.value.length > 0 && (
        <ul className={classes.pills} aria-label="Event yang dipilih">
          {field.value.map((event) => (
            <li key={event.id}>
              <Pill>
                {event.name}
                {!locked && <CloseButton size="xs" aria-label={`Hapus ${event.name}`} onClick={() => take(event)} />}
              </Pill>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
