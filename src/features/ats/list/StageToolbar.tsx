import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { IconKeyboard, IconMessage } from '@tabler/icons-react'
import { type ReactNode, type Ref, useId } from 'react'
import type { Option } from '~/api/contract/values'
import { numberText } from '~/lib/texts/numbers'
import { CompactSelect } from '~/ui/fields/CompactSelect'
import { SelectField } from '~/ui/fields/SelectField'
import type { ListOption } from '~/ui/fields/useOptionList'
import { shortcuts } from '~/ui/keys/shortcuts'
import { useShortcutsOn } from '~/ui/keys/useShortcuts'
import classes from './ApplicantList.module.css'
import { withoutOpenApplicant, type StageState } from '../readStage'
import { type Order, orders, PAGE_SIZES } from '../stageParams'

type Props = {
  listState: StageState
  setListState: (next: StageState) => void
  /** Where the chosen ones can be moved, or why they cannot. */
  targets: readonly ListOption[]
  total: number | undefined
  /** How many are checked, and whether some of them are on other pages. */
  picked: number
  isBeyondPage: boolean
  headingRef: Ref<HTMLHeadingElement>
  isAllPicked: boolean
  pickAll: (all: boolean) => void
  mayMove: boolean
  moveTo: (to: Option) => void
  /** Writes to the chosen ones; undefined until the vacancy's name is known. */
  write: (() => void) | undefined
  /** Asks who has replied. */
  check: ReactNode
}

/** The actions for a page of applicants, and their order (document 2 §2.6). */
export function StageToolbar(props: Props) {
  const {
    listState,
    setListState,
    targets,
    total,
    picked,
    isBeyondPage,
    headingRef,
    isAllPicked,
    pickAll,
    mayMove,
    moveTo,
    write,
  } = props
  const list = withoutOpenApplicant(listState)
  const isOn = useShortcutsOn()
  const hintId = useId()
  return (
    <div
      className={`card ${classes.toolbar}`}
      role="group"
      aria-label="Tindakan pelamar"
      data-picked={picked > 0 || undefined}
    >
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
            {numberText(picked)} dipilih
            <span className={classes.scope}> {isBeyondPage ? 'dari semua halaman' : 'di halaman ini'}</span>
          </>
        ) : (
          total !== undefined && `${numberText(total)} pelamar`
        )}
      </h2>
      <div className={classes.move}>
        <SelectField
          hideLabel
          label="Pindahkan yang dipilih ke tahap"
          placeholder={picked === 0 ? 'Pilih pelamar dahulu' : 'Pindahkan ke...'}
          disabled={picked === 0 || (mayMove && targets.length === 0)}
          options={targets}
          value={undefined}
          onChange={(id) => {
            const to = targets.find((one) => one.id === id)
            if (to && mayMove) moveTo(to)
          }}
        />
      </div>
      <Button
        variant="default"
        size="xs"
        aria-label="Pesan ke yang dipilih"
        disabled={picked === 0 || !write}
        aria-describedby={picked === 0 ? hintId : undefined}
        leftSection={<IconMessage size={16} aria-hidden />}
        onClick={write}
      >
        Pesan
      </Button>
      {props.check}
      <span id={hintId} hidden>
        Pilih pelamar untuk memindahkan atau mengirim pesan
      </span>
      <span className={classes.right}>
        <CompactSelect
          label="Urutan"
          options={orders}
          value={listState.order}
          onChange={(order) => setListState({ ...list, order: order as Order, page: 1 })}
        />
        <CompactSelect
          label="Per halaman"
          options={PAGE_SIZES.map((size) => ({ id: String(size), text: String(size) }))}
          value={String(listState.size)}
          onChange={(size) => setListState({ ...list, size: Number(size), page: 1 })}
        />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconKeyboard size={16} aria-hidden />}
          onClick={() => shortcuts.showHelp(true)}
        >
          Pintasan{isOn ? '' : ' (mati)'}
        </Button>
      </span>
    </div>
  )
}
