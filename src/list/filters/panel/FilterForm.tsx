import { ActionIcon, Button } from '@mantine/core'
import { IconFold, IconFoldDown } from '@tabler/icons-react'
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import type { FilterSchema } from '~/api/contract/filters'
import { requiredNames } from '~/lib/rules/rules'
import { useOnEach } from '~/lib/effects'
import { notify } from '~/ui/messages/notify'
import { checkDraft } from '~/list/filters/checkDraft'
import { isSameFilters } from '~/list/listUrl'
import { CriterionField } from './CriterionField'
import { CriterionFinder } from './CriterionFinder'
import type { Draft } from '~/list/filters/draft'
import { FilterSection } from './FilterSection'
import { FilterWatch } from './FilterWatch'
import { dependentOn, namesOf } from '~/list/filters/kinds/kinds'
import { namesFilled, useSections } from './useSections'
import { whenThere } from '~/list/filters/whenThere'
import type { AnyCriterion, Condition, Section } from '~/list/filters/criterion'
import classes from './FilterForm.module.css'

type Props<F extends object> = {
  /** The name of the form. */
  label: string
  schema: FilterSchema<F>
  sections: readonly Section<F>[]
  holds: (condition: Condition | undefined) => boolean
  /** What is searched; the form is a draft of it. */
  filters: F
  search: (filters: F) => void
  reset: () => void
  /** Called with what is filled in, and whether it differs from what is searched. */
  onDraft: (draft: object, differs: boolean) => void
  /** Absent where filters cannot be saved. */
  save?: ((filters: F) => void) | undefined
  /** More buttons at the foot. */
  children?: ReactNode
  /** A criterion to be focused; another object each time. */
  wanted?: { name: string } | undefined
  /** Called with what is wrong when 'Cari' was pressed in vain; each field shows its own, too. */
  onRefused?: (messages: string[]) => void
}

