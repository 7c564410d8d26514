import { Button } from '@mantine/core'
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
import { fieldsOf } from '~/lib/fields'
import { requiredNames } from '~/lib/rules/rules'
import { useOnNewValue } from '~/lib/effects'
import { notify } from '~/ui/messages/notify'
import { checkDraft } from '~/list/filters/checkDraft'
import { requiredLookups } from '~/list/filters/conditions'
import { isSameFilters } from '~/list/listUrl'
import { CriterionField } from './CriterionField'
import { type Draft, focusMainInput } from '~/list/filters/draft'
import { FilterSection } from './FilterSection'
import { FilterWatch } from './FilterWatch'
import { FormHead, type Frequent } from './FormHead'
import { dependentOn, namesOf } from '~/list/filters/kinds/kinds'
import { filledNames, useSections } from './useSections'
import { retryUntilDone } from '~/list/filters/retryUntilDone'
import type { AnyCriterion, Condition, Section } from '~/list/filters/criterion'
import classes from './FilterForm.module.css'
import type { FilterSchema } from '~/api/endpointGroups/wireMapping'

/** Asks the form for its valid values; a new object each time. */
export type DraftRequest<F> = { proceed: (filters: F) => void }
type Props<F extends object> = {
  /** Accessible name of the form. */
  label: string
  schema: FilterSchema<F>
  sections: readonly Section<F>[]
  holds: (condition: Condition | undefined) => boolean
  /** What is searched; the form is a draft of it. */
  filters: F
  /** Says at its buttons when it differs from what is searched. */
  saysDifference?: boolean | undefined
  /** Absent where no criteria are offered. */
  frequent?: Frequent | undefined
  search: (filters: F) => void
  reset: () => void
  /** Called with the filled-in values, and whether they differ from the searched filters. */
  onDraft: (draft: object, differs: boolean) => void
  /** Absent where filters cannot be saved. */
  save?: ((filters: F) => void) | undefined
  /** More buttons in the footer. */
  children?: ReactNode
  /** Requests focus for a criterion; a new object each time. */
  focusRequest?: { name: string } | undefined
  /** Requests the filled-in values; without an answer where they are refused. */
  draftRequest?: DraftRequest<F> | undefined
  /** Called with the error messages when a submit is refused; each field shows its own, too. */
  onRefused?: (messages: string[]) => void
}

