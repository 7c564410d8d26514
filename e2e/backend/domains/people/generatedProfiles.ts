import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { testCodes } from '~/api/contract/masterData'
import { corporates } from '../corporates/seed'
import { lists, resultText } from '../masterData/seed'
import { type FileUrl, seedNumber, documentsOf } from './documents'
import type { Person } from './person'
import { monthsAgo, monthsSince } from './seed'
import { type Random, randomFrom, spread } from '../../engine/content/random'

/** A profile without the fields of an application: stage, notes and permissions. */
export type PersonalProfile = Omit<
  ApplicantProfile,
  'id' | 'applyDate' | 'pipelineId' | 'field1' | 'field2' | 'field3' | 'field4' | 'field5'
>

const tests = {
  int01: 'Minat Kerja',
  pers01: 'Kepribadian',
  val01: 'Nilai Kerja',
  com01: 'Gaya Interaksi',
  grit01: 'Grit',
  mea01: 'Meaning Making',
  min01: 'Mindset',
  cur01: 'Curiosity',
  hum01: 'Humility',
  cre01: 'Creativity',
  pil01: 'Purpose in Life',
} as const satisfies Record<(typeof testCodes)[number], string>
/** The name of a test. */
export const testName = (code: (typeof testCodes)[number]): string => tests[code]

const levels = ['Dasar (Basic)', 'Menengah (Intermediate)', 'Mahir (Advanced)', 'Fasih (Fluent)'] as const
const employment = spread([
  ['Karyawan Tetap', 6],
  ['Karyawan Kontrak', 4],
  ['Magang', 1],
  ['Paruh Waktu', 1],
] as const)
const aspirations = [
  'Menjadi pemimpin tim yang dipercaya',
  'Mendalami bidang ini sampai ahli',
  'Membangun produk yang dipakai banyak orang',
  'Bekerja di perusahaan yang peduli lingkungan',
] as const
const hobbies = ['Bersepeda', 'Membaca', 'Memasak', 'Fotografi', 'Futsal', 'Berkebun', 'Menulis', 'Musik'] as const
const awards = ['Karyawan Terbaik', 'Juara 2 Hackathon Merdeka', 'Lulusan Terbaik', 'Juara Lomba Karya Tulis'] as const
const certificates = ['Manajemen Proyek Dasar', 'Bahasa Inggris Bisnis', 'Analisis Data', 'K3 Umum'] as const
const relations = ['Atasan', 'Rekan Kerja', 'Dosen', 'Klien'] as const
const referees = ['Agus Wijaya', 'Ratna Kusuma', 'Hendra Salim', 'Maria Tanjung'] as const

const day = (year: number, month: number, date = 1) =>
  `${String(date).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`
const wireDay = (isoDay: string) => isoDay.replace(/^(\d+)-(\d+)-(\d+)$/, '$3/$2/$1')

const upTo = <T>(random: Random, list: readonly T[], most: number): T[] => {
  const count = random.below(most + 1)
  return count === 0 ? [] : random.some(list, count)
}

/** The latest job and, where the experience is longer, an earlier one for the rest of it. */
function jobsOf(person: Person, random: Random): PersonalProfile['jobs'] {
  const { job, experienceMonths } = person
  if (!job) return []
  const begun = monthsSince(job.startedOn)
  const total = experienceMonths ?? begun
  const months = job.isCurrent ? begun : Math.min(total, Math.ceil(begun / 2))
  const latest = {
    institutionName: job.company,
    position: job.position,
    employmentStatus: random.pick(employment),
    startDate: wireDay(job.startedOn),
    endDate: job.isCurrent ? null : wireDay(monthsAgo(begun - months)),
    isCurrent: job.isCurrent,
  }
  if (total <= months) return [latest]
  return [
    latest,
    {
      institutionName: random.pick(lists.companies).text,
      position: random.pick(lists.positions).text,
      employmentStatus: random.pick(employment),
      startDate: wireDay(monthsAgo(begun + 1 + total - months)),
      endDate: wireDay(monthsAgo(begun + 1)),
      isCurrent: false,
    },
  ]
}

