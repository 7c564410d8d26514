import { z } from 'zod'
import { id, option } from '../../../../src/api/values'
import type { DeepReadonly } from '../../engine/records'
import { fields } from '../masterData/fields'
import { hostile } from '../../engine/content/hostile'
import { officeRecord, demoOfficesOf } from '../corporates/offices'
import { questionRecord, questionsOf } from '../questions/seed'
import { type Random, randomFrom, seedOf } from '../../engine/content/random'
import type { Vacancy } from './seed'
import { benefitCategories, benefitImages, employeeStatuses, profileParts, type ProfilePart } from './options'

const benefitRecord = z.strictObject({
  id,
  description: z.string(),
  category: option,
  image: z.strictObject({ id, url: z.string() }),
})
/** A benefit of a vacancy, its 'uniqueness' (document 3 §3). */
export type Benefit = Readonly<z.infer<typeof benefitRecord>>

const text = z.string().nullable()
/**
 * The contents of a vacancy, as in its administration (document 3 §3 'Vacancy primary', 'Vacancy secondary') and on
 * its public page (document 1 §3). Addresses that begin with /files/ or /situs/ are served by the backend itself.
 */
export const contentFields = {
  employeeStatus: z.nullable(option),
  officeLocation: officeRecord.nullable(),
  vacancyUrl: text,
  jobReqId: text,
  positionCode: text,
  numberOfVacancy: z.int().nullable(),
  jobDetail: z.nullable(option),
  /** HTML, as are `jobDescription` and `terms`. */
  description: z.string(),
  jobDescription: text,
  terms: text,
  companySectorId: text,
  isDisabilityFriendly: z.boolean(),
  headerImage: text,
  images: z.array(z.string()),
  videos: z.array(z.string()),
  validationType: z.enum(['default', 'custom', 'tanpa validasi']).nullable(),
  /** The required parts of an applicant's profile. */
  requiredParts: z.array(z.enum(profileParts.map(({ part }) => part))),
  /** Whether the tests of values and interests are required. */
  asksTests: z.boolean(),
  benefits: z.array(benefitRecord),
  questions: z.array(questionRecord),
}
const contentRecord = z.strictObject(contentFields)
/** The contents of a vacancy. */
export type VacancyContents = DeepReadonly<z.infer<typeof contentRecord>>

/** Vacancies of this sector are scholarships (document 1 §9). */
const SCHOLARSHIP_SECTOR = 'SC82'
const JOB_SECTOR = 'SC14'
/** Videos of players that public/config.json lists, and one of a player that it does not. */
const videoAt = (name: string) => `/situs/pemutar/${name}`
const UNLISTED_VIDEO = 'https://video.asing.example/putar/42'
const allParts = profileParts.map(({ part }) => part)
const defaultParts: readonly ProfilePart[] = ['basicInfo', 'education', 'skill']

