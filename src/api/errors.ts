import { tellFailure } from '~/lib/failures'
import { texts } from '~/lib/texts/texts'

/** What went wrong with a call. */
export type Failure = 'offline' | 'timeout' | 'status' | 'shape'

/** User-facing message by HTTP status (document 1 §8; decision 'one table of failures'). */
const statusText: Record<number, string> = {
  400: 'Permintaan tidak dapat diproses. Periksa kembali isian Anda.',
  401: texts.sessionEnded,
  403: texts.noAccess.message,
  404: texts.nothingFound,
  408: 'Server terlalu lama menjawab. Coba ulangi beberapa saat lagi.',
  409: 'Data sudah ada atau sudah berubah.',
  413: 'Berkas terlalu besar untuk dikirim.',
  414: 'Filter terlalu panjang. Kurangi isian filter lalu cari lagi.',
  422: 'Isian belum lengkap atau tidak sesuai.',
  429: 'Terlalu banyak permintaan. Tunggu sebentar lalu coba lagi.',
}
const failureText: Record<Exclude<Failure, 'status'>, string> = {
  offline: 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda lalu coba lagi.',
  timeout: statusText[408]!,
  shape: 'Jawaban server tidak sesuai. Hubungi administrator bila ini terus terjadi.',
}
/** Statuses for which the server's message is shown, since it names the broken rule. */
const SERVER_MESSAGE_STATUSES = new Set([400, 409, 422])

/**
 * A failed call: `message` is for users, `detail` names endpoint, status and field for support.
 * Neither contains the token or the request's values.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  constructor(
    readonly failure: Failure,
    readonly endpoint: string,
    message: string,
    readonly status?: number,
    readonly reason?: string,
  ) {
    super(message)
  }
  /** The error as one line of JSON, as shown in the documents' alerts (document 1 §8). */
  get detail(): string {
    const { failure, endpoint, status, reason } = this
    return JSON.stringify({ failure, endpoint, status, reason })
  }
}

/** What people read of a failure; of what is no error, that something went wrong. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : texts.failed)
/** The folded details of a failure; undefined for errors that are no failed calls. */
export const detailOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.detail : undefined)

/** Whether a call failed because there is no such record. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/**
 * Whether a failed write may have succeeded all the same: there was no answer, or it came from a gateway (502, 504) that
 * cannot know. Before such a write is repeated, the record is read again.
 */
export const mayHaveSucceeded = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === undefined || error.status === 408 || error.status >= 500

/** The error of an answer with an error status; `serverMessage` is the envelope's message. */
export const statusError = (endpoint: string, status: number, serverMessage?: string | null): ApiError =>
  new ApiError(
    'status',
    endpoint,
    (SERVER_MESSAGE_STATUSES.has(status) && serverMessage) || (statusText[status] ?? texts.failed),
    status,
    serverMessage ?? undefined,
  )

/** The error of an input that the contract does not accept and that was not sent; `reason` names the field. */
export const invalidInput = (endpoint: string, reason: string): ApiError =>
  new ApiError('status', endpoint, statusText[400]!, 400, reason)

/** The error of a write that came after the end of the session: it still stands there after the new sign-in. */
export const refusedWrite = (endpoint: string): ApiError => new ApiError('status', endpoint, texts.writeRefused, 401)

/** Whether a write came after the end of the session; the sign-in above the page says why. */
export const isRefusedWrite = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** The error of a call without an answer or with an answer of the wrong shape; `reason` names the field. */
export function failureError(failure: Exclude<Failure, 'status'>, endpoint: string, reason?: string): ApiError {
  const error = new ApiError(failure, endpoint, failureText[failure], undefined, reason)
  if (failure === 'shape') tellFailure(error)
  return error
}