/** The filter form: a draft of the URL. 'Cari' makes it the search, 'Reset' empties both. */
export function FilterForm<F extends object>({
  label: formLabel,
  schema,
  sections,
  holds,
  filters,
  search,
  reset,
  onDraft,
  save,
  children,
  wanted,
  onRefused,
}: Props<F>) {
  const names = useMemo(() => Object.keys(schema.schema.shape), [schema])
  const required = useMemo(() => requiredNames(schema.rules), [schema])
  // Every name has a value, so that a filter which left the URL leaves the form; the form treats undefined as unset.
  const values = useMemo<Draft>(
    () => Object.fromEntries(names.map((name) => [name, (filters as Draft)[name] ?? null])),
    [names, filters],
  )
  const {
    control,
    formState: { submitCount },
    getFieldState,
    getValues,
    handleSubmit,
    reset: resetForm,
    setFocus,
    setValue,
    trigger,
  } = useForm<Draft>({
    defaultValues: values,
    shouldFocusError: false,
    mode: 'onTouched',
    resolver: (draft) => {
      const checked = checkDraft(schema, draft)
      return 'values' in checked
        ? { values: checked.values as Draft, errors: {} }
        : { values: {}, errors: checked.errors }
    },
  })
  // Taken over when they differ from those before (paging leaves a draft alone) and from the draft: what was searched from it
  // is in it, and the form library would draw every field anew.
  const takenRef = useRef(values)
  useLayoutEffect(() => {
    if (isSameFilters(takenRef.current, values)) return
    takenRef.current = values
    if (!isSameFilters(getValues(), values)) resetForm(values, { keepFieldsRef: true })
  }, [values, getValues, resetForm])
  const changed = useCallback(
    (criterion: AnyCriterion) => {
      const dependent = dependentOn(criterion, sections)
      const outdated = dependent.flatMap(namesOf)
      const filled = dependent.filter((one) => namesOf(one).some((name) => (getValues(name) ?? null) !== null))
      for (const name of [...(criterion.resets ?? []), ...outdated]) setValue(name, null)
      if (filled.length > 0)
        void notify(
          `${filled.map(({ label }) => label).join(', ')} dikosongkan karena ${criterion.label} berubah.`,
          'info',
        )
      // Rules lie between fields: the message at another one may not be true any more.
      const wrong = names.filter((name) => getFieldState(name).error)
      if (wrong.length > 0) void trigger(wrong)
    },
    [names, sections, getFieldState, getValues, setValue, trigger],
  )
  // Which criteria are filled, as one text: the form renders when that changes, not at every key.
  const [filled, setFilled] = useState(() => namesFilled(sections, filters))
  const isFilled = (criterion: AnyCriterion) => filled.split(',').includes(criterion.name)
  const folding = useSections(sections, holds, isFilled)
  const { reveal } = folding
  const countId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const goTo = (name: string) => {
    reveal([name])
    whenThere(formRef.current!, () => {
      const field = formRef.current?.querySelector(`[data-criterion="${CSS.escape(name)}"]`)
      if (!field?.checkVisibility()) return false
      setFocus(name)
      if (!field.contains(document.activeElement)) field.querySelector<HTMLElement>('input, button')?.focus()
      return field.contains(document.activeElement)
    })
  }
  useOnEach(wanted, ({ name }) => goTo(name))
  // The form library knows the order in which fields came, not where they are.
  useEffect(() => {
    if (submitCount === 0) return undefined
    return whenThere(formRef.current!, () => {
      const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      wrong?.focus()
      return wrong !== null
    })
  }, [submitCount])
  // What is wrong in a folded section is shown.
  const onInvalid = (wrong: FieldErrors<Draft>) => {
    reveal(Object.keys(wrong))
    onRefused?.(Object.values(wrong).map((error) => String(error?.message)))
  }
  // What fits is searched at once: the form library would draw every field anew, twice, before it calls back.
  const submit = (event: FormEvent) => {
    const checked = checkDraft(schema, getValues())
    if ('errors' in checked) return void handleSubmit(() => {}, onInvalid)(event)
    event.preventDefault()
    search(checked.values)
  }
  const { areAllOpen } = folding
  const all = areAllOpen ? 'Lipat semua bagian' : 'Buka semua bagian'
  return (
    <form ref={formRef} className={classes.form} aria-label={formLabel} noValidate onSubmit={submit}>
      {folding.canFold && (
        <div className={classes.finder}>
          <CriterionFinder sections={folding.sections} goTo={goTo} />
          <ActionIcon
            variant="default"
            size={34}
            aria-label={all}
            title={all}
            onClick={() => folding.setAllOpen(!areAllOpen)}
          >
            {areAllOpen ? <IconFold size={16} aria-hidden /> : <IconFoldDown size={16} aria-hidden />}
          </ActionIcon>
        </div>
      )}
      <div className={classes.sections} data-popup-bounds>
        {folding.sections.map(({ title, criteria, filled: count, isOpen }, n) => (
          <FilterSection
            key={title ?? n}
            title={title}
            filled={count}
            isOpen={isOpen}
            setOpen={(open) => folding.setOpen(n, open)}
          >
            {criteria.map((criterion) => (
              <CriterionField
                key={criterion.name}
                criterion={criterion}
                control={control}
                required={required.includes(criterion.name)}
                isFilled={isFilled(criterion)}
                changed={changed}
              />
            ))}
          </FilterSection>
        ))}
      </div>
      <FilterWatch
        control={control}
        rules={schema.rules}
        sections={sections}
        filters={filters}
        onDraft={onDraft}
        onFilled={setFilled}
        countId={countId}
      />
      <div className={classes.foot}>
        <Button type="submit">Cari</Button>
        <Button
          variant="default"
          onClick={() => {
            resetForm(Object.fromEntries(names.map((name) => [name, null])))
            reset()
          }}
        >
          Reset
        </Button>
        {save && (
          <Button
            variant="default"
            disabled={filled === ''}
            aria-describedby={countId}
            onClick={(event) => void handleSubmit((draft) => save(draft as F), onInvalid)(event)}
          >
            Simpan Filter
          </Button>
        )}
        {children}
      </div>
    </form>
  )
}
