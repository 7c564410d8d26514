import { z } from 'zod/mini'
import type { UserScope } from '~/lib/scope'
import { openSetting, type StoredState, storedState, useStoredState } from '~/lib/storedState'

/** The five notes, by the names of the API. */
export const noteNames = ['field1', 'field2', 'field3', 'field4', 'field5'] as const
/** The label of a note in the documents; `n` counts from 0. */
export const noteLabel = (n: number): string => `Catatan ${n + 1}`
export type NoteName = (typeof noteNames)[number]
/** The last note, which is usually filled last. */
const DEFAULT_NOTE = noteNames.at(-1)!

/** One for cards and panel, which share a choice that the browser does not store, too. */
const choices = new Map<string, StoredState<NoteName>>()
function choiceOf(writer: UserScope): StoredState<NoteName> {
  const entry = openSetting('verdict-note', writer)
  const choice = choices.get(entry.key) ?? storedState<NoteName>(entry, z.enum(noteNames), DEFAULT_NOTE)
  choices.set(entry.key, choice)
  return choice
}

/** The note that holds the verdicts, a setting by user and corporate. */
export function useVerdictNote(writer: UserScope) {
  const choice = choiceOf(writer)
  return { note: useStoredState(choice), choose: (note: NoteName) => void choice.change(() => note) }
}
