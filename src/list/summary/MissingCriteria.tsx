import { Button } from '@mantine/core'
import { useState } from 'react'
import { requiredNames, type Rule } from '~/lib/rules/rules'
import { StatePanel } from '~/ui/states/StatePanel'
import { missingCriteriaText } from '~/list/filters/conditions'
import type { AnyCriterion, AnySections } from '~/list/filters/criterion'
import classes from './EmptySearch.module.css'

type Props = {
  rules: readonly Rule[]
  sections: AnySections
  /** They are filled in, but not searched yet. */
  isFilled: boolean
  /** Searches with a value for a criterion. */
  fill: (name: string, value: string) => void
  goTo: (name: string) => void
}

/** Shown instead of the results while required criteria are missing, with buttons to fill them. */
export function MissingCriteria({ rules, sections, isFilled, fill, goTo }: Props) {
  const required = requiredNames(rules)
  const criteria = sections.flatMap((section) => section.criteria).filter(({ name }) => required.includes(name))
  return (
    <StatePanel
      drawing="empty"
      title="Belum ada pencarian"
      message={isFilled ? 'Tekan Cari untuk melihat hasilnya.' : missingCriteriaText(rules, sections)}
      action={
        !isFilled && (
          <div className={classes.ways}>
            {criteria.map((criterion) => (
              <Start key={criterion.name} criterion={criterion} fill={fill} goTo={goTo} />
            ))}
          </div>
        )
      }
    />
  )
}

type StartProps = Pick<Props, 'fill' | 'goTo'> & { criterion: AnyCriterion }
function Start({ criterion, fill, goTo }: StartProps) {
  const [opened, setOpened] = useState(false)
  const { kind, name, label } = criterion
  if (kind !== 'lookup') return <Button onClick={() => goTo(name)}>Isi {label}</Button>
  const { Picker } = criterion
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onFocus={Picker.preload}
        onPointerEnter={Picker.preload}
        onClick={() => setOpened(true)}
      >
        Pilih {label.toLocaleLowerCase('id')}
      </Button>
      {opened && (
        <Picker
          onClose={() => setOpened(false)}
          onPick={({ id }) => {
            setOpened(false)
            fill(name, id)
          }}
        />
      )}
    </>
  )
}
