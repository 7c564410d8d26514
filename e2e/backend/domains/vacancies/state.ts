import { z } from 'zod'
import type { DeepReadonly } from '../../engine/records'
import { administrationFields } from './administration'
import { contentFields } from './contents'
import { vacancyFields } from './seed'

/** Schema of a vacancy with its contents and administration. */
export const vacancyRecord = z.strictObject({ ...vacancyFields, ...contentFields, ...administrationFields })
/** A vacancy with its contents and administration. */
export type VacancyRecord = DeepReadonly<z.infer<typeof vacancyRecord>>

/** Vacancies that were changed or created in this world, by code. */
export const vacancyState = () => ({ vacancies: new Map<string, VacancyRecord>() })
