import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { FormLists } from '~/api/contract/vacancySecondary'
import { isLocked } from '~/lib/vacancyStatus'
import { lazily } from '~/ui/lazily'
import { Picture } from '~/ui/Picture'
import type { InForm } from './controls'
import type { BenefitItem } from './values'
import classes from './items.module.css'

const BenefitDialog = lazily(async () => (await import('./BenefitDialog')).BenefitDialog)

type Props = InForm & {
  lists: FormLists
  /** Deletes a saved benefit, after asking. */
  remove: (benefit: BenefitItem) => Promise<boolean>
}

/** What is special about working there; benefits are added and removed, never changed (document 3 §2). */
export function BenefitSection({ control, status, lists, remove }: Props) {
  const { field } = useController({ control, name: 'benefit' })
  const [adding, setAdding] = useState(false)
  const locked = isLocked(status, 'benefit')
  const take = (benefit: BenefitItem) =>
    benefit.id === null ? field.onChange(field.value.filter(({ key }) => key !== benefit.key)) : void remove(benefit)
  return (
    <>
      {field.value.length > 0 && (
        <ul className={classes.benefits} aria-label="Keunikan yang ditambahkan">
          {field.value.map((benefit) => (
            <li key={benefit.key} className={classes.benefit}>
              <Picture url={benefit.imageBenefit.imageUrl} name={benefit.description} size={40} square />
              <span>
                <b>{benefit.description}</b>
                <small>{benefit.category.text}</small>
              </span>
              {!locked && (
                <CloseButton aria-label={`Hapus keunikan ${benefit.description}`} onClick={() => take(benefit)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Button variant="default" className={classes.add} disabled={locked} onClick={() => setAdding(true)}>
        + Tambahkan Keunikan
      </Button>
      {adding && (
        <BenefitDialog
          lists={lists}
          onAdd={(benefit) => {
            field.onChange([...field.value, benefit])
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
