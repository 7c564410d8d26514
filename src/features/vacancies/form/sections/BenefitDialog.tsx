import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { BENEFIT_LENGTH, type FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { SelectField } from '~/ui/fields/SelectField'
import { Dialog } from '~/ui/dialogs/Dialog'
import { Picture } from '~/ui/Picture'
import type { BenefitItem } from '../values'
import classes from '../items.module.css'

type Props = { lists: FormLists; onAdd: (benefit: BenefitItem) => void; onClose: () => void }

/** A new benefit: name, category and picture, all of them needed (document 3 §5 'Benefit (uniqueness)'). */
export function BenefitDialog({ lists, onAdd, onClose }: Props) {
  const [name, setName] = useState('')
  const [categoryId, setCategoryId] = useState<string>()
  const [imageId, setImageId] = useState<string>()
  const category = lists.categoryBenefit.find(({ id }) => id === categoryId)
  const imageBenefit = lists.imageUrlBenefit.find(({ id }) => id === imageId)
  const description = name.trim()
  const isComplete = description !== '' && category !== undefined && imageBenefit !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles a dialog's submit to the form that opened it.
    event.stopPropagation()
    if (isComplete) onAdd({ id: null, description, category, imageBenefit })
  }
  return (
    <Dialog opened onClose={onClose} title="Tambahkan Keunikan" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <form className={classes.stack} onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          label="Nama keunikan"
          withAsterisk
          aria-required
          maxLength={BENEFIT_LENGTH}
          value={name}
          // Counted as the limit counts: in UTF-16 units.
          description={`${name.length}/${BENEFIT_LENGTH}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ description: classes.counter }}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SelectField
          label="Kategori"
          required
          options={lists.categoryBenefit}
          value={categoryId}
          onChange={setCategoryId}
        />
        <fieldset className={classes.images}>
          <legend>
            Gambar{' '}
            <span className={classes.asterisk} aria-hidden>
              *
            </span>
          </legend>
          {lists.imageUrlBenefit.map(({ id, imageUrl, text }) => (
            <label key={id} className={classes.image}>
              <input type="radio" name="image" checked={imageId === id} onChange={() => setImageId(id)} />
              <Picture url={imageUrl} name={text ?? id} size={48} square />
              <span>{text ?? id}</span>
            </label>
          ))}
        </fieldset>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" disabled={!isComplete}>
            Tambahkan
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
