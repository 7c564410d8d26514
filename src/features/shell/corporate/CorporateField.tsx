import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { startTransition, useState } from 'react'
import { flushSync } from 'react-dom'

type Props = { search: (text: string) => void; className?: string | undefined; autoFocus?: boolean }

/** The search field of a list of corporates: a key draws the field alone, and the list in a render that yields to keys. */
export function CorporateField({ search, ...props }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <TextInput
      {...props}
      aria-label="Cari perusahaan"
      placeholder="Cari perusahaan"
      leftSection={<IconSearch size={16} aria-hidden />}
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        startTransition(() => search(value))
      }}
      onKeyDown={({ key }) => {
        // Leads to the list, which would still be that of an earlier text.
        if (key === 'Tab' || key.startsWith('Arrow')) flushSync(() => search(typed))
      }}
    />
  )
}
