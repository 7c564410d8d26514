import { Button, TextInput } from '@mantine/core'
import { useController, useForm, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { BENEFIT_LENGTH, type FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { schemaResolver } from '~/ui/fields/schemaResolver'
import { SelectField } from '~/ui/fields/SelectField'
import { Dialog } from '~/ui/dialogs/Dialog'
import { Picture } from '~/ui/media/Picture'
import type { BenefitItem } from '~/features/vacancies/form/model/values'
import classes from '../items.module.css'

const filled = z.string().check(z.regex(/\S/))
const benefitForm = z.object({
  description: filled.check(z.maxLength(BENEFIT_LENGTH)),
  categoryId: filled,
  imageId: filled,
})
type BenefitForm = z.infer<typeof benefitForm>
type Props = { lists: FormLists; onAdd: (benefit: BenefitItem) => void; onClose: () => void }

/** A new benefit: name, category and picture, all required (document 3 §5 'Benefit (uniqueness)'). */
export function BenefitDialog({ lists, onAdd, onClose }: Props) {
  const { control, register, handleSubmit, formState } = useForm<BenefitForm>({
    defaultValues: { description: '', categoryId: '', imageId: '' },
    resolver: schemaResolver(benefitForm),
    // The submit button is disabled until all three are valid.
    mode: 'onChange',
  })
  const { description } = useWatch({ control })
  const category = useController({ control, name: 'categoryId' }).field
  const add = ({ description: name, categoryId, imageId }: BenefitForm) => {
    const chosen = lists.categoryBenefit.find(({ id }) => id === categoryId)
    const picture = lists.imageUrlBenefit.find(({ id }) => id === imageId)
    if (chosen && picture) onAdd({ id: null, description: name.trim(), category: chosen, imageBenefit: picture })
  }
  return (
    <Dialog opened onClose={onClose} title="Tambahkan Keunikan" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          // React bubbles a dialog's submit to the form that opened it.
          event.stopPropagation()
          void handleSubmit(add)(event)
        }}
      >
        <TextInput
          data-autofocus
          label="Nama keunikan"
          withAsterisk
          aria-required
          maxLength={BENEFIT_LENGTH}
          // Counted in UTF-16 units, like the limit.
          description={`${description?.length ?? 0}/${BENEFIT_LENGTH}`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ description: classes.counter }}
          {...register('description')}
        />
        <SelectField
          label="Kategori"
          required
          options={lists.categoryBenefit}
          value={category.value || undefined}
          onChange={(id) => category.onChange(id ?? '')}
        />
        <fieldset className={classes.images}>
          <legend>
            Gambar{' '}
            <span className={classes.asterisk} aria-hidden>
              *
            </span>
          </legend>
          {lists.imageUrlBenefit.map(({ id, imageUrl, text }) => (
            <label key={id} className={`small ${classes.image}`}>
              <input type="radio" value={id} {...register('imageId')} />
              <Picture url={imageUrl} name={text ?? id} size={48} square />
              <span>{text ?? id}</span>
            </label>
          ))}
        </fieldset>
        <div className={`row push-end ${classes.actions}`}>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" disabled={!formState.isValid}>
            Tambahkan
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