const listOf = (entries: readonly string[]) => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ul>`

const benefitTexts = [
  ['Asuransi kesehatan keluarga', 0, 0],
  ['Anggaran belajar tiap tahun', 1, 1],
  ['Kerja dari rumah dua hari', 2, 2],
  ['Tunjangan hari raya penuh', 3, 3],
  ['Bonus kinerja', 3, 3],
] as const
const benefit = ({ klobVacancyCode }: Vacancy, n: number): Benefit => {
  const [description, category, image] = benefitTexts[n]!
  const { id: imageId, file } = benefitImages[image]!
  return {
    id: `BEN-${klobVacancyCode}-${n + 1}`,
    description,
    category: benefitCategories[category]!,
    image: { id: imageId, url: `/files/benefit/${file}.svg` },
  }
}

const fieldOf = ({ name }: Vacancy) =>
  fields.find(({ positions }) => positions.some((position) => name.startsWith(position))) ?? fields[0]!

/** Default contents of a vacancy. */
function defaultContents(vacancy: Vacancy, random: Random): VacancyContents {
  const field = fieldOf(vacancy)
  const position = vacancy.name.split(' - ')[0]!
  const offices = demoOfficesOf(vacancy.corporateId)
  const validationType = random.pick(['default', 'custom', 'custom', 'tanpa validasi'] as const)
  const requirements = { default: allParts, custom: defaultParts, 'tanpa validasi': [] }[validationType]
  return {
    employeeStatus: random.pick(employeeStatuses.slice(0, 4)),
    officeLocation: offices.length > 0 ? random.pick(offices) : null,
    vacancyUrl: null,
    jobReqId: random.chance(0.5) ? `REQ-2026-${random.between(100, 999)}` : null,
    positionCode: null,
    numberOfVacancy: random.between(1, 5),
    jobDetail: field.category,
    description: `<p>Kami mencari <strong>${position}</strong> untuk tim kami di ${vacancy.city}. Anda bekerja bersama rekan yang terbuka, dengan tujuan yang jelas dan ruang untuk tumbuh.</p><p>Pekerjaan ini cocok bagi Anda yang senang belajar, teliti, dan terbiasa menyelesaikan apa yang dimulai.</p>`,
    jobDescription: listOf([
      `Menjalankan pekerjaan harian sebagai ${position}`,
      ...random.some(field.skills, 3).map((skill) => `Menerapkan ${skill} dalam pekerjaan tim`),
      'Menyusun laporan berkala bagi atasan langsung',
    ]),
    terms: listOf([
      `Pendidikan minimal D3, diutamakan ${random.pick(field.majors)}`,
      `Pengalaman minimal ${random.between(1, 4)} tahun di bidang sejenis`,
      ...random.some(field.skills, 2).map((skill) => `Menguasai ${skill}`),
    ]),
    companySectorId: JOB_SECTOR,
    isDisabilityFriendly: random.chance(0.3),
    headerImage: `/files/picture/header-${vacancy.corporateId}.svg`,
    images: random.chance(0.6) ? [`/files/picture/kantor-${random.between(1, 4)}.svg`] : [],
    videos: [],
    validationType,
    requiredParts: requirements,
    asksTests: random.chance(0.4),
    benefits: random
      .some([0, 1, 2, 3, 4], random.below(4))
      .toSorted((a, b) => a - b)
      .map((n) => benefit(vacancy, n)),
    questions: questionsOf(vacancy),
  }
}

const complete = { validationType: 'custom', requiredParts: defaultParts, asksTests: true } as const
const noRequirements = { validationType: 'tanpa validasi', requiredParts: [], asksTests: false } as const
const pictures = (...numbers: number[]) => numbers.map((n) => `/files/picture/kantor-${n}.svg`)

/** Overrides for vacancies that tests and demos rely on. */
const overrides: Readonly<Record<string, (vacancy: Vacancy) => Partial<VacancyContents>>> = {
  'VAC-AKTIF-01': (vacancy) => ({
    ...complete,
    employeeStatus: employeeStatuses[0]!,
    officeLocation: demoOfficesOf('COR0001')[0]!,
    isDisabilityFriendly: true,
    description:
      '<p>Bangun layanan rekrutmen yang dipakai <strong>jutaan pencari kerja</strong> di seluruh Indonesia. Tim kami kecil, mandiri, dan merilis setiap hari.</p><p>Anda akan:</p><ol><li>merancang API bersama tim produk,</li><li>menjaga layanan tetap cepat dan aman,</li><li>berbagi ilmu lewat tinjauan kode.</li></ol><h3>Cara kami bekerja</h3><table><thead><tr><th>Hari</th><th>Tempat</th></tr></thead><tbody><tr><td>Senin - Rabu</td><td>Kantor Bandung</td></tr><tr><td>Kamis - Jumat</td><td>Rumah</td></tr></tbody></table><p>Baca juga <a href="https://karier.nusantara.example/budaya">budaya kerja kami</a>.</p>',
    jobDescription: listOf([
      'Merancang dan menulis layanan REST',
      'Menulis pengujian otomatis',
      'Mendampingi rekan yang baru bergabung',
    ]),
    terms: listOf(['S1 Teknik Informatika atau setara', 'Menguasai TypeScript atau Go', 'Terbiasa dengan SQL']),
    images: pictures(1, 2, 3),
    videos: [videoAt('kantor-bandung'), UNLISTED_VIDEO],
    benefits: [0, 1].map((n) => benefit(vacancy, n)),
    // Earlier applicants answered some; new applicants do not get them.
    questions: [],
  }),
  'VAC-SOAL-01': () => ({ ...complete, officeLocation: demoOfficesOf('COR0001')[1]!, images: pictures(2, 4) }),
  'VAC-PROFIL-01': () => ({ validationType: 'default', requiredParts: allParts, asksTests: true }),
  'VAC-BEASISWA-01': (vacancy) => ({
    ...complete,
    asksTests: false,
    companySectorId: SCHOLARSHIP_SECTOR,
    employeeStatus: employeeStatuses[4]!,
    officeLocation: demoOfficesOf('COR0001')[1]!,
    description:
      '<p>Program beasiswa penuh bagi mahasiswa semester lima ke atas, dengan magang berbayar dan pendampingan selama setahun.</p>',
    jobDescription:
      '<ol><li>Pendaftaran daring</li><li>Tes potensi</li><li>Wawancara</li><li>Pengumuman penerima</li></ol>',
    terms: listOf(['Mahasiswa aktif semester 5 ke atas', 'IPK minimal 3,25', 'Tidak sedang menerima beasiswa lain']),
    images: pictures(4),
    benefits: [1, 3].map((n) => benefit(vacancy, n)),
  }),
  'VAC-TERKIRIM-01': () => complete,
  'VAC-POLOS-01': () => ({
    ...noRequirements,
    employeeStatus: null,
    officeLocation: null,
    jobDescription: null,
    terms: '<p></p>',
    companySectorId: null,
    headerImage: null,
    isDisabilityFriendly: false,
    images: [],
    benefits: [],
  }),
  'VAC-JAHAT-01': (vacancy) => ({
    ...noRequirements,
    employeeStatus: { id: 'EMP-99', text: hostile.breakout },
    officeLocation: {
      id: 'OFF-JAHAT',
      text: hostile.script,
      province: hostile.combining,
      address: `${hostile.html}${hostile.handler}${hostile.entities}${hostile.unclosed}`,
      placeId: '"><script>alert(12)</script>&zoom=1',
    },
    description: `${hostile.html}${hostile.handler}${hostile.script}<p>${hostile.longWord}</p>`,
    jobDescription: `${hostile.html}<base href="https://jahat.example/"><meta http-equiv="refresh" content="0;url=https://jahat.example">${hostile.comment}`,
    terms: `<math><mtext><table><mglyph><style><img src=x onerror=alert(11)></style></table></mtext></math>${hostile.unclosed}`,
    companySectorId: JOB_SECTOR,
    headerImage: hostile.javascriptUrl,
    images: [hostile.javascriptUrl, hostile.dataUrl, hostile.plainUrl, 'https://jahat.example:99999/'],
    videos: [
      hostile.mixedCaseUrl,
      UNLISTED_VIDEO,
      `https://karier.nusantara.example/situs/pemutar/x`,
      `${videoAt('..')}/..`,
    ],
    benefits: [
      { ...benefit(vacancy, 0), description: hostile.handler, image: { id: 'BIMG-99', url: hostile.vbscriptUrl } },
    ],
  }),
}

/** The contents of a vacancy; deterministic, and lazy, since few are ever read. */
export function contentsOf(vacancy: Vacancy): VacancyContents {
  const contents = defaultContents(vacancy, randomFrom(seedOf(`contents of ${vacancy.klobVacancyCode}`)))
  return { ...contents, ...overrides[vacancy.klobVacancyCode]?.(vacancy) }
}
