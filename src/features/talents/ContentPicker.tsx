import { Button, TextInput } from '@mantine/core'
import { Dialog } from '~/ui/Dialog'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { talents } from '~/api/contract/talents'
import type { Option } from '~/api/contract/values'
import { query } from '~/api/queries'
import { texts } from '~/lib/texts'
import { PickList } from '~/parts/PickList'
import type { LookupProps } from '~/search/Search'

const PAGE_SIZE = 5
const columns = [
  { header: 'Konten', show: ({ text }: Option) => text },
  { header: 'Kode', show: ({ id }: Option) => id },
]

/** Finds a content set by keyword (document 1 §2 'content picker', §9: five a page). */
export function ContentPicker({ onPick, onClose }: LookupProps) {
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [told, setTold] = useState<string>()
  const { data, error, isFetching, refetch } = useQuery({
    ...query(talents.contentSets, { keyword }),
    enabled: keyword !== '',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles a dialog's submit to the form that opened it.
    event.stopPropagation()
    const wanted = typed.trim()
    setTold(wanted === '' ? 'Kata kunci wajib diisi' : undefined)
    if (wanted !== '') setKeyword(wanted)
  }
  return (
    <Dialog opened onClose={onClose} title="Pilih konten" size="lg" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <form
        onSubmit={submit}
        noValidate
        style={{ display: 'flex', gap: 8, alignItems: 'start', padding: '4px 0 16px' }}
      >
        <TextInput
          data-autofocus
          style={{ flex: 1 }}
          aria-label="Kata kunci konten"
          placeholder="Kata kunci"
          maxLength={100}
          value={typed}
          error={told}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">Cari</Button>
      </form>
      {keyword !== '' && (
        <PickList
          key={keyword}
          pageSize={PAGE_SIZE}
          items={data}
          columns={columns}
          nameOf={({ text }) => text}
          isBusy={isFetching}
          error={error ?? undefined}
          retry={() => void refetch()}
          empty={{ title: texts.nothingFound, message: 'Tidak ada konten dengan kata kunci itu.' }}
          onPick={onPick}
        />
      )}
    </Dialog>
  )
}
