import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { paramShape } from '~/api/endpoint'
import { ApiError } from '~/api/errors'
import { limitOf } from '~/api/limits'
import type { SavedQueries } from '~/api/endpointGroups/savedQueries'
import { useSend } from '~/api/useSend'
import { useCorporate } from '~/components/corporate'
import { adminTexts } from '~/lib/texts/adminTexts'
import { tooLong } from '~/lib/texts/textLimit'
import { BusyButton } from '~/ui/BusyButton'
import { Dialog } from '~/ui/dialogs/Dialog'
import { FailureText } from '~/ui/messages/FailureText'
import { limitProps } from '~/ui/fields/limitProps'
import { notify } from '~/ui/messages/notify'
import type { FilterPanelOf } from './parseSavedFilter'
import { savedFilterQuery } from './savedFilterQuery'

type Props<W extends object> = {
  saved: SavedQueries<W>
  panel: FilterPanelOf<W>
  filters: W
  /** Makes the saved filter the open one. */
  onSaved: (id: string) => void
  onClose: () => void
}

/** Names what is filled in, to be found again (document 1 §4 'Saved-filter dialog', document 2 §2.3). */
export function SaveFilterDialog<W extends object>({ saved, panel, filters, onSaved, onClose }: Props<W>) {
  const { scope } = useCorporate()
  const client = useQueryClient()
  const limit = limitOf(paramShape(saved.save).queryName)
  const [name, setName] = useState('')
  const { send, isPending, error } = useSend(saved.save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React would bubble a dialog's submit to the form that opened it.
    event.stopPropagation()
    if (name.trim() === '' || isPending || tooLong(name, limit)) return
    const body = saved.codec.write(filters)
    send({ ...scope, queryName: name.trim(), body }, (filter) => {
      // What was just sent need not be asked for.
      const { queryKey } = savedFilterQuery(client, saved, panel, scope, filter.id)
      client.setQueryData(queryKey, { ...filter, body, filters, dropped: [] })
      onSaved(filter.id)
      void notify(`Filter "${filter.queryName}" tersimpan`)
      onClose()
    })
  }
  const isUsed = error instanceof ApiError && error.status === 409
  return (
    <Dialog opened onClose={onClose} title={adminTexts.savedFilters.title} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <form onSubmit={submit} noValidate className="stack">
        <TextInput
          data-autofocus
          label={adminTexts.savedFilters.prompt}
          value={name}
          {...limitProps(name, limit, { error: isUsed ? error.message : undefined })}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {error && !isUsed && <FailureText>{error.message}</FailureText>}
        <div className="row justify-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <BusyButton type="submit" isBusy={isPending} disabled={name.trim() === ''}>
            Simpan
          </BusyButton>
        </div>
      </form>
    </Dialog>
  )
}
