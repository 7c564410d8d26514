import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { type ClipboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import type { CandidateFilters } from '~/api/contract/recruitment/candidateFilters'
import { candidates } from '~/api/contract/recruitment/candidates'
import { paramShape } from '~/api/endpoint'
import { limitOf } from '~/api/limits'
import { useSend } from '~/api/useSend'
import { messageOf } from '~/api/errors'
import { useCorporate } from '~/components/corporate'
import { LISTS_FAILED } from '~/components/masterData'
import { FORM_DIFFERS, useCriterionTexts } from '~/list/filters/criterionTexts'
import type { ToolProps } from '~/list/list'
import { BusyButton } from '~/ui/BusyButton'
import { Dialog } from '~/ui/dialogs/Dialog'
import { FailureText } from '~/ui/messages/FailureText'
import { ask } from '~/ui/dialogs/dialogs'
import { limitProps } from '~/ui/fields/limitProps'
import { schemaResolver } from '~/ui/fields/schemaResolver'
import { Notice } from '~/ui/messages/Notice'
import { addressesIn, readAddress } from '~/lib/rules/email'
import { cleaned } from '~/lib/texts/cleaned'
import { numberText } from '~/lib/texts/numbers'
import { notify } from '~/ui/messages/notify'
import { useIsUnmounted } from '~/lib/effects'
import { useFlow } from '~/lib/useFlow'
import type { UserScope } from '~/lib/scope'
import { adminTexts } from '~/lib/texts/adminTexts'
import {
  EMAIL_LENGTH,
  emailError,
  lastMailed,
  MAX_RECIPIENTS,
  recipientsError,
  recipientsOf,
  withPasted,
} from './recipients'
import classes from './executive.module.css'

/** Keeps what was found under a name, and mails it to who is named (document 3 §2, §5). */
export function SaveResultDialog({ filters, search, onClose }: ToolProps<CandidateFilters>) {
  const { writer } = useCorporate()
  const { corporateId } = writer
  const { texts, anyFailed, retry } = useCriterionTexts(search.sections, [filters])
  const [criteria = []] = texts
  const last = lastMailed.of(writer)
  const { sendAsync } = useSend(candidates.results.save)
  const form = useForm({
    defaultValues: unsent.get(keyOf(writer)) ?? blankResult,
    resolver: schemaResolver(resultForm),
    shouldFocusError: true,
  })
  const { errors } = form.formState
  const [name, rows] = useWatch({ control: form.control, name: ['name', 'emails'] })
  const problem = recipientsError(rows)
  const count = search.total === undefined ? undefined : `${numberText(search.total)} kandidat`
  // Nobody mails people without knowing how many.
  const awaitsCount = count === undefined && recipientsOf(rows).length > 0
  const waitingId = useId()
  const { isBusy, failure, run } = useFlow()
  const isUnmounted = useIsUnmounted()
  const discard = () => {
    isKept.current = false
    unsent.delete(keyOf(writer))
  }
  const isKept = useRef(true)
  const keep = useEffectEvent(() => {
    if (isKept.current) unsent.set(keyOf(writer), form.getValues())
  })
  useEffect(() => () => keep(), [])
  const showError = (index: number, message: string) => form.setError(`emails.${index}`, { message })
  const insert = (index: number, addresses: readonly string[]) =>
    form.setValue('emails', withPasted(form.getValues('emails'), index, addresses))
  function paste(event: ClipboardEvent, index: number): void {
    const pasted = addressesIn(event.clipboardData.getData('text'))
    // A single address is pasted as plain text.
    if (pasted.length < 2) return
    event.preventDefault()
    insert(index, pasted)
  }
  const add = () => {
    const index = rows.findIndex((one) => emailError(one) !== undefined)
    if (index >= 0) return showError(index, emailError(rows[index]!)!)
    form.setValue('emails', [...rows, ''])
  }
  async function save({ name: typedName, noPhone, noEmail, emails }: ResultForm) {
    const { dataSource } = filters
    if (dataSource === undefined || awaitsCount) return
    const resultName = cleaned(typedName)
    const recipients = recipientsOf(emails)
    const question = {
      title: 'Kirim hasil lewat email',
      message: `Hasil pencarian (${count}) dikirim ke ${recipients.length} alamat:\n${recipients.join('\n')}`,
      note: [`Kriteria: ${criteria.join('; ')}.`, search.differs && FORM_DIFFERS].filter(Boolean).join('\n'),
      yes: 'Ya',
      no: 'Tidak',
    }
    const send = async () => {
      await sendAsync({
        name: resultName,
        noPhone: noPhone ? 'x' : '',
        noEmail: noEmail ? 'x' : '',
        corporateId,
        ...(recipients.length > 0 ? { emailList: recipients.join(',') } : {}),
        body: { ...filters, dataSource },
      })
      discard()
      if (recipients.length > 0) lastMailed.remember(writer, recipients)
      void notify(`Hasil "${resultName}" tersimpan`)
      // Another dialog may be open meanwhile.
      if (!isUnmounted.current) onClose()
    }
    await run({
      question: recipients.length > 0 ? () => ask(question) : undefined,
      work: send,
      toFailure: messageOf,
      tell: (reason) => void notify(`Hasil "${resultName}" belum tersimpan. ${reason}`, 'failed'),
    })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title="Simpan Hasil dan Kirim Email"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          // React bubbles a dialog's submit to the component that rendered it.
          event.stopPropagation()
          void form.handleSubmit(save)(event)
        }}
      >
        <section aria-label="Hasil yang disimpan">
          {count === undefined && search.retry ? (
            <Notice retry={search.retry}>Jumlah hasil gagal dimuat.</Notice>
          ) : (
            <p role="status">
              {count === undefined ? (
                'Memuat jumlah hasil...'
              ) : (
                <>
                  <strong>{count}</strong> dengan kriteria:
                </>
              )}
            </p>
          )}
          <ul className={classes.criteria}>
            {criteria.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {anyFailed && <Notice retry={retry}>{LISTS_FAILED}</Notice>}
          {search.differs && <Notice>{FORM_DIFFERS}</Notice>}
        </section>
        <TextInput
          data-autofocus
          required
          label="Nama hasil"
          {...form.register('name')}
          {...limitProps(name, NAME_LENGTH)}
        />
        <Checkbox label="Tanpa kolom nomor telepon" {...form.register('noPhone')} />
        <Checkbox label="Tanpa kolom email" {...form.register('noEmail')} />
        <fieldset className={`stack ${classes.emails}`}>
          <legend>Kirim ke email (opsional)</legend>
          {rows.map((_, index) => (
            <TextInput
              // Rows are only appended.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              aria-label={`Alamat email ${index + 1}`}
              inputMode="email"
              {...form.register(`emails.${index}`, {
                onChange: () => form.clearErrors('emails'),
                onBlur: () => form.setValue(`emails.${index}`, readAddress(form.getValues(`emails.${index}`))),
              })}
              {...limitProps(rows[index] ?? '', EMAIL_LENGTH, { error: errors.emails?.[index]?.message })}
              onPaste={(event) => paste(event, index)}
            />
          ))}
          {problem && <FailureText>{problem}</FailureText>}
          {last.length > 0 && (
            <button type="button" className="link-button" onClick={() => insert(rows.length - 1, last)}>
              Pakai alamat terakhir: {last.join(', ')}
            </button>
          )}
          <Button variant="default" size="xs" disabled={rows.length >= MAX_RECIPIENTS} onClick={add}>
            + Tambah alamat
          </Button>
        </fieldset>
        {failure && <FailureText>{failure}</FailureText>}
        {awaitsCount && (
          <p id={waitingId} className="dimmed small">
            Email dikirim setelah jumlah hasilnya diketahui
          </p>
        )}
        <div className="row push-end">
          <Button
            variant="default"
            onClick={() => {
              discard()
              onClose()
            }}
          >
            Batal
          </Button>
          <BusyButton
            type="submit"
            isBusy={isBusy}
            disabled={cleaned(name) === ''}
            aria-disabled={awaitsCount}
            data-disabled={awaitsCount}
            aria-describedby={awaitsCount ? waitingId : undefined}
          >
            Simpan
          </BusyButton>
        </div>
      </form>
    </Dialog>
  )
}

const NAME_LENGTH = limitOf(paramShape(candidates.results.save).name)
// A blank row is not a recipient.
const address = z
  .string()
  .check(
    z.refine((typed) => cleaned(typed) === '' || emailError(typed) === undefined, adminTexts.candidates.wrongEmail),
  )
/** Schema of the form: name, columns left out, and recipients (document 3 §5). */
const resultForm = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(NAME_LENGTH)),
  noPhone: z.boolean(),
  noEmail: z.boolean(),
  emails: z.array(address).check(z.refine((rows) => recipientsError(rows) === undefined)),
})
type ResultForm = z.infer<typeof resultForm>
/** Initial values of the form. */
const blankResult: ResultForm = { name: '', noPhone: false, noEmail: false, emails: [''] }

/** What was typed when the dialog was closed without saving, until the page is left: addresses are not stored. */
const unsent = new Map<string, ResultForm>()
const keyOf = ({ userId, corporateId }: UserScope) => `${userId} ${corporateId}`
