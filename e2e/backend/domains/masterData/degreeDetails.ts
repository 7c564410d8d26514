import { lists } from './seed'
import { list, schoolMajors, schools } from './schools'

/** Degree names, each with its level. */
export const degreeDetails = [
  { id: 'EDU-SMA', text: 'Sekolah Menengah Atas (SMA)', degree: 'SMA' },
  { id: 'EDU-SMK', text: 'Sekolah Menengah Kejuruan (SMK)', degree: 'SMK' },
  { id: 'EDU-D3-AMD', text: 'Ahli Madya (A.Md.)', degree: 'D3' },
  { id: 'EDU-S1-ST', text: 'Sarjana Teknik (S.T.)', degree: 'S1' },
  { id: 'EDU-S1-SE', text: 'Sarjana Ekonomi (S.E.)', degree: 'S1' },
  { id: 'EDU-S1-SH', text: 'Sarjana Hukum (S.H.)', degree: 'S1' },
  { id: 'EDU-S2-MM', text: 'Magister Manajemen (M.M.)', degree: 'S2' },
  { id: 'EDU-S3-DR', text: 'Doktor (Dr.)', degree: 'S3' },
] as const

/** Pattern of the majors of a degree; other degrees have all majors. */
const majorPatterns: Readonly<Record<string, RegExp>> = {
  'EDU-S1-ST': /^Teknik|Arsitektur/,
  'EDU-S1-SE': /Akuntansi|Manajemen|Ekonomi|Perpajakan/,
  'EDU-S1-SH': /Hukum/,
  'EDU-S2-MM': /Manajemen|Administrasi/,
}
const places: Readonly<Record<string, string>> = Object.fromEntries(
  list(`Universitas Indonesia:Depok;Institut Teknologi Bandung:Bandung;Universitas Gadjah Mada:Yogyakarta
Institut Pertanian Bogor:Bogor;Institut Teknologi Sepuluh Nopember:Surabaya;Universitas Airlangga:Surabaya
Universitas Padjadjaran:Sumedang;Universitas Diponegoro:Semarang;Universitas Brawijaya:Malang
Universitas Hasanuddin:Makassar`).map((row) => row.split(':')),
)
const collegeMajors = lists.majors.filter(({ text }) => !Object.values(schoolMajors).flat().includes(text))

function schoolsOf(degree: string): readonly string[] {
  if (degree === 'SMA') return schools.highSchools
  if (degree === 'SMK') return schools.vocationalSchools
  return degree.startsWith('D') ? [...schools.polytechnics, ...schools.universities] : schools.universities
}

/** Majors and schools of a degree; undefined for an unknown one. */
export function degreeLists(degreeId: string) {
  const detail = degreeDetails.find(({ id }) => id === degreeId)
  if (!detail) return undefined
  const { degree } = detail
  const isSchool = degree === 'SMA' || degree === 'SMK'
  const names = new Set(schoolsOf(degree))
  return {
    major: isSchool
      ? lists.majors.filter(({ text }) => schoolMajors[degree].includes(text))
      : collegeMajors.filter(({ text }) => majorPatterns[degreeId]?.test(text) ?? true),
    school: lists.institutions
      .filter(({ text }) => names.has(text))
      .map(({ id, text }) => ({
        id,
        text,
        location: places[text] ?? (isSchool ? text.split(' ').at(-1)! : null),
        imageUrl: null,
      })),
  }
}
