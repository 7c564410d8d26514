import { CloseButton } from '@mantine/core'
import { IconPin } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { messageOf } from '~/api/errors'
import { useCorporate } from '~/components/corporate'
import { allows, type Right } from '~/lib/rules/rights'
import { numberText } from '~/lib/texts/numbers'
import { useFlow } from '~/lib/useFlow'
import { BusyButton } from '~/ui/BusyButton'
import { part } from '~/ui/part'
import classes from './PinnedSearches.module.css'
import type { PinnedCount, pinnedSearch, PinnedSearch } from './pinnedSearch'
import { type Pin, usePins } from './pins'

/** The screen of a list whose filters can be pinned, its right and its check, by the storage name of the list. */
export type PinnableSearches = Readonly<
  Record<
    string,
    {
      right: Right
      to: NonNullable<LinkProps['to']>
      load: (check: typeof pinnedSearch) => Promise<PinnedSearch>
    }
  >
>
const checking = part(() => import('./pinnedSearch'))
const keyOf = ({ list, id }: Pin) => `${list}/${id}`

/** The pinned saved filters, which are read and counted on request only. */
export function PinnedSearches({ searches }: { searches: PinnableSearches }) {
  const client = useQueryClient()
  const { viewer, writer } = useCorporate()
  const { pins, toggle } = usePins(writer)
  const [counts, setCounts] = useState<ReadonlyMap<string, PinnedCount>>(new Map())
  const { isBusy, run } = useFlow<never>()
  const shown = pins.flatMap((pin) => {
    const search = searches[pin.list]
    return search && allows(viewer.corporate.menu, search.right) ? [{ pin, search }] : []
  })
  const denied = pins.filter((pin) => shown.every((one) => one.pin !== pin))
  const headRef = useRef<HTMLDivElement>(null)
  // What is taken off had the focus.
  const unpin = (gone: readonly Pin[]) => {
    gone.forEach(toggle)
    const button = headRef.current?.querySelector('button')
    ;(pins.length > gone.length && button ? button : document.getElementById('content'))?.focus({ preventScroll: true })
  }
  const check = () =>
    run({
      work: async () => {
        const found = await Promise.all(
          shown.map(async ({ pin, search }) => {
            const count = await checking
              .load()
              .then(async (loaded) => (await search.load(loaded.pinnedSearch))(client, writer, pin.id))
              .catch((error: unknown): PinnedCount => ({ count: { failure: `Gagal diperiksa. ${messageOf(error)}` } }))
            return [keyOf(pin), count] as const
          }),
        )
        setCounts(new Map(found))
      },
      toFailure: () => undefined,
    })
  const checked = shown.filter(({ pin }) => counts.has(keyOf(pin)))
  return (
    <div ref={headRef} className={classes.pins}>
      {shown.length > 0 && (
        <p className={`caption ${classes.head}`}>
          <IconPin size={14} aria-hidden />
          {numberText(shown.length)} pencarian disematkan
          <BusyButton variant="subtle" size="compact-xs" isBusy={isBusy} onClick={() => void check()}>
            Periksa hasil baru
          </BusyButton>
        </p>
      )}
      {denied.length > 0 && (
        <p className={`caption ${classes.head}`}>
          {numberText(denied.length)} pencarian yang disematkan tidak lagi dapat Anda buka.
          <button type="button" className="link-button" onClick={() => unpin(denied)}>
            Lepas sematan
          </button>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {isBusy
          ? 'Memeriksa pencarian...'
          : checked.length > 0
            ? `${numberText(checked.length)} pencarian diperiksa`
            : ''}
      </p>
      {checked.length > 0 && (
        <ul className="plain-list" aria-label="Pencarian disematkan">
          {checked.map(({ pin, search }) => (
            <li key={keyOf(pin)}>
              <PinnedItem found={counts.get(keyOf(pin))!} to={search.to} unpin={() => unpin([pin])} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type ItemProps = { found: PinnedCount; to: PinnableSearches[string]['to']; unpin: () => void }

/** What a pinned filter finds, with the way to it. */
function PinnedItem({ found: { name, search, count }, to, unpin }: ItemProps) {
  const { index } = useCorporate()
  const linkTo = (params: object, text: string) => (
    // Each list has written them for its own screen.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    <Link to={to} params={{ index } as never} search={params as never}>
      {text}
    </Link>
  )
  const onlyNew = 'onlyNew' in count ? count.onlyNew : undefined
  return (
    <>
      {name !== undefined && search && linkTo(search, name)}
      <span className="tabular">{'failure' in count ? count.failure : count.text}</span>
      {onlyNew && linkTo(onlyNew.filters, onlyNew.label)}
      <CloseButton size="xs" aria-label={`Lepas sematan ${name ?? 'filter ini'}`} onClick={unpin} />
    </>
  )
}
