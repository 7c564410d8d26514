const DAY_MS = 24 * 60 * 60 * 1000
const WIB_MS = 7 * 60 * 60 * 1000

/** The end of a closing day (DD/MM/YYYY) in WIB, in milliseconds; infinite without a day (decision 'closing day'). */
export function closingTime(closeDate: string | null): number {
  if (closeDate === null) return Infinity
  const [day, month, year] = closeDate.split('/').map(Number)
  return Date.UTC(year!, month! - 1, day) + DAY_MS - WIB_MS
}

/**
 * Whether a vacancy is open, over (Closed, or past its closing day), a draft in preview, or not
 * visible (document 1 §4; decision 'closing day').
 */
export function visibilityOf(
  { status, closeDate }: { status: 'Active' | 'Draft' | 'Closed'; closeDate: string | null },
  isPreview: boolean,
  now: number,
): 'open' | 'over' | 'draft' | 'unseen' {
  if (status === 'Draft') return isPreview ? 'draft' : 'unseen'
  return status === 'Closed' || now >= closingTime(closeDate) ? 'over' : 'open'
}

/** Vacancies of this company sector are scholarships (document 1 §9). */
const SCHOLARSHIP_SECTOR = 'SC82'
/** Whether a vacancy is a scholarship; otherwise it is a job (document 1 §9). */
export const isScholarship = ({ companySectorId }: { companySectorId: string | null }): boolean =>
  companySectorId === SCHOLARSHIP_SECTOR
