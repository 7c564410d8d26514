/** Meaning of a status: going well, waiting for an action, finished, failed. */
type Tone = 'good' | 'attention' | 'neutral' | 'bad'

const tones: Readonly<Record<string, Tone>> = {
  // Vacancies
  Active: 'good',
  Draft: 'attention',
  // Longlist users
  ACTIVE: 'good',
  // Tickets, and their last message
  OPEN: 'attention',
  INPROCESS: 'good',
  WAITING_FOR_CONFIRMATION: 'attention',
  PAYMENT_IN_PROCESS: 'attention',
  SCREENING_PROCESS: 'good',
  ASSESSMENT: 'good',
  NEW: 'attention',
  USER: 'attention',
  // Stage e-mails
  ya: 'good',
  // Uploads
  SUCCESS: 'good',
  FAILED: 'bad',
}

/** The tone of a wire status, which may have a reason appended ('FAILED: ...'); unknown ones are neutral. */
export const toneOf = (status: string): Tone => tones[status.split(':', 1)[0]!] ?? 'neutral'
