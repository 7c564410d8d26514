import { Button } from '@mantine/core'
import {
  memo,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import type { FilterSchema } from '~/api/contract/filters'
import { requiredNames } from '~/lib/rules/rules'
import type { Scope } from '~/lib/scope'
import { notify } from '~/ui/messages/notify'
import { checkDraft, filledOf } from './checkDraft'
import { CriterionField } from './CriterionField'
import type { Draft } from './draft'
import { filledIn, listOf, namesOf } from './kinds/kinds'
import { isSameFilters } from '~/list/listUrl'
import type { AnyCriterion, Condition, Section } from '~/list/filters/criterion'
import classes from './FilterForm.module.css'

type Props<F extends object> = {
  /** The name of the form. */
  label: string
  schema: FilterSchema<F>
  sections: readonly Section<F>[]
  holds: (condition: Condition | undefined) => boolean
  scope: Scope
  /** What is searched; the form is a draft of it. */
  filters: F
  search: (filters: F) => void
  reset: () => void
  /** Called with what is filled in, and whether it differs from what is searched. */
  onDraft: (draft: object, differs: boolean) => void
  /** Absent where there are no saved filters. */
  savedFilters?: { save: (filters: F) => void; list: () => void } | undefined
  /** Called with what is wrong when 'Cari' was pressed in vain; each field shows its own, too. */
  onRefused?: (messages: string[]) => void
}

/** The criteria whose list belongs to the value of another one. */
const dependentOn = ({ name }: AnyCriterion, sections: readonly { criteria: readonly AnyCriterion[] }[]) =>
  sections
    .flatMap(({ criteria }) => criteria)
    .filter((criterion) => {
      const list = listOf(criterion)
      return list !== undefined && 'within' in list && list.within === name
    })

/** The filter form: a draft of the URL. 'Cari' makes it the search, 'Reset' empties both. */
export function FilterForm<F extends object>({
  label: formLabel,
  schema,
  sections,
  holds,
  scope,
  filters,
  search,
  reset,
  onDraft,
  savedFilters,
  onRefused,
}: Props<F>) {
  const formId = useId()
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
    setValue,
    trigger,
  } = useForm<Draft>({
    defaultValues: values,
    // Taken over when they differ from those before: paging leaves a draft alone.
    values,
    shouldFocusError: false,
    mode: 'onTouched',
    resolver: (draft) => {
      const checked = checkDraft(schema, draft)
      return 'values' in checked
        ? { values: checked.values as Draft, errors: {} }
        : { values: {}, errors: checked.errors }
    },
  })
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
  const formRef = useRef<HTMLFormElement>(null)
  // The form library knows the order in which fields came, not where they stand.
  useEffect(() => {
    const wrong = submitCount > 0 && formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    wrong.closest('details')?.setAttribute('open', '')
    wrong.focus()
  }, [submitCount])
  return (
    <form
      ref={formRef}
      className={`card ${classes.form}`}
      aria-label={formLabel}
      noValidate
      onSubmit={(event) =>
        void handleSubmit(
          (draft) => search(draft as F),
          (wrong) => onRefused?.(Object.values(wrong).map((error) => String(error?.message))),
        )(event)
      }
    >
      {sections.map((section, n) => (
        <FormSection key={section.title ?? n} id={`${formId}-${n}`} section={section} filters={filters}>
          {section.criteria
            .filter(({ when }) => holds(when))
            .map((criterion) => (
              <CriterionField
                key={criterion.name}
                criterion={criterion}
                control={control}
                scope={scope}
                required={required.includes(criterion.name)}
                changed={changed}
              />
            ))}
        </FormSection>
      ))}
      <div className={classes.bar}>
        <Watch
          control={control}
          rules={schema.rules}
          sections={sections}
          filters={filters}
          onDraft={onDraft}
          save={savedFilters && ((event) => void handleSubmit((draft) => savedFilters.save(draft as F))(event))}
        />
        {savedFilters && (
          <Button variant="default" onClick={savedFilters.list}>
            Lihat Filter
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => {
            resetForm(Object.fromEntries(names.map((name) => [name, null])))
            reset()
          }}
        >
          Reset
        </Button>
        <Button type="submit">Cari</Button>
      </div>
    </form>
  )
}

type AnySection = { title?: string; criteria: readonly AnyCriterion[]; folds?: 'open' | 'shut' }
type SectionProps = { id: string; section: AnySection; filters: object; children: ReactNode }

/** Criteria under their heading; a section that folds is open where it has a filter. */
function FormSection({ id, section: { title, criteria, folds }, filters, children }: SectionProps) {
  const filled = criteria.filter(({ name }) => name in filters).length
  const grid = <div className={classes.grid}>{children}</div>
  if (!folds)
    return (
      <section className={classes.section} aria-labelledby={title === undefined ? undefined : id}>
        {title !== undefined && <h2 id={id}>{title}</h2>}
        {grid}
      </section>
    )
  return (
    <details className={`folding ${classes.folding}`} open={folds === 'open' || filled > 0}>
      <summary>
        <h2>{title}</h2>
        {filled > 0 && <span className={classes.filled}>{filled} terisi</span>}
      </summary>
      {grid}
    </details>
  )
}

type WatchProps = {
  rules: FilterSchema<object>['rules']
  sections: readonly { criteria: readonly AnyCriterion[] }[]
  filters: object
  onDraft: (draft: object, differs: boolean) => void
  save: ((event: MouseEvent) => void) | undefined
}

/** What depends on every field; alone in watching the whole form, and after the frame that shows what was typed. */
function Watch({ control, ...props }: WatchProps & { control: Control<Draft> }) {
  const draft = useDeferredValue(useWatch({ control }))
  return <Filled draft={draft} {...props} />
}
const Filled = memo(function Filled(props: WatchProps & { draft: Draft }) {
  const { draft: values, rules, sections, filters, onDraft, save } = props
  const draft = useMemo(() => filledOf(rules, values), [rules, values])
  const filled = filledIn(sections, draft).length
  const differs = !isSameFilters(draft, filters)
  useEffect(() => onDraft(draft, differs), [onDraft, draft, differs])
  return (
    <>
      <span className={classes.count}>{filled === 0 ? 'Belum ada kriteria' : `${filled} kriteria terisi`}</span>
      {save && (
        <Button variant="default" disabled={filled === 0} onClick={save}>
          Simpan Filter
        </Button>
      )}
    </>
  )
})
