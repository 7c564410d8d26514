import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { reasonKind, rejectionReasons } from '~/components/rejection/reasons'
import type { UserScope } from '~/lib/scope'
import { SelectField } from '~/ui/fields/SelectField'
import { lazyDialog } from '~/ui/lazyDialog'
import { useOwnTexts } from '~/ui/texts/ownTexts'

const ReasonMenu = lazyDialog(async () => (await import('./ReasonMenu')).ReasonMenu)

/** The reasons for rejections of a user at a corporate, and how the list is changed. */
export function useReasons(writer: UserScope) {
  const state = useMemo(() => rejectionReasons(writer), [writer])
  return useOwnTexts(state, reasonKind)
}

type Props = {
  writer: UserScope
  /** 'Catatan 5'. */
  noteLabel: string
  value: string | undefined
  onChange: (reason: string | undefined) => void
}

/** Why an applicant is rejected, for colleagues; the list is the user's own. */
export function ReasonField({ writer, noteLabel, value, onChange }: Props) {
  const list = useReasons(writer)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const onClose = () => setAnchor(undefined)
  return (
    <div className="row" style={{ alignItems: 'end' }}>
      <SelectField
        label={`Alasan (hanya di ${noteLabel}, tidak dikirim)`}
        placeholder="Tanpa alasan"
        options={list.texts.map((reason) => ({ id: reason, text: reason }))}
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
      {anchor && (
        <ReasonMenu
          anchor={anchor}
          list={list}
          pick={(reason) => {
            onChange(reason)
            onClose()
          }}
          onClose={onClose}
        />
      )}
    </div>
  )
}