/** The filter form: a draft of the URL's filters. 'Cari' searches with it, 'Reset' clears both. */
export function FilterForm<F extends object>({
  label: formLabel,
  schema,
  sections,
  holds,
  filters,
  saysDifference,
  frequent,
  search,
  reset,
  onDraft,
  save,
  children,
  focusRequest,
  draftRequest,
  onRefused,
}: Props<F>) {
  const names = useMemo(() => Object.keys(schema.schema.shape), [schema])
  const required = useMemo(() => requiredNames(schema.rules), [schema])
  // Every name has a value (null when empty), so that a filter removed from the URL is cleared in the form.
  const values = useMemo<Draft>(
    () => Object.fromEntries(names.map((name) => [name, fieldsOf(filters)[name] ?? null])),
    [names, filters],
  )
  const {
    control,
    formState: { submitCount },
    getFieldState,
    getValues,
    handleSubmit,
    reset: resetForm,
    setValue,
    trigger,
  } = useForm<Draft>({
    defaultValues: values,
    shouldFocusError: false,
    mode: 'onTouched',
    resolver: (draft) => {
      const checked = checkDraft(schema, draft)
      return 'values' in checked
        ? { values: fieldsOf(checked.values), errors: {} }
        : { values: {}, errors: checked.errors }
    },
  })
  // Applied only when they differ from the previous ones (paging keeps the draft) and from the draft: after a search from
  // this form they are equal, and a reset would rerender every field.
  const appliedRef = useRef(values)
  useLayoutEffect(() => {
    if (isSameFilters(appliedRef.current, values)) return
    appliedRef.current = values
    if (!isSameFilters(getValues(), values)) resetForm(values, { keepFieldsRef: true })
  }, [values, getValues, resetForm])
  const changed = useCallback(
    (criterion: AnyCriterion) => {
      const dependent = dependentOn(criterion, sections)
      const outdatedNames = dependent.flatMap(namesOf)
      const filled = dependent.filter((one) => namesOf(one).some((name) => (getValues(name) ?? null) !== null))
      for (const name of [...(criterion.resets ?? []), ...outdatedNames]) setValue(name, null)
      if (filled.length > 0)
        void notify(
          `${filled.map(({ label }) => label).join(', ')} dikosongkan karena ${criterion.label} berubah.`,
          'info',
        )
      // Rules relate fields: the error at another field may be outdated.
      const wrong = names.filter((name) => getFieldState(name).error)
      if (wrong.length > 0) void trigger(wrong)
    },
    [names, sections, getFieldState, getValues, setValue, trigger],
  )
  // The filled criteria as one string: the form rerenders when that changes, not on every keystroke.
  const [filled, setFilled] = useState(() => filledNames(sections, filters))
  const isFilled = (criterion: AnyCriterion) => filled.split(',').includes(criterion.name)
  const folding = useSections(sections, holds, isFilled, required)
  const { reveal } = folding
  const countId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const goTo = (name: string) => {
    reveal([name])
    retryUntilDone(formRef.current!, () => {
      const field = formRef.current?.querySelector(`[data-criterion="${CSS.escape(name)}"]`)
      if (!field?.checkVisibility()) return false
      focusMainInput(field)
      return field.contains(document.activeElement)
    })
  }
  useOnNewValue(focusRequest, ({ name }) => goTo(name))
  const sectionsRef = useRef<HTMLDivElement>(null)
  // What is searched is seen when the screen opens; only the fields scroll, never the page.
  useEffect(
    () =>
      retryUntilDone(formRef.current!, () => {
        const area = sectionsRef.current!
        const first = area.querySelector('[data-filled]')
        if (!first?.checkVisibility()) return false
        area.scrollTop += Math.max(0, first.getBoundingClientRect().bottom + 16 - area.getBoundingClientRect().bottom)
        return true
      }),
    [],
  )
  // The form library knows the order of registration, not the position of fields, so the first invalid one is found here.
  useEffect(() => {
    if (submitCount === 0) return undefined
    return retryUntilDone(formRef.current!, () => {
      const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      wrong?.focus()
      return wrong !== null
    })
  }, [submitCount])
  // Opens folded sections that contain errors.
  const onInvalid = (wrong: FieldErrors<Draft>) => {
    reveal(Object.keys(wrong))
    onRefused?.(Object.values(wrong).map((error) => String(error?.message)))
  }
  // It is given what the resolver has checked.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const withDraft = (proceed: (values: F) => void) => handleSubmit((draft) => proceed(draft as F), onInvalid)
  useOnNewValue(draftRequest, ({ proceed }) => void withDraft(proceed)())
  // A valid draft is searched at once: the form library would rerender every field twice before its callback.
  const submit = (event: FormEvent) => {
    const checked = checkDraft(schema, getValues())
    if ('errors' in checked) return void handleSubmit(() => {}, onInvalid)(event)
    event.preventDefault()
    search(checked.values)
  }
  return (
    <form ref={formRef} className={classes.form} aria-label={formLabel} noValidate onSubmit={submit}>
      {folding.canFold && <FormHead schema={schema} folding={folding} frequent={frequent} goTo={goTo} />}
      <div ref={sectionsRef} className={classes.sections} data-popup-bounds>
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
        saysDifference={saysDifference}
      />
      <div className={classes.foot}>
        <Button type="submit">Cari</Button>
        <Button
          variant="default"
          onClick={() => {
            const kept = requiredLookups(schema.rules, sections)
            const valueOf = (name: string) => (kept.includes(name) ? (values[name] ?? getValues(name)) : null)
            resetForm(Object.fromEntries(names.map((name) => [name, valueOf(name)])))
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
            onClick={(event) => void withDraft(save)(event)}
          >
            Simpan Filter
          </Button>
        )}
        {children}
      </div>
    </form>
  )
}