/** The profile generated from a person's id; `full` fills every group. The age depends on the clock and is added later. */
export function generatedProfile(person: Person, fileUrl: FileUrl, full: boolean): PersonalProfile {
  const random = randomFrom(seedNumber(person.userId))
  const some = <T>(list: readonly T[], most: number) => (full ? random.some(list, most) : upTo(random, list, most))
  const may = (share: number) => full || random.chance(share)
  const { education, experienceMonths } = person
  const { cardId, mayFiles, portfolio } = documentsOf(person, fileUrl)
  const flags = { phone: may(0.95), email: may(0.95), download: may(0.95) }
  return {
    profilePicture: full ? fileUrl('foto.svg') : null,
    firstName: person.firstName,
    lastName: person.lastName,
    klobnessLevel: person.klobness,
    ktpNumber: cardId,
    gender: person.sex,
    cityOfLive: person.city,
    dateOfBirth: person.bornOn && wireDay(person.bornOn),
    age: null,
    phoneNumber: flags.phone ? person.phone : null,
    email: flags.email ? person.email : null,
    languageSkills: person.languageIds.map((id) => ({
      flag: ['LNG-ID', 'LNG-JA', 'LNG-FR', 'LNG-DE', 'LNG-NL', 'LNG-IT'].includes(id) ? fileUrl(`../${id}.svg`) : null,
      language: lists.languages.find((language) => language.id === id)?.text ?? id,
      level: id === 'LNG-ID' ? levels[3] : random.pick(levels),
    })),
    aspirations: some(aspirations, 2),
    address: person.province && {
      province: person.province.text,
      country: person.country?.text ?? null,
      city: person.city,
      addressLine1: may(0.7) ? `Jl. Merdeka No. ${random.between(1, 120)}` : null,
    },
    summary: may(0.7)
      ? `${person.job?.position ?? 'Lulusan baru'} dengan minat pada ${person.skills.slice(0, 2).join(' dan ')}. Terbiasa bekerja dalam tim dan belajar hal baru dengan cepat.`
      : null,
    klobMeterResults: testCodes
      .filter((code) => person.tests[code].length > 0)
      .map((code) => ({
        imageTestUrl: full ? fileUrl('../tes.svg') : null,
        klobMeterName: tests[code],
        label: person.tests[code].map(resultText),
      })),
    educations: education
      ? [
          {
            institutionName: education.institution,
            major: education.major,
            degreeName: education.degree,
            value: education.grade,
            startYear: education.endYear && education.endYear - 4,
            endYear: education.endYear,
          },
        ]
      : [],
    jobs: jobsOf(person, random),
    totalJobHistory: experienceMonths,
    skills: [...person.skills],
    hobbies: some(hobbies, 3),
    references: some(referees, full ? 2 : 1).map((name) => ({
      name,
      relationType: random.pick(relations),
      companyName: person.job?.company ?? null,
      workPeriod: '2021 - 2023',
      duration: random.between(6, 40),
    })),
    awards: some(awards, full ? 2 : 1).map((awardName, n) => ({
      awardName,
      institutionName: education?.institution ?? null,
      acquireDate: day(2022, 8, 17),
      downloadLink: mayFiles ? fileUrl(`penghargaan-${n + 1}.pdf`) : null,
    })),
    certificates: some(certificates, full ? 2 : 1).map((certificateName, n) => ({
      certificateName,
      institutionName: 'Lembaga Sertifikasi Nasional',
      startDate: day(2024, 3),
      endDate: n === 0 ? day(2027, 3) : null,
      certificateUrl: mayFiles ? fileUrl(`sertifikat-${n + 1}.pdf`) : null,
    })),
    portofolios: [...portfolio],
    applicationHistories: some(corporates.slice(1), 1).map(({ corporateName }) => ({
      applicationDate: '2026-05-04T10:15:00+07:00',
      stage: 'Wawancara',
      positionName: person.job?.position ?? 'Staf Administrasi',
      corporateName,
      changedBy: 'Tim Rekrutmen',
      changeDate: '2026-05-20T09:00:00+07:00',
    })),
    profileDownloadLink: flags.download ? fileUrl('cv.pdf') : null,
    hasRoleToDownload: flags.download,
    hasRoleToSeeKtp: cardId !== null,
    hasRoleToSeePhone: flags.phone,
    hasRoleToSeeEmail: flags.email,
    hasRoleToDownloadPortofolio: mayFiles,
  }
}
