import { useController } from 'react-hook-form'
import type { Option } from '~/api/contract/values'
import { limits } from '~/api/contract/vacancyPrimary'
import type { FormLists } from '~/api/contract/vacancySecondary'
import { isLocked } from '~/lib/vacancyStatus'
import { NumberField, PlainField } from '~/ui/fields/PlainField'
import type { InForm } from './controls'
import { DayControl } from './DayControl'
import { EventControl } from './EventControl'
import { HtmlControl } from './HtmlControl'
import { OptionControl } from './OptionControl'
import { StatusControl } from './StatusControl'
import { TextControl } from './TextControl'
import type { FormValues } from './values'
import classes from './VacancyForm.module.css'

type Props = InForm & {
  code: string | null
  lists: FormLists
  categories: readonly Option[]
  askStatus: (status: NonNullable<FormValues['status']>) => Promise<boolean>
  removeEvent: Parameters<typeof EventControl>[0]['remove']
}

/** What the vacancy is: the primary part without its two lists of demands (document 3 §3). */
export function DetailSection({ code, lists, categories, askStatus, removeEvent, ...form }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: 'numberOfVacancy' })
  return (
    <>
      <div className={classes.grid}>
        <PlainField label="Kode Lowongan" value={code ?? 'Dibuat saat disimpan'} readOnly onChange={() => {}} />
        <StatusControl {...form} ask={askStatus} />
        <TextControl {...form} name="position" label="Nama Lowongan" required maxLength={limits.position} />
        <TextControl {...form} name="vacancyUrl" label="URL Lowongan" maxLength={limits.url} />
        <DayControl {...form} name="openDate" label="Tanggal Dibuka" />
        <DayControl {...form} name="closeDate" label="Tanggal Ditutup" />
        {categories.length > 0 && (
          <OptionControl {...form} name="jobDetail" label="Kategori Pekerjaan" options={categories} />
        )}
        <OptionControl {...form} name="employeeStatus" label="Status Karyawan" options={lists.employeeStatus} />
        <OptionControl {...form} name="officeLocation" label="Lokasi Kantor" options={lists.officeLocation} />
        <NumberField
          label="Jumlah Posisi"
          value={field.value}
          disabled={isLocked(form.status, 'numberOfVacancy')}
          error={fieldState.error?.message}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
        <TextControl {...form} name="jobReqId" label="Job Req ID" maxLength={limits.code} />
        <TextControl {...form} name="positionCode" label="Kode Posisi" maxLength={limits.code} />
        <EventControl {...form} events={lists.eventKfaas} remove={removeEvent} />
      </div>
      <HtmlControl {...form} name="description" label="Deskripsi Lowongan" required />
    </>
  )
}
