type Outcome = { passed?: 1; failed?: 1; notRun?: string; message?: string }
export function auditOutcome(answer: { code: number; output: string }, isRequired: boolean): Outcome
