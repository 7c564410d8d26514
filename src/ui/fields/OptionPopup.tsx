import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, useCombobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { Anchor, placement } from '~/ui/dialogs/placement'
import { Notice } from '../messages/Notice'
import classes from './fields.module.css'
import type { OptionListState } from './useOptionList'

/** The props of an option list. */
export type OptionListProps = {
  /** The field below which the list opens. */
  anchor: HTMLElement | null
  list: OptionListState
  label: string
  isChosen: (id: string) => boolean
  isPending?: boolean
  failed?: boolean
  retry?: () => void
  /** Shown when nothing matches; without it the list is hidden. */
  empty?: string
}

const ROW_PX = 32

/** The open list below a field; virtualized, so that 20,000 entries open without a delay. */
export function OptionPopup({ anchor, list, label, isChosen, isPending, failed, retry, empty }: OptionListProps) {
  const { shown, highlighted, setHighlighted, pick, listId, optionId, close } = list
  const [place] = useState(() => placement(anchor))
  const store = useCombobox({ opened: true })
  const scrollRef = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
    initialRect: { width: 240, height: 256 },
  })
  useEffect(() => {
    if (highlighted >= 0) virtualizer.scrollToIndex(highlighted, { align: 'auto' })
  }, [highlighted, virtualizer])
  return (
    <Combobox {...place} position="bottom-start" store={store} keepMounted={false} onClose={close}>
      <Combobox.DropdownTarget>
        <Anchor element={anchor} />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        {failed ? (
          <div className={`dimmed ${classes.note}`}>
            <Notice isInline retry={retry} keepsFocus>
              Daftar gagal dimuat.
            </Notice>
          </div>
        ) : shown.length === 0 ? (
          <div className={`dimmed ${classes.note}`} role="status">
            {isPending ? 'Memuat...' : empty}
          </div>
        ) : (
          <Combobox.Options id={listId} aria-label={label} tabIndex={-1} className={classes.scroll} ref={scrollRef}>
            <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
              {virtualizer.getVirtualItems().map(({ index, start, size }) => {
                const option = shown[index]!
                const chosen = isChosen(option.id)
                return (
                  <Combobox.Option
                    key={option.id}
                    id={optionId(index)}
                    value={option.id}
                    selected={index === highlighted}
                    active={chosen}
                    disabled={option.blocked !== undefined}
                    aria-selected={chosen}
                    aria-setsize={shown.length}
                    aria-posinset={index + 1}
                    className={classes.option}
                    title={option.blocked ?? option.text}
                    style={{ height: option.wraps ? 'auto' : size, transform: `translateY(${start}px)` }}
                    ref={option.wraps ? virtualizer.measureElement : undefined}
                    data-index={index}
                    data-wraps={option.wraps}
                    onMouseMove={() => index !== highlighted && setHighlighted(index)}
                    onClick={() => pick(index)}
                  >
                    <span className={option.wraps ? undefined : 'ellipsis'}>
                      {option.text}
                      {option.blocked !== undefined && <small> - {option.blocked}</small>}
                    </span>
                    {option.group !== undefined && (
                      <small className={`ellipsis dimmed ${classes.belongs}`}>{option.group}</small>
                    )}
                    {chosen && <IconCheck size={14} aria-hidden />}
                  </Combobox.Option>
                )
              })}
            </div>
          </Combobox.Options>
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}
