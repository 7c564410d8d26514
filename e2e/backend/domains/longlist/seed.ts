import { z } from 'zod'
import { educationRecord, jobRecord, languageRecord, longlistUser } from '~/api/contract/executive/longlistValues'
import type { DeepReadonly } from '../../engine/records'
import { languageLevels } from '~/lib/codes'
import { companySectors } from '../masterData/companySectors'
import { degreeDetails, degreeLists } from '../masterData/degreeDetails'
import { fields } from '../masterData/fields'
import { hostile } from '../../engine/content/hostile'
import { lists, specialNeeds } from '../masterData/seed'
import { lastNames, mensNames, womensNames } from '../people/names'
import { weightedHomes } from '../masterData/places'
import { randomFrom } from '../../engine/content/random'
import { languages } from '../masterData/schools'
import { uploadedFile } from '../../engine/content/files'

/** Schema of a longlist user with all records; a photo has its own address. */
export const longlistRecord = z.strictObject({
  user: longlistUser,
  photo: uploadedFile.optional(),
  languages: z.array(languageRecord),
  educations: z.array(educationRecord),
  jobs: z.array(jobRecord),
})
/** A longlist user with all records. */
export type LonglistEntry = DeepReadonly<z.infer<typeof longlistRecord>>

/** Options for the earliest start. */
export const availabilities = [
  { id: 'NP-0', text: 'Segera' },
  { id: 'NP-1M', text: '1 bulan' },
  { id: 'NP-2M', text: '2 bulan' },
  { id: 'NP-3M', text: '3 bulan' },
]
/** Options for the kind of employment. */
export const employments = [
  { id: 'EMP-01', text: 'Karyawan Tetap' },
  { id: 'EMP-02', text: 'Karyawan Kontrak' },
  { id: 'EMP-03', text: 'Konsultan' },
]
/** Languages in the longlist's format. */
export const languageOptions = languages.map(({ id, text }) => ({ id, label: text, flagUrl: null }))

const positions = fields.flatMap((field) => field.positions)
const twoDigits = (n: number) => String(n).padStart(2, '0')

/** The longlist user with that number of a corporate; deterministic. */
export function generatedEntry(corporateId: string, number: number): LonglistEntry {
  const random = randomFrom(9_000_011 + Number(corporateId.slice(-1)) * 1_009 + number)
  const sex = random.pick(['M', 'F'] as const)
  const firstName = random.pick(sex === 'M' ? mensNames : womensNames)
  const lastName = random.pick(lastNames[sex])
  const bornIn = random.between(1962, 1990)
  const home = random.pick(weightedHomes)
  const detail = random.pick(degreeDetails.slice(3))
  const taught = degreeLists(detail.id)!
  const school = random.pick(taught.school)
  const id = `MUC03-${corporateId.slice(-4)}-${String(number + 1).padStart(4, '0')}`
  const since = bornIn + 24
  return {
    user: {
      id,
      corporateId,
      type: 'INTERNAL',
      status: random.chance(0.15) ? 'INACTIVE' : 'ACTIVE',
      firstName,
      lastName,
      email: `${firstName}.${lastName}.${number + 1}@surel.example`.toLowerCase(),
      dateOfBirth: `${twoDigits(random.between(1, 28))}/${twoDigits(random.between(1, 12))}/${bornIn}`,
      sex,
      maritalStatus: random.pick(['S', 'M', 'M'] as const),
      phone1: `+62812${random.between(10_000_000, 99_999_999)}`,
      phone2: null,
      country: 'CO96',
      province: home.id,
      address: `Jl. Merdeka No. ${random.between(1, 90)}, ${random.pick(home.cities)}`,
      specialNeed: random.chance(0.05) ? random.pick(specialNeeds).id : null,
      linkedinUrl: random.chance(0.6) ? `https://tautan.example/in/${firstName}-${lastName}`.toLowerCase() : null,
      igId: null,
      currentSalary: random.between(20, 120) * 1_000_000,
      notes: random.chance(0.4) ? 'Rekomendasi komisaris' : null,
      availability: random.pick(availabilities).id,
      photoUrl: null,
    },
    languages: random.some(languageOptions, 2).map((masterData, n) => ({
      id: `LL-${id}-${n + 1}`,
      masterData,
      level: random.pick(languageLevels),
    })),
    educations: [
      {
        id: `LE-${id}-1`,
        degreeDetail: { id: detail.id, text: detail.text },
        degree: detail.degree,
        major: random.pick(taught.major).text,
        institutionName: school.text,
        location: school.location,
        startDate: `01/08/${bornIn + 18}`,
        endDate: `31/08/${bornIn + 22}`,
        gpa: random.between(275, 400) / 100,
        imageUrl: null,
      },
    ],
    jobs: [
      {
        id: `LJ-${id}-1`,
        position: random.pick(positions),
        institutionName: random.pick(lists.companies).text,
        location: random.pick(home.cities),
        companySector: random.pick(companySectors),
        employment: random.pick(employments),
        startDate: `01/04/${since}`,
        endDate: random.chance(0.5) ? null : `31/03/${since + 6}`,
        jobDetail: 'Memimpin tim dan menyusun anggaran tahunan.',
        imageUrl: null,
      },
    ],
  }
}

