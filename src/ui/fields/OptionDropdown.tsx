import { Combobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { OptionListState } from './useOptionList'
import classes from './fields.module.css'

type Props = {
  list: OptionListState
  label: string
  isChosen: (id: string) => boolean
  isPending?: boolean
  failed?: boolean
  retry?: () => void
  /** What stands there when nothing matches; undefined shows no dropdown then. */
  empty?: string
}

/** The open list under a field, with its loading, failed and empty states. */
export function OptionDropdown({ list, label, isChosen, isPending, failed, retry, empty }: Props) {
  const { shown, virtualizer, scrollRef, optionId, highlighted, highlight, pick } = list
  if (shown.length === 0 && empty === undefined) return null
  return (
    <Combobox.Dropdown className={classes.dropdown}>
      {failed ? (
        <div className={classes.note} role="alert">
          Daftar belum dapat dimuat.{' '}
          <button type="button" className="link-button" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
            Coba lagi
          </button>
        </div>
      ) : (
        <div className={classes.scroll} ref={scrollRef}>
          <Combobox.Options aria-label={label} style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
            {virtualizer.getVirtualItems().map(({ index, start, size }) => {
              const option = shown[index]!
              return (
                <Combobox.Option
                  key={option.id}
                  id={optionId(index)}
                  value={option.id}
                  className={classes.option}
                  active={isChosen(option.id)}
                  selected={index === highlighted}
                  aria-selected={isChosen(option.id)}
                  aria-setsize={shown.length}
                  aria-posinset={index + 1}
                  title={option.text}
                  style={{ height: size, transform: `translateY(${start}px)` }}
                  onMouseMove={() => highlight(index)}
                  onClick={() => pick(index)}
                >
                  <span>{option.text}</span>
                  {isChosen(option.id) && <IconCheck size={14} aria-hidden />}
                </Combobox.Option>
              )
            })}
          </Combobox.Options>
          {shown.length === 0 && <div className={classes.note}>{isPending ? 'Memuat...' : empty}</div>}
        </div>
      )}
    </Combobox.Dropdown>
  )
}
