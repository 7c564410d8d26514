import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { listOf } from '~/record/items'
import type { VacancyValues } from './values'

/** What of the form its page shows. */
export const shownFields = [
  'position',
  'employeeStatus',
  'officeLocation',
  'closeDate',
  'description',
  'jobDescription',
  'terms',
  'benefit',
] as const
type Shown = Pick<VacancyValues, (typeof shownFields)[number]>

/** A page that nothing is known of but its company: that of a vacancy which is not saved yet. */
export const blankPage = (corporateName: string): PublicVacancy => ({
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

/** The public page of a vacancy with the values of its form instead of the saved ones. */
export function shownVacancy(page: PublicVacancy, values: Shown): PublicVacancy {
  const { officeLocation: office } = values
  return {
    ...page,
    positionName: values.position.trim() || 'Nama lowongan',
    employmentStatus: values.employeeStatus?.text ?? null,
    closeDate: values.closeDate || null,
    description: values.description || null,
    jobDescription: values.jobDescription || null,
    terms: values.terms || null,
    rewards: listOf(values.benefit).map(({ description, imageBenefit }) => ({
      description,
      imageUrl: imageBenefit.imageUrl,
    })),
    // Of an office that is chosen anew only the name is known before it is saved.
    location:
      office === null || office.id === page.location?.id
        ? office && page.location
        : { id: office.id, province: null, longDescription: office.text, gpsLocation: null },
  }
}
