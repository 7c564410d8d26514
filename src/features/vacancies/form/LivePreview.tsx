import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { publicVacancy, type PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { query } from '~/api/queries'
import { useCorporate } from '~/components/corporate'
import { VacancyContents } from '~/components/vacancyPage/VacancyContents'
import { VacancyFacts } from '~/components/vacancyPage/VacancyFacts'
import { VacancyTitle } from '~/components/vacancyPage/VacancyTitle'
import { Notice } from '~/ui/messages/Notice'
import { listOf } from '~/record/items'
import type { VacancyValues } from './model/values'
import classes from './VacancyForm.module.css'

type Props = { control: Control<VacancyValues>; code: string | null }

/** The vacancy's public page beside its form, with the unsaved values (decision 'live preview'). */
export function LivePreview({ control, code }: Props) {
  const { corporateId, corporateName } = useCorporate().viewer.corporate
  const typed = useWatch({ control, name: shownFields })
  const [position, employeeStatus, officeLocation, closeDate, description, jobDescription, terms, benefit] =
    useDeferredValue(typed)
  // Pictures, videos and the office's map are not in the form.
  const saved = useQuery({
    ...query(publicVacancy.detail, { klobVacancyCode: code ?? '', corporateId }),
    enabled: code !== null,
  })
  const page = saved.data ?? blankPage(corporateName)
  const vacancy: PublicVacancy = {
    ...page,
    positionName: position.trim() || 'Nama lowongan',
    employmentStatus: employeeStatus?.text ?? null,
    closeDate: closeDate || null,
    description: description || null,
    jobDescription: jobDescription || null,
    terms: terms || null,
    rewards: listOf(benefit).map(({ description: text, imageBenefit: { imageUrl } }) => ({
      description: text,
      imageUrl,
    })),
    // Of a newly chosen office only the name is known until the vacancy is saved.
    location:
      officeLocation === null || officeLocation.id === page.location?.id
        ? officeLocation && page.location
        : { id: officeLocation.id, province: null, longDescription: officeLocation.text, gpsLocation: null },
  }
  return (
    // It scrolls on its own, so it must be reachable by keyboard.
    <aside className={`stack ${classes.preview}`} aria-label="Tampilkan pratinjau di samping" tabIndex={0}>
      <p className="caption">Tampilan bagi pelamar, termasuk perubahan yang belum disimpan.</p>
      {saved.isError && (
        <Notice retry={() => void saved.refetch()}>Gambar, video, dan peta lowongan gagal dimuat.</Notice>
      )}
      <VacancyTitle vacancy={vacancy} heading={<h2>{vacancy.positionName}</h2>}>
        <VacancyFacts vacancy={vacancy} />
      </VacancyTitle>
      <VacancyContents vacancy={vacancy} />
    </aside>
  )
}

/** The form's values that the public page shows. */
const shownFields = [
  'position',
  'employeeStatus',
  'officeLocation',
  'closeDate',
  'description',
  'jobDescription',
  'terms',
  'benefit',
] as const

/** The page of a vacancy that is not saved yet: only its company is known. */
const blankPage = (corporateName: string): PublicVacancy => ({
  klobVacancyCode: '-',
  positionName: '',
  corporateName,
  corporateLogo: null,
  urlImageHeader: null,
  companySectorId: null,
  employmentStatus: null,
  closeDate: null,
  status: 'Draft',
  applied: false,
  disabled: false,
  description: null,
  jobDescription: null,
  terms: null,
  images: [],
  videos: [],
  rewards: [],
  location: null,
  strengthProfile: null,
  valueTest: null,
  interestTest: null,
  additionalQuestions: null,
})
