import type { Control } from 'react-hook-form'
import type { KeptStatus } from '~/lib/vacancyStatus'
import type { FormValues } from './values'

/** What every field of the form is given: the form, and the status that decides what is locked. */
export type InForm = { control: Control<FormValues>; status: KeptStatus }
