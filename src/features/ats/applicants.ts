/** An applicant as far as a name is needed. */
export type Applicant = { userId: string; firstName: string; lastName: string | null }
/** First and last name. */
export const nameOf = ({ firstName, lastName }: Omit<Applicant, 'userId'>): string =>
  [firstName, lastName].filter(Boolean).join(' ')
