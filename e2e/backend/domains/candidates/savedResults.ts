import { z } from 'zod'
import { id } from '../../../../src/api/values'
import { isoMoment } from '../../engine/records'

/** Schema of a saved result of the admin query; the body is JSON text. */
export const savedResultRecord = z.strictObject({
  id,
  corporateId: id,
  filterName: z.string(),
  createdBy: z.string(),
  createdAt: isoMoment,
  totalData: z.int().min(0),
  emailStatus: z.enum(['PENDING', 'SENT', 'FAILED']).nullable(),
  body: z.string(),
})
/** A saved result of the admin query. */
export type SavedResult = Readonly<z.infer<typeof savedResultRecord>>

const statuses = ['SENT', null, 'FAILED', 'PENDING'] as const
/** The saved results of COR0001, oldest first; the body of the newest is broken. */
export const savedResults: readonly SavedResult[] = Array.from({ length: 12 }, (_, n) => ({
  id: `ESR-${String(n + 1).padStart(4, '0')}`,
  corporateId: 'COR0001',
  filterName: n === 10 ? 'Direktur Keuangan Jakarta' : n === 11 ? 'Rusak' : `Pencarian ${n + 1}`,
  createdBy: 'Siti Aminah',
  createdAt: `2026-10-${String(n + 1).padStart(2, '0')}T10:00:00+07:00`,
  totalData: 7 * n,
  emailStatus: statuses[n % statuses.length]!,
  body:
    n === 11 ? '[rusak' : JSON.stringify({ dataSource: 'KLOBBER', gender: 'F', gone: 'x', minWorkingExperience: 12 }),
}))
