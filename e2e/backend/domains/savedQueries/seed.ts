import { z } from 'zod'
import { id } from '../../../../src/api/values'
import { type DeepReadonly, isoMoment } from '../../engine/records'

/** Schema of a saved filter of a corporate; the body is stored as sent. */
export const savedQueryRecord = z.strictObject({
  id,
  family: z.enum(['talent', 'applicant', 'tracking', 'es']),
  corporateId: id,
  queryName: z.string(),
  createdAt: isoMoment,
  creator: z.strictObject({ firstName: z.string(), lastName: z.string().nullable() }),
  body: z.record(z.string(), z.unknown()),
})
/** A saved filter of a corporate. */
export type SavedQuery = DeepReadonly<z.infer<typeof savedQueryRecord>>

/** The initial saved filters, all of COR0001, oldest first. */
export const savedQueries: readonly SavedQuery[] = [
  {
    id: 'SQ-SITI',
    family: 'talent',
    corporateId: 'COR0001',
    queryName: 'Lulusan Bali (format lama)',
    createdAt: '2025-03-03T14:05:00+07:00',
    creator: { firstName: 'Siti', lastName: 'Aminah' },
    // An outdated shape: a field that is no longer a filter, and a job category that no longer exists.
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
