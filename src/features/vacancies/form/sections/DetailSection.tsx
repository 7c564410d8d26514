import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { masterData } from '~/api/contract/masterData'
import { limits } from '~/api/contract/vacancies/vacancyPrimary'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { query } from '~/api/queries'
import { isLocked } from '~/lib/rules/vacancyStatus'
import { RecordField } from '~/record/form/RecordField'
import { NumberField, PlainField } from '~/ui/fields/PlainField'
import type { InForm, VacancyEngine } from '../fields/controls'
import { DayControl } from '../fields/DayControl'
import { EventControl } from '../fields/EventControl'
import { HtmlControl } from '../fields/HtmlControl'
import { OptionControl } from '../fields/OptionControl'
import { StatusControl } from '../fields/StatusControl'
import { TextControl } from '../fields/TextControl'
import classes from '../VacancyForm.module.css'

type Props = InForm & {
  engine: VacancyEngine
  code: string | null
  lists: FormLists
  chooseStatus: Parameters<typeof StatusControl>[0]['choose']
  isCheckingStatus: boolean
  removeEvent: (key: string) => void
}

/** What the vacancy is: the primary part without its two lists of demands (document 3 §3). */
export function DetailSection({ engine, code, lists, chooseStatus, isCheckingStatus, removeEvent, ...form }: Props) {
  return (
    <>
      <div className={classes.grid}>
        <PlainField label="Kode Lowongan" value={code ?? 'Dibuat saat disimpan'} readOnly onChange={() => {}} />
        <StatusControl {...form} choose={chooseStatus} isChecking={isCheckingStatus} />
        <TextControl {...form} name="position" label="Nama Lowongan" required maxLength={limits.position} />
        <TextControl {...form} name="vacancyUrl" label="URL Lowongan" maxLength={limits.url} />
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
        <TextControl {...form} name="jobReqId" label="ID permintaan kerja" maxLength={limits.code} />
        <TextControl {...form} name="positionCode" label="Kode Posisi" maxLength={limits.code} />
        <EventControl {...form} engine={engine} events={lists.eventKfaas} remove={removeEvent} />
      </div>
      <HtmlControl {...form} name="description" label="Deskripsi Lowongan" required />
    </>
  )
}

/** The job category; without any in the master data there is no such field (decision 'job category'). */
function CategoryControl(form: InForm) {
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
        <p role="alert" className={classes.missing}>
          Kategori pekerjaan belum dapat dimuat.{' '}
          <button type="button" className="link-button" onClick={() => void refetch()}>
            Coba lagi
          </button>
        </p>
      )}
    </div>
  )
}
