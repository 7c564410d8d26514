/** An applicant as far as a name is needed. */
export type Applicant = { userId: string; firstName: string; lastName: string | null }
