// Fixed codes and their labels, each in one place (document 1 §9).

/** Comparisons of a filter. */
export const operators = [
  { id: '1', text: '>=' },
  { id: '2', text: '<=' },
  { id: '3', text: '<>' },
  { id: '4', text: '=' },
] as const
/** Gender of a person. */
export const genders = [
  { id: 'M', text: 'Pria' },
  { id: 'F', text: 'Wanita' },
] as const
/** Marital status. */
export const maritalStatuses = [
  { id: 'S', text: 'Belum Menikah' },
  { id: 'M', text: 'Menikah' },
] as const
/** How long somebody has worked, in bands. */
export const experienceBands = [
  { id: '1', text: '1 - 6 bulan' },
  { id: '2', text: '6 bulan - 2 tahun' },
  { id: '3', text: '2 - 4 tahun' },
  { id: '4', text: '4 - 6 tahun' },
  { id: '5', text: 'Lebih dari 6 tahun' },
] as const
/** Whether somebody was sent a message. */
export const messageStatuses = [
  { id: '1', text: 'Belum dikirim' },
  { id: '2', text: 'Sudah dikirim' },
] as const
/** Klobness of a person, in levels. */
export const klobnessLevels = [
  { id: '0', text: 'Low' },
  { id: '1', text: 'Medium' },
  { id: '2', text: 'High' },
] as const
/** How far somebody is with a content set. */
export const contentStatuses = [
  { id: 'OnGoing', text: 'OnGoing' },
  { id: 'Complete', text: 'Complete' },
] as const
/** Where an executive search ticket stands (document 3 §4). */
export const ticketStatuses = [
  { id: 'OPEN', text: 'Open' },
  { id: 'INPROCESS', text: 'In Process' },
  { id: 'WAITING_FOR_CONFIRMATION', text: 'Waiting for Confirmation' },
  { id: 'PAYMENT_IN_PROCESS', text: 'Payment in Process' },
  { id: 'SCREENING_PROCESS', text: 'Screening Process' },
  { id: 'ASSESSMENT', text: 'Assessment' },
  { id: 'CLOSE', text: 'Complete' },
] as const
/** What the last message of a ticket asks for (document 3 §4). */
export const ticketMessageStatuses = [
  { id: 'NEW', text: 'Perlu balasan admin' },
  { id: 'USER', text: 'Pesan baru dari user' },
  { id: 'ADMIN', text: 'Sudah dibalas' },
] as const
/** Who wrote in a ticket last. */
export const ticketSides = [
  { id: 'ADMIN', text: 'Admin' },
  { id: 'USER', text: 'User' },
] as const
/** Kinds of tickets. */
export const ticketTypes = [{ id: 'EXECUTIVE_SEARCH', text: 'Executive Search' }] as const

/** The label of a code; a code without one is shown as it is, nothing as undefined. */
export const labelOf = (
  codes: readonly { id: string; text: string }[],
  id: string | number | null | undefined,
): string | undefined =>
  id === null || id === undefined ? undefined : (codes.find((code) => code.id === String(id))?.text ?? String(id))
