import { Button } from '@mantine/core'
import { useCallback, useEffect, useId, useMemo } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import type { Filters } from '~/api/contract/filters'
import { withoutLoneCompanions } from '~/lib/rules'
import type { Scope } from '~/lib/scope'
import { checkDraft } from './checkDraft'
import { CriterionField, type Draft } from './CriterionField'
import type { Condition, Section } from './Search'
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
}

/** The filter form: a draft of the URL. 'Cari' makes it the search, 'Reset' empties both. */
export function SearchForm<W extends object>({ filters, sections, holds, scope, where, search, reset }: Props<W>) {
  const formId = useId()
  const names = useMemo(() => Object.keys(filters.schema.shape), [filters])
  // Every name has a value, so that a filter which left the URL leaves the form.
  const values = useMemo<Draft>(
    () => Object.fromEntries(names.map((name) => [name, (where as Draft)[name]])),
    [names, where],
  )
  const {
    control,
    handleSubmit,
    setValue,
    reset: resetForm,
  } = useForm<Draft>({
    defaultValues: values,
    mode: 'onTouched',
    resolver: (draft) => {
      const checked = checkDraft(filters, draft)
      return 'values' in checked
        ? { values: checked.values as Draft, errors: {} }
        : { values: {}, errors: checked.errors }
    },
  })
  useEffect(() => resetForm(values), [resetForm, values])
  const clear = useCallback(
    (others: readonly string[]) => {
      for (const name of others) setValue(name, undefined)
    },
    [setValue],
  )
  return (
    <form
      className={`card ${classes.form}`}
      aria-label="Filter pencarian"
      noValidate
      onSubmit={(event) => void handleSubmit((draft) => search(draft as W))(event)}
    >
      {sections.map((section, n) => (
        <section key={section.title} className={classes.section} aria-labelledby={`${formId}-${n}`}>
          <h2 id={`${formId}-${n}`}>{section.title}</h2>
          <div className={classes.grid}>
            {section.criteria
              .filter(({ when }) => holds(when))
              .map((criterion) => (
                <CriterionField
                  key={criterion.name}
                  criterion={criterion}
                  control={control}
                  scope={scope}
                  reset={clear}
                />
              ))}
          </div>
        </section>
      ))}
      <div className={classes.bar}>
        <FilledCount control={control} filters={filters} />
        <Button
          variant="default"
          onClick={() => {
            resetForm(Object.fromEntries(names.map((name) => [name, undefined])))
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

/** How many criteria are filled; alone in watching the whole form, so that typing renders nothing else. */
function FilledCount({ control, filters }: { control: Control<Draft>; filters: { rules: Filters<object>['rules'] } }) {
  const draft = useWatch({ control })
  const companions = filters.rules.flatMap((rule) => (rule.kind === 'pair' ? [rule.companion] : []))
  const filled = Object.entries(withoutLoneCompanions(filters.rules, draft)).filter(
    ([name, value]) => value !== undefined && value !== '' && !companions.includes(name),
  ).length
  return <span className={classes.count}>{filled === 0 ? 'Belum ada kriteria' : `${filled} kriteria terisi`}</span>
}
