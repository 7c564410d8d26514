import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { isLocked } from '~/lib/rules/vacancyStatus'
import { newKey, putItem } from '~/record/items'
import { lazyDialog } from '~/ui/lazyDialog'
import { Picture } from '~/ui/media/Picture'
import type { FormFieldProps } from '../useVacancyForm'
import classes from '../items.module.css'

const BenefitDialog = lazyDialog(async () => (await import('./BenefitDialog')).BenefitDialog)

type Props = FormFieldProps & {
  lists: FormLists
  /** Removes a benefit: a saved one by request, after confirmation. */
  remove: (key: string) => Promise<void>
}

/** The vacancy's benefits; they are added and removed, never edited (document 3 §2). */
export function BenefitSection({ record, status, lists, remove }: Props) {
  const { order, byKey } = useWatch({ control: record.form.control, name: 'benefit' })
  const [isAdding, setAdding] = useState(false)
  const locked = isLocked(status, 'benefit')
  const { engine } = record
  return (
    <>
      {order.length > 0 && (
        <ul className={`row plain-list ${classes.benefits}`} aria-label="Keunikan yang ditambahkan">
          {order.map((key) => {
            const { description, category, imageBenefit } = byKey[key]!
            return (
              <li key={key} className={classes.benefit}>
                <Picture url={imageBenefit.imageUrl} name={description} size={40} square />
                <span className={`small break-anywhere ${classes.about}`}>
                  <b>{description}</b>
                  <small className="caption dimmed">{category.text}</small>
                </span>
                {!locked && (
                  <CloseButton aria-label={`Hapus keunikan ${description}`} onClick={() => void remove(key)} />
                )}
              </li>
            )
          })}
        </ul>
      )}
      <Button variant="default" className={classes.add} disabled={locked} onClick={() => setAdding(true)}>
        + Tambahkan Keunikan
      </Button>
      {isAdding && (
        <BenefitDialog
          lists={lists}
          onAdd={(benefit) => {
            engine.setValue(['benefit'], putItem(engine.state().mine.benefit, newKey(), benefit))
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
