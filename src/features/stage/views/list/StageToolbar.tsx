import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconKeyboard, IconKeyboardOff, IconMessage, IconUserX } from '@tabler/icons-react'
import { type ReactNode, type Ref, useId } from 'react'
import type { Option } from '~/api/values'
import { numberText } from '~/lib/texts/numbers'
import { CompactSelect } from '~/ui/fields/CompactSelect'
import { shortcuts, useShortcutsOn } from '~/ui/keys/shortcuts'
import classes from './ApplicantList.module.css'
import { withoutOpenApplicant, type Order, orders, ordersByDate, STAGE_PAGE_SIZES } from '../../model/stageState'
import { useIdentities } from '../../pipeline/identities'
import { MoveField } from '../../panel/MoveField'
import { useSelection, useTargets } from '../../pipeline/stageContext'
import { useStageParts } from '../../pipeline/stageParts'
import { MAX_SELECTED, type useChecked } from './useChecked'

type Selection = ReturnType<typeof useChecked>
type Props = {
  selection: Selection
  /** The number of applicants that match the filter. */
  total: number | undefined
  headingRef: Ref<HTMLHeadingElement>
  /** What is done with the selected applicants. */
  actions: {
    moveTo: (to: Option) => void
    /** Undefined until the vacancy's name is known. */
    write: (() => void) | undefined
    /** Absent where rejections are not offered. */
    reject: (() => void) | undefined
  }
  /** The control that checks for replies. */
  replyCheck: ReactNode
}

/** The actions for a page of applicants, order and page size (document 2 §2.6). */
export function StageToolbar({ selection, total, headingRef, actions, replyCheck }: Props) {
  const { moveTo, write, reject } = actions
  const { listState, setListState } = useSelection()
  const { CompareSelected } = useStageParts()
  const { searchDenial } = useIdentities()
  const { targets } = useTargets()
  const selectedCount = selection.selected.length
  const { isBeyondPage, isPageSelected } = selection
  const list = withoutOpenApplicant(listState)
  const areShortcutsOn = useShortcutsOn()
  const shortcutsName = areShortcutsOn ? 'Pintasan' : 'Pintasan (mati)'
  const hintId = useId()
  return (
    <>
      <div
        className={`card row screen-only ${classes.toolbar}`}
        role="group"
        aria-label="Tindakan pelamar"
        data-picked={selectedCount > 0 || undefined}
      >
        <Checkbox
          size="xs"
          label="Pilih Semua"
          checked={isPageSelected}
          indeterminate={selectedCount > 0 && !isPageSelected}
          disabled={selection.pageCount === 0}
          onChange={(event) => selection.selectPage(event.currentTarget.checked)}
        />
        <h2 className={`dimmed tabular ${classes.picked}`} ref={headingRef} tabIndex={-1}>
          {selectedCount > 0 ? (
            <>
              {numberText(selectedCount)} dipilih
              <span className={classes.scope}> {isBeyondPage ? 'dari semua halaman' : 'di halaman ini'}</span>
            </>
          ) : (
            total !== undefined && `${numberText(total)} pelamar`
          )}
        </h2>
        <div className={classes.move}>
          <MoveField
            label="Pindahkan yang dipilih ke tahap"
            {...(selectedCount === 0 && { placeholder: 'Pilih pelamar dahulu', disabled: true })}
            targets={targets}
            moveTo={moveTo}
          />
        </div>
        <Button
          variant="default"
          size="xs"
          aria-label="Pesan ke yang dipilih"
          title="Pesan ke yang dipilih"
          disabled={selectedCount === 0 || !write}
          aria-describedby={selectedCount === 0 ? hintId : undefined}
          leftSection={<IconMessage size={16} aria-hidden />}
          onClick={write}
        >
          Pesan
        </Button>
        {reject && (
          <Button
            variant="default"
            size="xs"
            aria-label="Tolak & kabari yang dipilih…"
            title="Tolak & kabari yang dipilih…"
            disabled={selectedCount === 0}
            aria-describedby={selectedCount === 0 ? hintId : undefined}
            leftSection={<IconUserX size={16} aria-hidden />}
            onClick={reject}
          >
            Tolak & kabari
          </Button>
        )}
        <CompareSelected userIds={selection.selected.map(({ userId }) => userId)} />
        {replyCheck}
        <span id={hintId} hidden>
          Pilih pelamar untuk memindahkan, mengirim pesan, atau menolak
        </span>
        <span className={`row push-end ${classes.right}`}>
          <CompactSelect
            label="Urutan"
            hideLabel
            options={searchDenial === undefined ? orders : ordersByDate}
            value={listState.order}
            // It is the id of one of the options.
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion
            onChange={(order) => setListState({ ...list, order: order as Order, page: 1 })}
          />
          <CompactSelect
            label="Per halaman"
            hideLabel
            options={STAGE_PAGE_SIZES.map((size) => ({ id: String(size), text: String(size) }))}
            value={String(listState.size)}
            onChange={(size) => setListState({ ...list, size: Number(size), page: 1 })}
          />
          <ActionIcon
            variant="default"
            size={30}
            title={shortcutsName}
            aria-label={shortcutsName}
            onClick={() => shortcuts.showHelp(true)}
          >
            {areShortcutsOn ? <IconKeyboard size={16} aria-hidden /> : <IconKeyboardOff size={16} aria-hidden />}
          </ActionIcon>
        </span>
      </div>
      {total !== undefined && (isBeyondPage || (isPageSelected && total > selection.pageCount)) && (
        <SelectAllHint selection={selection} total={total} />
      )}
    </>
  )
}

/** The second step after 'Pilih Semua': extends the selection from the page to all that match. */
function SelectAllHint({ selection, total }: { selection: Selection; total: number }) {
  const { selected, pageCount, isLoading, selectAll, selectPage } = selection
  const isBeyond = selected.length > pageCount
  return (
    <p role="status" className={classes.pickAll}>
      {isBeyond
        ? selected.length < total
          ? `${numberText(selected.length)} dari ${numberText(total)} pelamar yang cocok dipilih, batas satu pemindahan.`
          : `${numberText(selected.length)} pelamar yang cocok dipilih, dari semua halaman.`
        : `Semua ${numberText(pageCount)} pelamar di halaman ini dipilih.`}{' '}
      <button
        type="button"
        className="link-button"
        disabled={isLoading}
        onClick={() => (isBeyond ? selectPage(false) : void selectAll())}
      >
        {isBeyond
          ? 'Batalkan pilihan'
          : isLoading
            ? 'Memilih...'
            : total > MAX_SELECTED
              ? `Pilih ${numberText(MAX_SELECTED)} pertama dari ${numberText(total)} yang cocok`
              : `Pilih semua ${numberText(total)} yang cocok`}
      </button>
    </p>
  )
}
