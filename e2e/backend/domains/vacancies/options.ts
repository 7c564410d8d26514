import type { Option } from '../../../../src/api/values'

/** Employment types of vacancies. */
export const employeeStatuses: readonly Option[] = [
  { id: 'EMP-01', text: 'Karyawan Tetap' },
  { id: 'EMP-02', text: 'Karyawan Kontrak' },
  { id: 'EMP-03', text: 'Paruh Waktu' },
  { id: 'EMP-04', text: 'Magang' },
  { id: 'EMP-05', text: 'Beasiswa' },
]
/** Categories of benefits. */
export const benefitCategories: readonly Option[] = [
  { id: 'BC-01', text: 'Kesehatan' },
  { id: 'BC-02', text: 'Pengembangan Diri' },
  { id: 'BC-03', text: 'Keseimbangan Hidup' },
  { id: 'BC-04', text: 'Finansial' },
]
/** Images for benefits, by file name. */
export const benefitImages: readonly (Option & { file: string })[] = [
  { id: 'BIMG-01', text: 'Asuransi', file: 'asuransi' },
  { id: 'BIMG-02', text: 'Pelatihan', file: 'pelatihan' },
  { id: 'BIMG-03', text: 'Kerja dari Rumah', file: 'rumah' },
  { id: 'BIMG-04', text: 'Tunjangan', file: 'tunjangan' },
]
/** The parts of a profile that a vacancy may require. */
export const profileParts = [
  { id: 'VAL-DATA', part: 'basicInfo', field: 'Data Diri' },
  { id: 'VAL-EDU', part: 'education', field: 'Pendidikan' },
  { id: 'VAL-JOB', part: 'jobExperience', field: 'Pengalaman Kerja' },
  { id: 'VAL-SKILL', part: 'skill', field: 'Keahlian' },
  { id: 'VAL-LANG', part: 'language', field: 'Bahasa' },
] as const
/** A part of a profile by its wire name. */
export type ProfilePart = (typeof profileParts)[number]['part']
