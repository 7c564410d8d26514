import { call } from '~/api/client'
import type { FilterCodec } from '~/api/endpointGroups/wireMapping'
import type { Endpoint } from '~/api/endpoint'
import { isNotFound } from '~/api/errors'
import type { Send } from '~/api/useSend'
import type { Scope } from '~/lib/scope'
import { trackJob, takesId, type JobSource } from './jobs'
import { hashOf, type JobAnswer } from './progress'

/** A file exported from a search, and how its job is polled. */
export type Exportable<W extends object> = JobSource & {
  start: Endpoint<W & Scope, { id: string }>
  codec: FilterCodec
}

/**
 * Starts an export. Where only the newest job can be read, it is read first, so that its answer is not mistaken
 * for the new one's; a 404 means there is none (document 1 §4, wire decision A24). Resolves to the job's id.
 */
export async function startExport<W extends object>(
  send: Send,
  source: Exportable<W>,
  { filters, scope, label }: { filters: W; scope: Scope; label: string },
): Promise<string> {
  const newest = async (): Promise<JobAnswer | null> =>
    // Every operation that is polled answers a job.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    call(source.state, {}).catch((error: unknown) => {
      if (isNotFound(error)) return null
      throw error
    }) as Promise<JobAnswer | null>
  const before = takesId(source.state) ? null : await newest()
  // The codec writes what the operation takes; the client validates it when it is sent.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const input = { ...(source.codec.write(filters) as W), ...scope }
  const started = await send(source.start, input)
  trackJob(source, {
    id: started.id,
    label,
    tags: source.start.invalidates(input, started),
    corporateId: scope.corporateId,
    before: before && {
      id: before.id ?? null,
      urlHash: hashOf(before.url ?? null),
    },
  })
  return started.id
}
