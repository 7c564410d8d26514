import { texts } from '~/lib/texts/texts'

/** The default message of each status (wire decision G04). */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Permintaan tidak valid.',
  401: texts.sessionEnded,
  403: texts.noAccess.message,
  404: texts.nothingFound,
  413: 'Data yang dikirim terlalu besar.',
  409: 'Data sudah ada atau sudah berubah.',
  422: 'Data tidak sesuai aturan.',
}

/** Thrown to answer a call with an error status and a message for users. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string = statusTexts[status] ?? texts.failed,
  ) {
    super(message)
  }
}

/** The refusal of a value that breaks a schema of the contract. */
export const invalid = (field: string, problem: string): Refusal =>
  new Refusal(400, `Permintaan tidak valid. ${field}: ${problem}`)

/** An answer that nobody keeps. */
export const json = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** A successful answer in its envelope (wire decision G03). */
export const answered = (result: unknown): Response => json(200, { status: 'SUCCESS', message: null, result })
/** A refusal in its envelope. */
export const refused = ({ status, message }: Refusal): Response =>
  json(status, { status: 'ERROR', message, result: null })

/** Represents a cut connection; the server destroys the socket for it. */
export const cutConnection = (): Response => Response.error()
/** Whether an answer represents a cut connection. */
export const isCut = (response: Response): boolean => response.type === 'error'
