import { Button } from '@mantine/core'
import { useState } from 'react'
import { lazyDialog } from '~/ui/lazyDialog'
import { SelectField } from '~/ui/fields/SelectField'
import type { ReasonList } from './useReasons'

const ReasonMenu = lazyDialog(async () => (await import('./ReasonMenu')).ReasonMenu)

type Props = {
  list: ReasonList
  /** 'Catatan 5'. */
  noteLabel: string
  value: string | undefined
  onChange: (reason: string | undefined) => void
}

/** Why an applicant is rejected, for colleagues; the list is the user's own. */
export function ReasonField({ list, noteLabel, value, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <div className="row" style={{ alignItems: 'end' }}>
      <SelectField
        label={`Alasan (hanya di ${noteLabel}, tidak dikirim)`}
        placeholder="Tanpa alasan"
        options={list.reasons.map((reason) => ({ id: reason, text: reason }))}
        empty="Tidak ada alasan yang cocok"
        value={value}
        onChange={onChange}
      />
      <Button
        variant="subtle"
        size="xs"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        Daftar alasan
      </Button>
      {anchor && <ReasonMenu anchor={anchor} list={list} pick={onChange} onClose={() => setAnchor(undefined)} />}
    </div>
  )
}
