import { z } from 'zod/mini'
import { write } from '../endpoint'
import { id, noResult } from '../values'

/** Audit log of admin actions; the answers are not used. */
export const activity = {
  /** A search in tracking or the click on a stage's tile; `entityId` is the vacancy (document 2 §7, wire decision B13). */
  logAction: write({
    name: 'logAction',
    summary: 'Record a search or a stage tile click',
    doc: '2§7',
    path: '/rest/console/activity/action/action',
    params: z.strictObject({ entity: z.enum(['recruitmentats', 'atsreport']), entityId: id, companyId: id }),
    result: noResult,
  }),
}
