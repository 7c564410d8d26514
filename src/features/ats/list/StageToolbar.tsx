import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { Option } from '~/api/contract/values'
import { numberText } from '~/lib/texts/numbers'
import { texts } from '~/lib/texts/texts'
import { CompactSelect } from '~/ui/fields/CompactSelect'
import { SelectField } from '~/ui/fields/SelectField'
import classes from './ApplicantList.module.css'
import { closed, type StageAsked } from '../readStage'
import { type Order, orders, PAGE_SIZES } from '../stageParams'

type Props = {
  asked: StageAsked
  ask: (next: StageAsked) => void
  /** Where the chosen ones can be moved. */
  targets: readonly Option[]
  total: number | undefined
  /** How many of the page are checked. */
  picked: number
  headingRef: Ref<HTMLHeadingElement>
  isAllPicked: boolean
  pickAll: (all: boolean) => void
  mayMove: boolean
  moveTo: (to: Option) => void
  shortcuts: { isOn: boolean; show: () => void }
}

/** The actions for a page of applicants, and their order (document 2 §2.6). */
export function StageToolbar(props: Props) {
  const { asked, ask, targets, total, picked, headingRef, isAllPicked, pickAll, mayMove, moveTo, shortcuts } = props
  const list = closed(asked)
  return (
    <div className={`card ${classes.toolbar}`} role="group" aria-label="Tindakan pelamar">
      <Checkbox
        size="xs"
        label="Pilih Semua"
        checked={isAllPicked}
        indeterminate={picked > 0 && !isAllPicked}
        disabled={total === undefined}
        onChange={(event) => pickAll(event.currentTarget.checked)}
      />
      <h2 className={classes.picked} ref={headingRef} tabIndex={-1}>
        {picked > 0 ? (
          <>
            {numberText(picked)} dipilih<span className={classes.where}> di halaman ini</span>
          </>
        ) : (
          total !== undefined && `${numberText(total)} pelamar`
        )}
      </h2>
      <div className={classes.move}>
        <SelectField
          hideLabel
          label="Pindahkan yang dipilih ke tahap"
          placeholder="Pindahkan ke..."
          disabled={picked === 0 || (mayMove && targets.length === 0)}
          options={mayMove ? targets : [{ id: '', text: texts.noAccess.message }]}
          value={undefined}
          onChange={(id) => {
            const to = targets.find((one) => one.id === id)
            if (to && mayMove) moveTo(to)
          }}
        />
      </div>
      <span className={classes.right}>
        <CompactSelect
          label="Urutan"
          options={orders}
          value={asked.order}
          onChange={(order) => ask({ ...list, order: order as Order, page: 1 })}
        />
        <CompactSelect
          label="Per halaman"
          options={PAGE_SIZES.map((size) => ({ id: String(size), text: String(size) }))}
          value={String(asked.size)}
          onChange={(size) => ask({ ...list, size: Number(size), page: 1 })}
        />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconKeyboard size={16} aria-hidden />}
          onClick={shortcuts.show}
        >
          Pintasan{shortcuts.isOn ? '' : ' (mati)'}
        </Button>
      </span>
    </div>
  )
}
