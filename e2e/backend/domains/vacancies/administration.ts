import { z } from 'zod'
import { event, type VacancyEvent } from '~/api/contract/vacancies/vacancyPrimary'
import { type DeepReadonly, isoDay } from '../../engine/records'
import { hostile } from '../../engine/content/hostile'
import { randomFrom, seedOf } from '../../engine/content/random'
import type { Vacancy } from './seed'

/** Fields of a vacancy for its administration only; `publishedOn` is null until it is first opened. */
export const administrationFields = {
  author: z.string(),
  publishedOn: isoDay.nullable(),
  events: z.array(event),
}
const administration = z.strictObject(administrationFields)
/** The administration-only part of a vacancy. */
export type Administration = DeepReadonly<z.infer<typeof administration>>

/** Job fairs that a vacancy can take part in. */
export const fairs: readonly VacancyEvent[] = [
  { id: 'EVT-2026-01', name: 'Klobfair Bandung 2026', type: 'OFFLINE' },
  { id: 'EVT-2026-02', name: 'Klobfair Daring November 2026', type: 'ONLINE' },
  { id: 'EVT-2026-03', name: 'Bursa Kerja Kampus 2026', type: null },
]
/** The hints of the form's four parts (wire decision C02). */
export const hints = [
  { id: 'cjv001', description: 'Isi nama lowongan sesuai posisi yang dibuka, agar mudah ditemukan pelamar.' },
  { id: 'cjv002', description: 'Keunikan menunjukkan apa yang membuat bekerja di perusahaan Anda menyenangkan.' },
  { id: 'cjv003', description: 'Pilih bagian profil yang wajib diisi pelamar sebelum melamar.' },
  { id: 'cjv004', description: 'Tambahkan pertanyaan yang hanya berlaku untuk lowongan ini.' },
]
const authors = ['Budi Santoso', 'Siti Aminah', 'Rina Wijaya Kusumaningrum', 'Tim Rekrutmen Nusantara']

/** The administration-only fields of a vacancy of the base. */
export function administrationOf({ klobVacancyCode, status, opensOn }: Vacancy): Administration {
  const random = randomFrom(seedOf(`author of ${klobVacancyCode}`))
  return {
    author: klobVacancyCode === 'VAC-JAHAT-01' ? hostile.breakout : random.pick(authors),
    publishedOn: status === 'Draft' ? null : opensOn,
    events: random.chance(0.3) ? fairs.slice(0, 1) : [],
  }
}
