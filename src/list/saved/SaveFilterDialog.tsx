import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { paramShape } from '~/api/endpoint'
import { ApiError, isNotFound } from '~/api/errors'
import { limitOf } from '~/api/limits'
import type { SavedFilter, SavedQueries } from '~/api/endpointGroups/savedQueries'
import { useSend, useSender } from '~/api/useSend'
import { alertFailure } from '~/components/alertFailure'
import { useCorporate } from '~/components/corporate'
import { adminTexts } from '~/lib/texts/adminTexts'
import { tooLong } from '~/lib/texts/textLimit'
import { BusyButton } from '~/ui/BusyButton'
import { Dialog } from '~/ui/dialogs/Dialog'
import { FailureText } from '~/ui/messages/FailureText'
import { limitProps } from '~/ui/fields/limitProps'
import { notify } from '~/ui/messages/notify'
import type { FilterPanelOf } from './parseSavedFilter'
import { deleteSavedFilter, savedFilterQuery } from './savedFilterQuery'

type Props<W extends object> = {
  saved: SavedQueries<W>
  panel: FilterPanelOf<W>
  filters: W
  /** The proposed name. */
  name?: string | undefined
  /** The filter that gets the new name: deleted once it is saved under it. */
  renamed?: Pick<SavedFilter, 'id' | 'queryName'>
  /** Makes the saved filter the open one. */
  onSaved: (id: string) => void
  onClose: () => void
}

/** Names what is filled in, to be found again (document 1 §4 'Saved-filter dialog', document 2 §2.3). */
export function SaveFilterDialog<W extends object>(props: Props<W>) {
  const { saved, panel, filters, renamed, onSaved, onClose } = props
  const { scope } = useCorporate()
  const client = useQueryClient()
  const limit = limitOf(paramShape(saved.save).queryName)
  const [name, setName] = useState(props.name ?? renamed?.queryName ?? '')
  const { send, isPending, error } = useSend(saved.save)
  const sendOther = useSender()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React would bubble a dialog's submit to the form that opened it.
    event.stopPropagation()
    if (name.trim() === '' || isPending || tooLong(name, limit)) return
    if (name.trim() === renamed?.queryName) return onClose()
    const body = saved.codec.write(filters)
    send({ ...scope, queryName: name.trim(), body }, (filter) => {
      // What was just sent need not be asked for.
      const { queryKey } = savedFilterQuery(client, saved, panel, scope, filter.id)
      client.setQueryData(queryKey, { ...filter, body, filters, dropped: [] })
      onSaved(filter.id)
      void notify(`Filter "${filter.queryName}" tersimpan`)
      onClose()
      if (renamed) void removeRenamed(() => deleteSavedFilter(sendOther, saved, scope, renamed.id), renamed.queryName)
    })
  }
  const isUsed = error instanceof ApiError && error.status === 409
  return (
    <Dialog
      opened
      onClose={onClose}
      title={renamed ? 'Ganti nama filter' : adminTexts.savedFilters.title}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
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

/** Deletes the filter under its old name; both are there until then, so that a failure loses nothing. */
async function removeRenamed(remove: () => Promise<unknown>, queryName: string): Promise<void> {
  try {
    await remove()
  } catch (error) {
    // What a colleague has deleted is deleted; what replaced it stays.
    if (isNotFound(error))
      void notify(
        `"${queryName}" sudah dihapus atau diperbarui rekan Anda; isi sebelumnya tersimpan dengan nama baru.`,
        'info',
      )
    else alertFailure(error, `Filter "${queryName}" belum terhapus. Hapus dari daftar filter.`)
  }
}
