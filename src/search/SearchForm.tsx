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
import type { Filters } from '~/api/contract/filters'
import { requiredNames } from '~/lib/rules'
import type { Scope } from '~/lib/scope'
import { notify } from '~/ui/notify'
import { checkDraft, filledOf } from './checkDraft'
import { CriterionField } from './CriterionField'
import type { Draft } from './draft'
import { askedOf, listOf, namesOf } from './kinds/kinds'
import { isSameWhere } from './query'
import type { AnyCriterion, Condition, Section } from './Search'
import classes from './SearchForm.module.css'

type Props<W extends object> = {
  filters: Filters<W>
  sections: readonly Section<W>[]
  holds: (condition: Condition | undefined) => boolean
  scope: Scope
  /** What is searched; the form is a draft of it. */
  where: W
  search: (where: W) => void
  reset: () => void
  /** Told whether the draft differs from what is searched. */
  onDiffer: (differs: boolean) => void
  /** Absent where the search has no saved filters. */
  savedFilters: { save: (where: W) => void; list: () => void } | undefined
  /** Told what is wrong when 'Cari' was pressed in vain; each is told at its field, too. */
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
export function SearchForm<W extends object>({
  filters,
  sections,
  holds,
  scope,
  where,
  search,
  reset,
  onDiffer,
  savedFilters,
  onRefused,
}: Props<W>) {
  const formId = useId()
  const names = useMemo(() => Object.keys(filters.schema.shape), [filters])
  const required = useMemo(() => requiredNames(filters.rules), [filters])
  // Every name has a value, so that a filter which left the URL leaves the form; the form takes undefined for unsaid.
  const values = useMemo<Draft>(
    () => Object.fromEntries(names.map((name) => [name, (where as Draft)[name] ?? null])),
    [names, where],
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
      const checked = checkDraft(filters, draft)
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
      // Rules lie between fields: what was told at another one may not be true any more.
      const told = names.filter((name) => getFieldState(name).error)
      if (told.length > 0) void trigger(told)
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
      aria-label="Filter pencarian"
      noValidate
      onSubmit={(event) =>
        void handleSubmit(
          (draft) => search(draft as W),
          (wrong) => onRefused?.(Object.values(wrong).map((error) => String(error?.message))),
        )(event)
      }
    >
      {sections.map((section, n) => (
        <FormSection key={section.title} id={`${formId}-${n}`} section={section} where={where}>
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
          filters={filters}
          sections={sections}
          where={where}
          onDiffer={onDiffer}
          save={savedFilters && ((event) => void handleSubmit((draft) => savedFilters.save(draft as W))(event))}
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

type AnySection = { title: string; criteria: readonly AnyCriterion[]; folds?: 'open' | 'shut' }
type SectionProps = { id: string; section: AnySection; where: object; children: ReactNode }

/** Criteria under their heading; one that folds is open where something of it is asked. */
function FormSection({ id, section: { title, criteria, folds }, where, children }: SectionProps) {
  const asked = criteria.filter(({ name }) => name in where).length
  const grid = <div className={classes.grid}>{children}</div>
  if (!folds)
    return (
      <section className={classes.section} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {grid}
      </section>
    )
  return (
    <details className={`folding ${classes.folding}`} open={folds === 'open' || asked > 0}>
      <summary>
        <h2>{title}</h2>
        {asked > 0 && <span className={classes.asked}>{asked} terisi</span>}
      </summary>
      {grid}
    </details>
  )
}

type WatchProps = {
  filters: { rules: Filters<object>['rules'] }
  sections: readonly { criteria: readonly AnyCriterion[] }[]
  where: object
  onDiffer: (differs: boolean) => void
  save: ((event: MouseEvent) => void) | undefined
}

/** What depends on every field; alone in watching the whole form, and after the frame that shows what was typed. */
function Watch({ control, ...props }: WatchProps & { control: Control<Draft> }) {
  const draft = useDeferredValue(useWatch({ control }))
  return <Filled draft={draft} {...props} />
}
const Filled = memo(function Filled(props: WatchProps & { draft: Draft }) {
  const { draft: values, filters, sections, where, onDiffer, save } = props
  const draft = filledOf(filters.rules, values)
  const filled = askedOf(sections, draft).length
  const differs = !isSameWhere(draft, where)
  useEffect(() => onDiffer(differs), [onDiffer, differs])
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