const hendra = (entry: LonglistEntry): LonglistEntry => ({
  ...entry,
  user: {
    ...entry.user,
    id: 'MUC03-HENDRA',
    firstName: 'Hendra',
    lastName: 'Gunawan',
    email: 'hendra.gunawan@surel.example',
    dateOfBirth: '23/09/1978',
    sex: 'M',
    status: 'ACTIVE',
  },
  languages: [{ id: 'LL-0001', masterData: languageOptions[1]!, level: 'Fasih (Fluent)' }],
  educations: [
    {
      id: 'LE-0001',
      degreeDetail: { id: 'EDU-S1-ST', text: 'Sarjana Teknik (S.T.)' },
      degree: 'S1',
      major: 'Teknik Informatika',
      institutionName: 'Universitas Indonesia',
      location: 'Depok',
      startDate: '01/08/1996',
      endDate: '31/08/2000',
      gpa: 3.4,
      imageUrl: null,
    },
  ],
  jobs: [
    {
      id: 'LJ-0001',
      position: 'Finance Director',
      institutionName: 'PT Sinar Finansial Abadi',
      location: 'Jakarta Selatan',
      companySector: { id: 'SC53', text: 'Keuangan' },
      employment: { id: 'EMP-01', text: 'Karyawan Tetap' },
      startDate: '01/04/2016',
      endDate: null,
      jobDetail: 'Memimpin divisi keuangan',
      imageUrl: null,
    },
  ],
})
const jahat = (entry: LonglistEntry): LonglistEntry => ({
  user: {
    ...entry.user,
    id: 'MUC03-JAHAT',
    firstName: hostile.handler,
    lastName: hostile.longWord.slice(0, 100),
    email: hostile.breakout,
    phone1: hostile.formulaPlus.slice(0, 20),
    address: hostile.html.slice(0, 500),
    linkedinUrl: hostile.javascriptUrl,
    igId: hostile.rightToLeft,
    notes: hostile.script,
    photoUrl: null,
    status: hostile.entities,
  },
  languages: [
    { ...entry.languages[0]!, masterData: { id: 'LNG-JAHAT', label: hostile.script, flagUrl: hostile.dataUrl } },
  ],
  educations: [
    {
      ...entry.educations[0]!,
      major: hostile.breakout,
      institutionName: hostile.longWord.slice(0, 150),
      imageUrl: hostile.mixedCaseUrl,
    },
  ],
  jobs: [{ ...entry.jobs[0]!, position: hostile.handler, jobDetail: hostile.html, imageUrl: hostile.plainUrl }],
})
const known: Readonly<Record<number, (entry: LonglistEntry) => LonglistEntry>> = { 0: hendra, 1: jahat }

const SIZES = { COR0001: 34, COR0002: 3 }
/** The initial longlists of corporates; the third has none. */
export const longlists: ReadonlyMap<string, readonly LonglistEntry[]> = new Map(
  Object.entries(SIZES).map(([corporateId, count]) => [
    corporateId,
    Array.from({ length: count }, (_, number) => {
      const entry = generatedEntry(corporateId, number)
      return corporateId === 'COR0001' ? (known[number]?.(entry) ?? entry) : entry
    }),
  ]),
)
