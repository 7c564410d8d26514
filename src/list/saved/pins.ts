import { useMemo } from 'react'
import { z } from 'zod/mini'
import type { UserScope } from '~/lib/scope'
import { listOf, openSetting, storedState, useStoredState } from '~/lib/storedState'

/** A saved filter on the dashboard: its list and id. Neither its name nor its criteria are kept. */
const pinSchema = z.object({ list: z.string(), id: z.string() })
/** A saved filter that a user has pinned to the dashboard. */
export type Pin = z.infer<typeof pinSchema>

/** As many are counted at once. */
export const MAX_PINS = 3
const pinsOf = ({ userId, corporateId }: UserScope) =>
  storedState<readonly Pin[]>(openSetting('pinned-searches', { userId, corporateId }), listOf(pinSchema), [])

/** Whether two pins are of the same saved filter. */
export const isSamePin = (one: Pin, other: Pin): boolean => one.list === other.list && one.id === other.id

/** The saved filters that a user has pinned at a corporate, in this browser. */
export function usePins({ userId, corporateId }: UserScope) {
  const stored = useMemo(() => pinsOf({ userId, corporateId }), [userId, corporateId])
  return {
    pins: useStoredState(stored),
    /** Pins a filter, or takes it off; false where the browser cannot store it. */
    toggle: (pin: Pin): boolean =>
      stored.change((latest) =>
        latest.some((one) => isSamePin(one, pin))
          ? latest.filter((one) => !isSamePin(one, pin))
          : [...latest, pin].slice(0, MAX_PINS),
      ),
  }
}

/** Pins what took the place of a saved filter, or takes off one that was deleted. */
export function movePin(owner: UserScope, pin: Pin, successor: string | undefined): void {
  pinsOf(owner).change((latest) =>
    latest.some((one) => isSamePin(one, pin))
      ? latest.flatMap((one) =>
          isSamePin(one, pin) ? (successor === undefined ? [] : [{ ...pin, id: successor }]) : [one],
        )
      : latest,
  )
}
