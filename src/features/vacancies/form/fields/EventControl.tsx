import { CloseButton, Pill } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import type { VacancyEvent } from '~/api/contract/vacancies/vacancyPrimary'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { isLocked } from '~/lib/rules/vacancyStatus'
import { itemsOf, putItem } from '~/record/items'
import { SelectField } from '~/ui/fields/SelectField'
import { notify } from '~/ui/messages/notify'
import type { InForm, VacancyEngine } from './controls'
import classes from '../items.module.css'

type Props = InForm & {
  engine: VacancyEngine
  events: readonly VacancyEvent[]
  /** Takes an event out: a saved one by call, after asking. */
  remove: (key: string) => void
}

/** The fairs that the vacancy takes part in. */
export function EventControl({ record, engine, status, events, remove }: Props) {
  const { order, byKey } = useWatch({ control: record.form.control, name: 'eventKfaas' })
  const locked = isLocked(status, 'eventKfaas')
  const add = (id: string | undefined) => {
    const event = events.find((one) => one.id === id)
    if (!event) return
    const chosen = engine.state().mine.eventKfaas
    const [key = ''] = itemsOf([event]).order
    if (chosen.order.includes(key)) void notify(vacancyTexts.alreadyAdded(event.name), 'info')
    else engine.type(['eventKfaas'], putItem(chosen, key, event))
  }
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
      {order.length > 0 && (
        <ul className={classes.pills} aria-label="Event yang dipilih">
          {order.map((key) => {
            const name = byKey[key]?.name ?? ''
            return (
              <li key={key}>
                <Pill>
                  {name}
                  {!locked && <CloseButton size="xs" aria-label={`Hapus ${name}`} onClick={() => remove(key)} />}
                </Pill>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
