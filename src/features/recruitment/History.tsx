import { Button, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Paged } from '~/api/endpoint'
import type { QueryOf } from '~/api/queries'
import { filterMinute } from '~/api/contract/filterValues'
import { safeUrl } from '~/lib/urls'
import { type ListColumn, ListTable } from '~/parts/ListTable'
import { PagedList } from '~/parts/PagedList'
import { Dialog } from '~/ui/Dialog'
import { MinuteField } from '~/ui/fields/MinuteField'
import classes from './tracking.module.css'

const SIZES = [10, 20, 50] as const

/** A filter of a history: part of a text, or a minute with the time that stands at first. */
type Filter = { name: string; label: string; usual?: string }
type Values = Record<string, string>
type Asked = { values: Values; start: number; length: number }
type Props<Row> = {
  title: string
  about: string
  filters: readonly Filter[]
  columns: readonly ListColumn<Row>[]
  read: (asked: Asked) => QueryOf<Paged<Row>>
  onClose: () => void
}

/** What was done with files, newest first: paged by the server, narrowed down by its filters (document 2 §2.3). */
export function History<Row>({ title, about, filters, columns, read, onClose }: Props<Row>) {
  const [draft, setDraft] = useState<Values>({})
  const [asked, setAsked] = useState<Asked>({ values: {}, start: 0, length: SIZES[0] })
  const [wrong, setWrong] = useState<Values>({})
  const list = useQuery({
    ...read(asked),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const change = (name: string, value: string | undefined) => setDraft({ ...draft, [name]: value ?? '' })
  const search = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles a dialog's submit to the form that opened it.
    event.stopPropagation()
    const filled = Object.entries(draft).filter(([, value]) => value.trim() !== '')
    const refused = filled.flatMap(([name, value]): [string, string][] => {
      const isMinute = filters.find((filter) => filter.name === name)?.usual !== undefined
      const issue = isMinute ? filterMinute.safeParse(value).error?.issues[0] : undefined
      return issue ? [[name, issue.message]] : []
    })
    setWrong(Object.fromEntries(refused))
    if (refused.length > 0) return
    setAsked({
      ...asked,
      values: Object.fromEntries(filled.map(([name, value]) => [name, value.trim()])),
      start: 0,
    })
  }
  return (
    <Dialog opened onClose={onClose} size="75rem" title={title} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <div className={classes.form}>
        <p>{about}</p>
        <form className={classes.filters} onSubmit={search} noValidate aria-label={`Filter ${title}`}>
          {filters.map(({ name, label, usual }) =>
            usual === undefined ? (
              <TextInput
                key={name}
                label={label}
                maxLength={name === 'status' ? 30 : 100}
                value={draft[name] ?? ''}
                onChange={({ currentTarget }) => change(name, currentTarget.value)}
              />
            ) : (
              <div key={name} className={classes.minute}>
                <MinuteField
                  label={label}
                  usual={usual}
                  value={draft[name] || undefined}
                  error={wrong[name]}
                  onChange={(value) => change(name, value)}
                />
              </div>
            ),
          )}
          <div className={classes.actions}>
            <Button
              variant="default"
              onClick={() => {
                setDraft({})
                setWrong({})
                setAsked({ ...asked, values: {}, start: 0 })
              }}
            >
              Reset
            </Button>
            <Button type="submit">Cari</Button>
          </div>
        </form>
        <PagedList
          label={`Halaman ${title}`}
          list={list}
          page={asked.start + 1}
          size={asked.length}
          sizes={SIZES}
          onPage={(page) => setAsked({ ...asked, start: page - 1 })}
          onSize={(length) => setAsked({ ...asked, length, start: 0 })}
          empty="Belum ada riwayat yang sesuai."
        >
          {(rows) => (
            <div className={classes.scroll} role="region" aria-label={`${title}, dapat digulir`} tabIndex={0}>
              <ListTable
                label={title}
                columns={columns}
                rows={rows}
                keyOf={(row) => JSON.stringify(row)}
                isBusy={list.isPlaceholderData}
              />
            </div>
          )}
        </PagedList>
      </div>
    </Dialog>
  )
}

/** A file's link, where its address may be followed. */
export function fileLink(address: string | null): ReactNode {
  const url = safeUrl(address)
  if (!url) return address
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      Unduh berkas
    </a>
  )
}
