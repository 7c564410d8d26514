import { createElement, memo, useReducer } from 'react'
import type { Control } from 'react-hook-form'
import type { Draft } from '~/list/filters/draft'
import { controlOf } from '~/list/filters/kinds/controls'
import { OptionsPaused } from '~/list/filters/options'
import type { AnyCriterion } from '~/list/filters/criterion'
import classes from './FilterForm.module.css'

type Props = {
  criterion: AnyCriterion
  control: Control<Draft>
  required: boolean
  isFilled: boolean
  /** Called on every change of a criterion. */
  changed: (criterion: AnyCriterion) => void
}

/**
 * One criterion of the form; memoized, so that it renders independently. The options of an empty one are fetched when the
 * user reaches it: all lists together are larger than the rest of the screen.
 */
export const CriterionField = memo(function CriterionField({ criterion, isFilled, changed, ...rest }: Props) {
  const [isNeeded, need] = useReducer(() => true, false)
  return (
    <OptionsPaused value={!isNeeded && !isFilled}>
      <div
        className={classes.criterion}
        data-criterion={criterion.name}
        data-filled={isFilled || undefined}
        onFocus={need}
        onPointerOver={need}
      >
        {createElement(controlOf(criterion), { ...rest, criterion, changed: () => changed(criterion) })}
      </div>
    </OptionsPaused>
  )
})
