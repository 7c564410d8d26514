/** Statuses of a vacancy (document 3 §4). */
export const vacancyStatuses = ['Draft', 'Active', 'Closed'] as const
/** A vacancy's status. */
export type VacancyStatus = (typeof vacancyStatuses)[number]
/** A vacancy's stored status; 'New' while it has no code. */
export type StoredStatus = VacancyStatus | 'New'

const contents = [
  'position',
  'vacancyUrl',
  'employeeStatus',
  'officeLocation',
  'jobReqId',
  'positionCode',
  'numberOfVacancy',
  'jobDetail',
  'description',
  'terms',
  'jobDescription',
] as const
const schedule = ['openDate', 'closeDate', 'eventKfaas'] as const
const requirements = ['validationTypeApply', 'validationApply', 'benefit', 'additionalQuestion'] as const
/** Wire name of a vacancy field that a status can lock. */
export type LockableField = (typeof contents | typeof schedule | typeof requirements)[number]

/** Whether a status may be chosen: `why` not, or the consequence to confirm first (undefined: no change). */
type Transition = { allowed: true; consequence?: string } | { allowed: false; why: string }

const unchanged: Transition = { allowed: true }
const blocked = (why: string): Transition => ({ allowed: false, why })
const publishes: Transition = { allowed: true, consequence: 'Pengguna dapat melamar pada lowongan ini.' }
const closes: Transition = {
  allowed: true,
  consequence:
    'Pengguna tidak dapat melamar dan lowongan ini hilang dari daftar lowongan perusahaan. Lowongan yang ditutup tidak dapat dibuka kembali.',
}
const needsCode = blocked('Simpan lowongan sebagai Draft terlebih dahulu.')
const wasActive = blocked('Lowongan yang sudah Active hanya dapat ditutup.')
const isFinal = blocked('Lowongan yang ditutup tidak dapat dibuka kembali.')

/**
 * The life cycle of a vacancy: for each stored status the locked fields and the statuses that may follow. The form
 * and the embedded backend both read it (document 3 §4 'Vacancy status'; decision 'vacancy status').
 */
export const statusTable: Readonly<
  Record<StoredStatus, { locked: readonly LockableField[]; to: Readonly<Record<VacancyStatus, Transition>> }>
> = {
  New: { locked: requirements, to: { Draft: unchanged, Active: needsCode, Closed: needsCode } },
  Draft: { locked: [], to: { Draft: unchanged, Active: publishes, Closed: closes } },
  Active: { locked: [...contents, ...requirements], to: { Draft: wasActive, Active: unchanged, Closed: closes } },
  Closed: {
    locked: [...contents, ...schedule, ...requirements],
    to: { Draft: isFinal, Active: isFinal, Closed: unchanged },
  },
}
/** Whether a stored status locks a field. */
export const isLocked = (status: StoredStatus, field: LockableField): boolean =>
  statusTable[status].locked.includes(field)

/** Whether no other status can follow. */
export const isFinalStatus = (status: StoredStatus): boolean =>
  vacancyStatuses.every((to) => to === status || !statusTable[status].to[to].allowed)
