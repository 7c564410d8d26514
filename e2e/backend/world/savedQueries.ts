/** A named filter of a corporate; the body is kept as it was sent. */
export type SavedQuery = Readonly<{
  id: string
  family: string
  corporateId: string
  queryName: string
  createdAt: string
  creator: Readonly<{ firstName: string; lastName: string | null }>
  body: Readonly<Record<string, unknown>>
}>

/** What COR0001 has saved before anybody comes, oldest first. */
export const savedQueries: readonly SavedQuery[] = [
  {
    id: 'SQ-SITI',
    family: 'talent',
    corporateId: 'COR0001',
    queryName: 'Lulusan Bali (format lama)',
    createdAt: '2025-03-03T14:05:00+07:00',
    creator: { firstName: 'Siti', lastName: 'Aminah' },
    // An older shape: a field that is no filter any more, and a job category that is gone.
    body: { gender: 'F', countri: 'CO96', provinc: 'ID-BA', jobDescs: 'CAT-KEMENYAN', salaryExpectation: '8000000' },
  },
  {
    id: 'SQ-BUDI',
    family: 'talent',
    corporateId: 'COR0001',
    queryName: 'S1 Informatika Jawa Barat',
    createdAt: '2026-10-12T09:30:00+07:00',
    creator: { firstName: 'Budi', lastName: 'Santoso' },
    body: { countri: 'CO96', provinc: 'ID-JB', majors: 'Informatika', grade: 3.5, gradeOperators: '1' },
  },
  {
    id: 'SQ-ES',
    family: 'es',
    corporateId: 'COR0001',
    queryName: 'Perempuan Jawa Barat',
    createdAt: '2026-10-20T09:30:00+07:00',
    creator: { firstName: 'Budi', lastName: 'Santoso' },
    body: { dataSource: 'KLOBBER', gender: 'F', domicile: 'ID-JB' },
  },
]
