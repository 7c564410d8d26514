import { z } from 'zod/mini'
import { filterMinute, text } from '~/api/contract/filterValues'

/** Filter schema of the upload history. */
export const uploadFilters = {
  schema: z.partial(
    z.strictObject({
      createdBy: text(100),
      /** Rows created at or after this minute (wire decision B20). */
      createdAt: filterMinute,
      email: text(100),
      stage: text(100),
      status: text(30),
    }),
  ),
  rules: [],
}
/** Valid filters of the upload history. */
export type UploadFilters = z.infer<typeof uploadFilters.schema>

/** Filter schema of the download history. */
export const downloadFilters = {
  schema: z.partial(z.strictObject({ startDate: filterMinute, endDate: filterMinute })),
  rules: [],
}
/** Valid filters of the download history. */
export type DownloadFilters = z.infer<typeof downloadFilters.schema>
