import { z } from 'zod/mini'
import { vacancyStatuses } from '~/lib/rules/vacancyStatus'
import { day, id, idOrNull, option, optionInput, requiredText, textOrNull, nullableText } from '../../values'

/** Maximum text lengths of the primary part, also used by the form. `text` counts the visible text of `html`. */
export const limits = { position: 150, url: 500, code: 50, html: 50_000, text: 40_000 } as const
const html = (minLength: number) => z.string().check(z.minLength(minLength), z.maxLength(limits.html))

/** Schema of a fair in an answer. */
export const event = z.object({ id, name: z.string(), type: textOrNull })
/** A fair that a vacancy takes part in. */
export type VacancyEvent = z.infer<typeof event>
/** Schema of the primary part in a request; `klobVacancyCode` null creates (wire decision C03). */
export const primaryInput = z.strictObject({
  klobVacancyCode: idOrNull,
  status: z.enum(vacancyStatuses),
  position: requiredText(limits.position),
  vacancyUrl: z.optional(nullableText(limits.url)),
  employeeStatus: z.optional(z.nullable(optionInput)),
  officeLocation: z.optional(z.nullable(optionInput)),
  jobReqId: z.optional(nullableText(limits.code)),
  positionCode: z.optional(nullableText(limits.code)),
  openDate: day,
  closeDate: day,
  numberOfVacancy: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100_000)))),
  /** `isTemp`: not saved yet (wire decision C05). */
  eventKfaas: z.optional(
    z
      .array(
        z.strictObject({
          id,
          name: z.string().check(z.maxLength(255)),
          type: z.optional(nullableText(64)),
          isTemp: z.boolean(),
        }),
      )
      .check(z.maxLength(50)),
  ),
  /** HTML, as are `terms` and `jobDescription`. */
  description: html(1),
  terms: z.optional(z.nullable(html(0))),
  jobDescription: z.optional(z.nullable(html(0))),
  corporateId: id,
  jobDetail: z.optional(z.nullable(optionInput)),
})
/** The primary part of a vacancy in a request. */
export type VacancyPrimaryInput = z.infer<typeof primaryInput>

/** Schema of the primary part in an answer (document 3 §3 'Vacancy primary'). */
export const primary = z.object({
  klobVacancyCode: id,
  status: z.enum(vacancyStatuses),
  position: z.string(),
  vacancyUrl: textOrNull,
  employeeStatus: z.nullable(option),
  officeLocation: z.nullable(option),
  jobReqId: textOrNull,
  positionCode: textOrNull,
  openDate: day,
  /** null: an older vacancy without a closing date (decision 'vacancies without end'). */
  closeDate: z.nullable(day),
  numberOfVacancy: z.nullable(z.int()),
  eventKfaas: z.array(z.extend(event, { isTemp: z.boolean() })),
  description: z.string(),
  terms: textOrNull,
  jobDescription: textOrNull,
  corporateId: id,
  jobDetail: z.nullable(option),
})
/** The primary part of a vacancy. */
export type VacancyPrimary = z.infer<typeof primary>
