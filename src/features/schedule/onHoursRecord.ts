import { call } from '~/api/client'
import { chatSchedule, type OnHours, weekdays } from '~/api/contract/executive/chatSchedule'
import type { Scope } from '~/lib/scope'
import { bodyBy, valuesBy } from '~/record/form/codecs'
import { textsByLabel } from '~/record/form/fieldTexts'
import type { RecordDefinition } from '~/record/recordEngine'
import { dayNames, timeNames, type WeekDraft, weekErrors, weekFields } from './onHoursRules'

/** Form values of a week's times, with the server's id. */
export type WeekValues = WeekDraft & { id: string | null }

/** Maps stored hours to form values; null is a week that was never saved. */
export const weekOf = (hours: OnHours | null): WeekValues => ({
  id: hours?.id ?? null,
  ...valuesBy(weekFields, hours ?? {}),
})

/** The record definition of the on-hours (document 3 §7). */
export const onHoursRecord = ({ corporateId }: Scope): RecordDefinition<WeekValues> => ({
  read: async () => weekOf(await call(chatSchedule.onSchedule, { corporateId })),
  check: weekErrors,
  parts: () => [
    {
      name: 'jadwal chat',
      fields: timeNames,
      save: async ({ id, ...week }, send) => {
        const body = { id, corporateId, ...bodyBy(weekFields, week) }
        return weekOf(await send(chatSchedule.saveOn, { body }))
      },
    },
  ],
})

/** Names of the times in messages. */
export const weekTexts = textsByLabel(
  Object.fromEntries(
    weekdays.flatMap((day) => [
      [`startTime${day}`, `${dayNames[day]} mulai`],
      [`endTime${day}`, `${dayNames[day]} selesai`],
    ]),
  ),
)
