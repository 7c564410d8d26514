import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { isScholarship } from '~/lib/rules/publicVacancy'
import { texts } from '~/lib/texts/texts'

const { applyJob, applyScholarship } = texts.publicVacancy
type Wording = {
  noun: string
  apply: string
  description: string
  rewards: (company: string) => string
  duties: string
  terms: string
  office: string
  related: string
}

/** The texts of a job's page (document 1 §2 'Headings'). */
export const jobWording: Wording = {
  noun: 'lowongan',
  apply: applyJob,
  description: 'Deskripsi Pekerjaan',
  rewards: (company) => `Keunikan Pengalaman Bekerja di ${company}`,
  duties: 'Peran dan Tanggung Jawab',
  terms: 'Kualifikasi',
  office: 'Lokasi Kantor',
  related: 'Lowongan Pekerjaan yang Serupa',
}
/** The texts of a scholarship's page; those of a job where the document has none. */
export const scholarshipWording: Wording = {
  ...jobWording,
  noun: 'beasiswa',
  apply: applyScholarship,
  description: 'Deskripsi Program Beasiswa',
  rewards: () => 'Benefits Program Beasiswa',
  duties: 'Proses Aplikasi Program Beasiswa',
  terms: 'Kualifikasi Program Beasiswa',
}

/** The texts for a vacancy's page. */
export const wordingOf = (vacancy: Pick<PublicVacancy, 'companySectorId'>): Wording =>
  isScholarship(vacancy) ? scholarshipWording : jobWording
