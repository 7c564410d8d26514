import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { CloseButton, Pill } from '@mantine/core'
import { masterData } from '~/api/contract/masterData'
import { limits, type VacancyEvent } from '~/api/contract/vacancies/vacancyPrimary'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { query } from '~/api/queries'
import { isLocked, type VacancyStatus } from '~/lib/rules/vacancyStatus'
import { RecordField } from '~/record/form/RecordField'
import { NumberField, PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { dayText, parseTypedDay } from '~/lib/time/dates'
import { DayField } from '~/ui/fields/DayField'
import type { Option } from '~/api/values'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { itemsOf, putItem } from '~/record/items'
import { Notice } from '~/ui/messages/Notice'
import { notify } from '~/ui/messages/notify'
import { hasPassed } from '../model/confirmStatus'
import type { FormFieldProps } from '../useVacancyForm'
import { HtmlControl } from './HtmlControl'
import { StatusControl } from './StatusControl'
import classes from '../VacancyForm.module.css'

type Props = FormFieldProps & {
  code: string | null
  lists: FormLists
  /** Sets the status after confirmation. */
  chooseStatus: (status: VacancyStatus) => void
  /** The licence is being checked. */
  isCheckingStatus: boolean
  removeEvent: (key: string) => Promise<void>
}

/** The primary part, without qualifications and responsibilities (document 3 §3). */
export function DetailSection({ code, lists, chooseStatus, isCheckingStatus, removeEvent, ...form }: Props) {
  return (
    <>
      <div className={classes.grid}>
        <PlainField label="Kode Lowongan" value={code ?? 'Dibuat saat disimpan'} readOnly onChange={() => {}} />
        <StatusControl {...form} choose={chooseStatus} isChecking={isCheckingStatus} />
        <TextControl {...form} name="position" label="Nama Lowongan" required limit={limits.position} />
        <TextControl {...form} name="vacancyUrl" label="URL Lowongan" limit={limits.url} />
        <DayControl {...form} name="openDate" label="Tanggal Dibuka" />
        <DayControl {...form} name="closeDate" label="Tanggal Ditutup" />
        <CategoryControl {...form} />
        <OptionControl {...form} name="employeeStatus" label="Status Karyawan" options={lists.employeeStatus} />
        <OptionControl {...form} name="officeLocation" label="Lokasi Kantor" options={lists.officeLocation} />
        <RecordField record={form.record} name="numberOfVacancy" eager>
          {({ value, onChange, ...field }) => (
            <NumberField
              {...field}
              label="Jumlah Posisi"
              value={value ?? undefined}
              disabled={isLocked(form.status, 'numberOfVacancy')}
              onChange={(next) => onChange(next ?? null)}
            />
          )}
        </RecordField>
        <TextControl {...form} name="jobReqId" label="ID permintaan rekrutmen" limit={limits.code} />
        <TextControl {...form} name="positionCode" label="Kode Posisi" limit={limits.code} />
        <EventControl {...form} events={lists.eventKfaas} remove={removeEvent} />
      </div>
      <HtmlControl {...form} name="description" label="Deskripsi Lowongan" required />
    </>
  )
}

/** The job category; hidden when the master data has none (decision 'job category'). */
function CategoryControl(form: FormFieldProps) {
  const { data = [], isPending, isError, refetch } = useQuery(query(masterData.jobCategories, {}))
  const chosen = useWatch({ control: form.record.form.control, name: 'jobDetail' })
  if (!isPending && !isError && data.length === 0 && !chosen) return null
  return (
    <div>
      <OptionControl
        {...form}
        name="jobDetail"
        label="Kategori Pekerjaan"
        options={data}
        list={{ isPending, failed: isError, retry: () => void refetch() }}
      />
      {isError && (
        <p className={`small ${classes.missing}`}>
          <Notice isInline retry={() => void refetch()}>
            Kategori pekerjaan gagal dimuat.
          </Notice>
        </p>
      )}
    </div>
  )
}

type TextProps = FormFieldProps & {
  name: 'position' | 'vacancyUrl' | 'jobReqId' | 'positionCode'
  label: string
  required?: boolean
  limit: number
}

/** A one-line text field of the form. */
function TextControl({ record, status, name, required = false, ...rest }: TextProps) {
  const locked = isLocked(status, name)
  return (
    <RecordField record={record} name={name} eager>
      {(field) => <PlainField {...rest} {...field} required={required && !locked} disabled={locked} />}
    </RecordField>
  )
}

/** A date field of the form, DD/MM/YYYY; a draft, such as a copy, may have days that passed since it was written. */
function DayControl({
  record,
  status,
  name,
  label,
}: FormFieldProps & { name: 'openDate' | 'closeDate'; label: string }) {
  const locked = isLocked(status, name)
  return (
    <RecordField record={record} name={name} eager>
      {({ value, onChange, ...field }) => (
        <div>
          <DayField
            {...field}
            label={label}
            required={!locked}
            value={parseTypedDay(value) || undefined}
            disabled={locked}
            onChange={(day) => onChange(dayText(day ?? ''))}
          />
          <p role="status" className="small dimmed">
            {status === 'Draft' && hasPassed(value) && 'Tanggal ini sudah lewat; periksa kembali.'}
          </p>
        </div>
      )}
    </RecordField>
  )
}

type OptionProps = FormFieldProps & {
  name: 'employeeStatus' | 'officeLocation' | 'jobDetail'
  label: string
  options: readonly Option[]
  /** The loading state of options that are fetched separately. */
  list?: { isPending: boolean; failed: boolean; retry: () => void }
}

/** A choice from a list; a stored value that is no longer in the list stays available. */
function OptionControl({ record, status, name, label, options, list }: OptionProps) {
  return (
    <RecordField record={record} name={name} eager>
      {({ value: chosen, onChange, onBlur, error }) => {
        const all = chosen && !options.some(({ id }) => id === chosen.id) ? [chosen, ...options] : options
        return (
          <SelectField
            {...list}
            label={label}
            options={all}
            value={chosen?.id}
            disabled={isLocked(status, name)}
            error={error}
            onChange={(id) => onChange(all.find((option) => option.id === id) ?? null)}
            onBlur={onBlur}
          />
        )
      }}
    </RecordField>
  )
}

type EventProps = FormFieldProps & {
  events: readonly VacancyEvent[]
  /** Removes an event: a saved one by request, after confirmation. */
  remove: (key: string) => Promise<void>
}

/** The fairs that the vacancy takes part in. */
function EventControl({ record, status, events, remove }: EventProps) {
  const { order, byKey } = useWatch({ control: record.form.control, name: 'eventKfaas' })
  const locked = isLocked(status, 'eventKfaas')
  const add = (id: string | undefined) => {
    const event = events.find((one) => one.id === id)
    if (!event) return
    const chosen = record.engine.state().mine.eventKfaas
    const [key = ''] = itemsOf([event]).order
    if (chosen.order.includes(key)) void notify(vacancyTexts.alreadyAdded(event.name), 'info')
    else record.engine.setValue(['eventKfaas'], putItem(chosen, key, event))
  }
  return (
    <div>
      <SelectField
        label="Event Klobfair"
        placeholder={locked ? '-' : 'Tambahkan event'}
        options={events.map(({ id, name }) => ({ id, text: name }))}
        value={undefined}
        disabled={locked}
        onChange={add}
      />
      {order.length > 0 && (
        <ul className={`row plain-list ${classes.pills}`} aria-label="Event yang dipilih">
          {order.map((key) => {
            const name = byKey[key]?.name ?? ''
            return (
              <li key={key}>
                <Pill>
                  {name}
                  {!locked && <CloseButton size="xs" aria-label={`Hapus ${name}`} onClick={() => void remove(key)} />}
                </Pill>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
