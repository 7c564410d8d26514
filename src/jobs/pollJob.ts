import { call } from '~/api/client'
import { contract } from '~/api/contract/index'
import { type AnyEndpoint, endpointsOf } from '~/api/endpoint'
import { type Job, takesId } from './jobs'
import type { JobAnswer } from './progress'

const endpoints = new Map(endpointsOf(contract).map((endpoint) => [endpoint.name, endpoint]))

/** The read that answers a job's state; undefined if a stored job is older than this build. */
export function pollEndpoint({ asks }: Pick<Job, 'asks'>): AnyEndpoint | undefined {
  const endpoint = endpoints.get(asks)
  return endpoint?.kind === 'read' ? endpoint : undefined
}

/** Requests a job's state. */
export const pollJob = (endpoint: AnyEndpoint, { id }: Pick<Job, 'id'>, signal: AbortSignal): Promise<JobAnswer> =>
  // Every operation that is polled answers a job.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  call(endpoint, takesId(endpoint) ? { id } : {}, signal) as Promise<JobAnswer>
