import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import type { CandidateWhere } from '~/api/contract/recruitment/candidateFilters'
import { candidates } from '~/api/contract/recruitment/candidates'
import { useSend } from '~/api/useSend'
import { texts } from '~/lib/texts/texts'
import type { ToolProps } from '~/list/list'
import { Dialog } from '~/ui/dialogs/Dialog'
import { confirm } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { addressesIn, emailError, MOST_RECIPIENTS, recipientsOf, withPasted } from './recipients'
import classes from './executive.module.css'

/** Keeps what was found under a name, and mails it to who is named (document 3 §2, §5). */
export function SaveResultDialog({ filters, viewer, onClose }: ToolProps<CandidateWhere>) {
  const { corporateId } = viewer.corporate
  const { sendAsync: save } = useSend(candidates.results.save)
  const [name, setName] = useState('')
  const [noPhone, setNoPhone] = useState(false)
  const [noEmail, setNoEmail] = useState(false)
  const [emails, setEmails] = useState<readonly string[]>([''])
  const [failure, setFailure] = useState<string>()
  const [wrong, setWrong] = useState<{ at: number; told: string }>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const change = (at: number, address: string) => {
    setWrong(undefined)
    setEmails(emails.map((one, n) => (n === at ? address : one)))
  }
  function paste(event: ClipboardEvent, at: number): void {
    const pasted = addressesIn(event.clipboardData.getData('text'))
    // One address is pasted as any text.
    if (pasted.length < 2) return
    event.preventDefault()
    const rows = withPasted(emails, at, pasted)
    const kept = rows.slice(0, MOST_RECIPIENTS)
    const told = `Paling banyak ${MOST_RECIPIENTS} alamat; ${rows.length - kept.length} alamat tidak ikut ditempel`
    setEmails(kept)
    setWrong(rows.length > kept.length ? { at: kept.length - 1, told } : undefined)
  }
  const add = () => {
    const at = emails.findIndex((one) => emailError(one) !== undefined)
    if (at >= 0) return setWrong({ at, told: emailError(emails[at]!)! })
    setEmails([...emails, ''])
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const recipients = recipientsOf(emails)
    const at = emails.findIndex((one) => one.trim() !== '' && emailError(one) !== undefined)
    if (at >= 0) return setWrong({ at, told: emailError(emails[at]!)! })
    if (name.trim() === '' || running.current || filters.dataSource === undefined) return
    running.current = true
    setFailure(undefined)
    try {
      const message = `Hasil pencarian dikirim ke ${recipients.length} alamat:\n${recipients.join('\n')}`
      const question = { title: 'Kirim hasil lewat email', message, yes: 'Ya', no: 'Tidak' }
      if (recipients.length > 0 && !(await confirm(question))) return
      setBusy(true)
      await save({
        name: name.trim(),
        noPhone: noPhone ? 'x' : '',
        noEmail: noEmail ? 'x' : '',
        corporateId,
        ...(recipients.length > 0 ? { emailList: recipients.join(',') } : {}),
        body: { ...filters, dataSource: filters.dataSource },
      })
      void notify(`Hasil "${name.trim()}" tersimpan`)
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : texts.failed)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title="Simpan Hasil dan Kirim Email"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          data-autofocus
          required
          label="Nama hasil"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox
          label="Tanpa kolom nomor telepon"
          checked={noPhone}
          onChange={(event) => setNoPhone(event.currentTarget.checked)}
        />
        <Checkbox
          label="Tanpa kolom email"
          checked={noEmail}
          onChange={(event) => setNoEmail(event.currentTarget.checked)}
        />
        <fieldset className={classes.emails}>
          <legend>Kirim ke email (opsional)</legend>
          {emails.map((address, n) => (
            <TextInput
              // Rows are only ever added at the end.
              // oxlint-disable-next-line react/no-array-index-key
              key={n}
              aria-label={`Alamat email ${n + 1}`}
              inputMode="email"
              maxLength={100}
              value={address}
              error={wrong?.at === n ? wrong.told : undefined}
              onChange={(event) => change(n, event.currentTarget.value)}
              onPaste={(event) => paste(event, n)}
            />
          ))}
          <Button variant="default" size="xs" disabled={emails.length >= MOST_RECIPIENTS} onClick={add}>
            + Tambah alamat
          </Button>
        </fieldset>
        {failure && (
          <p role="alert" className="failure">
            {failure}
          </p>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" loading={busy} disabled={name.trim() === ''}>
            Simpan
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
