import { Loader } from '@mantine/core'
import { useDidUpdate } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Account } from '~/api/identity/account'
import { type Corporate, session } from '~/api/contract/session'
import { query } from '~/api/queries'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { numberText } from '~/lib/texts/numbers'
import { Dialog } from '~/ui/dialogs/Dialog'
import { Notice } from '~/ui/messages/Notice'
import { findEntries, limited, type PaletteGroup, type PaletteItem } from './find'
import classes from './Palette.module.css'
import { useTalentSearch } from './useTalentSearch'
import { useStaticItems } from './useStaticItems'
import { useVacancyItems } from './useVacancyItems'

type Props = { account: Account; corporate: Corporate; index: string; showRights: () => void; onClose: () => void }

/**
 * Finds screens, companies, vacancies, stages and actions by text (WAI-ARIA pattern 'combobox with list
 * popup'). Items without permission are absent.
 */
export function Palette({ account, corporate, index, showRights, onClose }: Props) {
  const listId = useId()
  const listRef = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const { data: flags } = useQuery(query(session.vacancyRights, { corporateId: corporate.corporateId }))
  const places = useStaticItems({ account, corporate, index, flags, showRights })
  const vacancies = useVacancyItems({ userId: account.userId, corporate, index, flags, typed })
  const talentSearch = useTalentSearch(corporate, index)
  const isTyped = typed.trim() !== ''
  const groups = useMemo<readonly PaletteGroup[]>(
    () =>
      [
        ...places.map(({ title, items }) => ({
          title,
          ...(isTyped ? limited((limit) => findEntries(typed, items, limit)) : { items }),
        })),
        ...vacancies.groups,
        ...talentSearch(typed),
      ].filter(({ items }) => items.length > 0),
    [places, vacancies.groups, talentSearch, isTyped, typed],
  )
  const items = groups.flatMap((group) => group.items)
  const chosenIndex = items.findIndex(({ id }) => id === chosen)
  // The selection stays with its item, also with the first one, so that later results do not change what Enter runs.
  if (chosenIndex < 0 && chosen !== items[0]?.id) setChosen(items[0]?.id)
  const current = Math.min(Math.max(chosenIndex, 0), items.length - 1)
  const optionId = (n: number) => `${listId}-${n}`
  useDidUpdate(() => {
    listRef.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current, typed])

  /** Runs an item after closing the dialog, with the focus restored. */
  const run = (item: PaletteItem) => {
    flushSync(onClose)
    item.run()
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const item = items[current]
    if (by !== undefined && items.length > 0) {
      event.preventDefault()
      setChosen(items[(current + by + items.length) % items.length]!.id)
    } else if (event.key === 'Enter' && item) {
      event.preventDefault()
      run(item)
    }
  }
  let n = -1
  return (
    <Dialog
      opened
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      size={640}
      yOffset="10vh"
      padding={0}
      attributes={{ content: { 'aria-label': 'Cari atau buka halaman, lowongan, atau tindakan' } }}
    >
      <div className={`dimmed ${classes.search}`}>
        <IconSearch size={18} aria-hidden />
        <input
          data-autofocus
          role="combobox"
          aria-label="Cari atau buka halaman, lowongan, atau tindakan"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? optionId(current) : undefined}
          placeholder={vacancies.isPermitted ? 'Halaman, lowongan, tahap, atau tindakan' : 'Halaman atau tindakan'}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setChosen(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        {vacancies.isWaiting && <Loader size="xs" aria-hidden />}
      </div>
      <StaleNotice read={vacancies.read} />
      {items.length > 0 && (
        <div id={listId} ref={listRef} role="listbox" aria-label="Hasil" className={classes.list}>
          {groups.map(({ title, items: shown }) => (
            <div key={title} role="group" aria-label={title}>
              <p role="presentation" className={`caption dimmed ${classes.title}`}>
                {title}
              </p>
              {shown.map((item) => {
                n += 1
                const place = n
                const Icon = item.icon
                return (
                  <button
                    key={item.id}
                    type="button"
                    tabIndex={-1}
                    id={optionId(place)}
                    role="option"
                    aria-selected={place === current}
                    className={classes.option}
                    onMouseDown={(event) => event.preventDefault()}
                    onMouseMove={() => setChosen(item.id)}
                    onClick={() => run(item)}
                  >
                    <Icon size={18} stroke={1.6} aria-hidden />
                    <span className={`ellipsis ${classes.label}`}>{item.label}</span>
                    {item.hint !== undefined && <span className={`ellipsis dimmed ${classes.hint}`}>{item.hint}</span>}
                    {item.shortcut !== undefined && <kbd className="dimmed">{item.shortcut}</kbd>}
                  </button>
                )
              })}
            </div>
          ))}
        </div>
      )}
      <div className={`row dimmed ${classes.foot}`}>
        <p role="status">
          {vacancies.isWaiting
            ? 'Memuat lowongan...'
            : items.length === 0
              ? // The line of the failure follows.
                !vacancies.error && `Tidak ada yang cocok dengan "${typed.trim()}".`
              : isTyped
                ? `${groups.some(({ hasMore }) => hasMore) ? 'Lebih dari ' : ''}${numberText(items.length)} hasil`
                : vacancies.isPermitted
                  ? 'Ketik nama atau kode lowongan, atau "tahap wawancara analis".'
                  : ''}
        </p>
        {vacancies.error && (
          <p>
            <Notice isInline retry={vacancies.retry}>
              Lowongan gagal dimuat. {vacancies.error.message}
            </Notice>
          </p>
        )}
        <p aria-hidden className={`push-end ${classes.keys}`}>
          <kbd>↑</kbd> <kbd>↓</kbd> pilih <kbd>Enter</kbd> buka <kbd>Esc</kbd> tutup
        </p>
      </div>
    </Dialog>
  )
}
