import { z } from 'zod/mini'
import { filterMinute, text } from '~/api/contract/filterValues'

/** What the upload history is narrowed to. */
export const uploadFilters = {
  schema: z.partial(
    z.strictObject({
      createdBy: text(100),
      /** Rows from that minute on (wire decision B20). */
      createdAt: filterMinute,
      email: text(100),
      stage: text(100),
      status: text(30),
    }),
  ),
  rules: [],
}
/** Filters of the upload history that hold. */
export type UploadFilters = z.infer<typeof uploadFilters.schema>

/** What the download history is narrowed to. */
export const downloadFilters = {
  schema: z.partial(z.strictObject({ startDate: filterMinute, endDate: filterMinute })),
  rules: [],
}
/** Filters of the download history that hold. */
export type DownloadFilters = z.infer<typeof downloadFilters.schema>
