import type { StageFilters } from '~/api/contract/recruitment/stageFilters'
import type { StageLists } from '~/api/contract/recruitment/stageLists'
import type { Option } from '~/api/values'
import { everyFilter, type Section } from '~/list/filters/criterion'
import type { StageKey } from '../model/applicant'
import { nameFilters } from '../model/stageState'
import { listsQuery } from '~/components/vacancies/pipelineQueries'

/** The sections without these criteria. */
export const withoutNames = (sections: readonly Section<StageFilters>[]): readonly Section<StageFilters>[] =>
  sections.map(({ criteria, ...section }) => ({
    ...section,
    criteria: criteria.filter(({ name }) => !(nameFilters as readonly string[]).includes(name)),
  }))

type ListName = Exclude<keyof StageLists, 'stages' | 'testResult'>

/** The filters of a stage by the groups of document 2 §2.6; their options depend on the stage. */
export function stageSections(stageKey: StageKey) {
  const from = (read: (lists: StageLists) => readonly Option[]) => ({
    read: () => ({ ...listsQuery(stageKey), select: read }),
  })
  const list = (name: ListName) => from((lists) => lists[name] ?? [])
  const tests = from(({ testResult }) => testResult.map(({ id, text, count }) => ({ id, text: `${text} (${count})` })))
  const note = (n: 1 | 2 | 3 | 4 | 5) =>
    ({ kind: 'text', name: `field${n}`, label: `Catatan ${n}`, isPersonal: true }) as const
  return everyFilter<StageFilters>()([
    {
      title: 'Hasil Klob Meter',
      criteria: [{ kind: 'choices', name: 'testResult', label: 'Hasil tes', options: tests }],
    },
    { title: 'Catatan tahap', criteria: [note(1), note(2), note(3), note(4), note(5)] },
    {
      title: 'Informasi Dasar',
      criteria: [
        { kind: 'text', name: 'firstNames', label: 'Nama depan', isPersonal: true },
        { kind: 'text', name: 'lastNames', label: 'Nama belakang', isPersonal: true },
        { kind: 'text', name: 'email', label: 'Email', isPersonal: true, inputMode: 'email' },
        { kind: 'choices', name: 'genders', label: 'Jenis kelamin', options: list('genders') },
        { kind: 'number', name: 'ageMin', label: 'Umur minimum' },
        { kind: 'number', name: 'ageMax', label: 'Umur maksimum' },
        { kind: 'choices', name: 'maritalStatus', label: 'Status pernikahan', options: list('maritalStatus') },
        { kind: 'choices', name: 'specialNeed', label: 'Kebutuhan khusus', options: list('specialNeed') },
        { kind: 'choices', name: 'countries', label: 'Negara', options: list('countries') },
        { kind: 'choices', name: 'provinces', label: 'Provinsi', options: list('provinces') },
      ],
    },
    {
      title: 'Lowongan',
      criteria: [
        { kind: 'choice', name: 'batchId', label: 'Batch', options: list('batchId') },
        { kind: 'number', name: 'batchValue', label: 'Max.Applied' },
        {
          kind: 'moments',
          name: 'startSendDate',
          until: 'endSendDate',
          label: 'Waktu melamar',
          fromLabel: 'Melamar dari',
          untilLabel: 'Melamar sampai',
          isDashed: true,
        },
      ],
    },
    {
      title: 'Pengalaman Kerja',
      criteria: [
        { kind: 'number', name: 'minWorkingExperience', label: 'Masa kerja minimum (bulan)' },
        { kind: 'number', name: 'maxWorkingExperience', label: 'Masa kerja maksimum (bulan)' },
        { kind: 'choices', name: 'workDuration', label: 'Lama bekerja', options: list('workDuration') },
        { kind: 'text', name: 'position', label: 'Posisi' },
        { kind: 'text', name: 'companyNames', label: 'Perusahaan' },
        { kind: 'choices', name: 'companySector', label: 'Bidang usaha', options: list('companySector') },
      ],
    },
    {
      title: 'Pendidikan',
      criteria: [
        { kind: 'choices', name: 'degree', label: 'Jenjang pendidikan', options: list('degree') },
        { kind: 'text', name: 'educationInstitutionNames', label: 'Institusi pendidikan' },
        { kind: 'text', name: 'majors', label: 'Jurusan' },
        { kind: 'number', name: 'minGrade', label: 'IPK minimum', step: 0.01, format: 'decimal' },
        { kind: 'number', name: 'maxGrade', label: 'IPK maksimum', step: 0.01, format: 'decimal' },
      ],
    },
    {
      title: 'Keahlian Teknis',
      criteria: [{ kind: 'text', name: 'skillNames', label: 'Keahlian' }],
    },
    {
      title: 'Klobness',
      criteria: [
        { kind: 'choices', name: 'klobness', label: 'Klobness', options: list('klobness') },
        {
          kind: 'choice',
          name: 'recommendedKlobExpert',
          label: 'Rekomendasi Klob Expert',
          options: list('recommendedKlobExpert'),
        },
      ],
    },
    {
      title: 'Klobfair',
      criteria: [{ kind: 'choice', name: 'eventId', label: 'Event Klobfair', options: list('eventKfaas') }],
    },
  ])
}
