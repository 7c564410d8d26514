import type { UserScope } from '~/lib/scope'
import { openSetting, type StoredState, storedState, useStoredState } from '~/lib/storedState'
import { noteNames } from '../notes/notesRecord'

type NoteName = (typeof noteNames)[number]
/** The last note, which is usually filled last. */
const DEFAULT_NOTE = noteNames.at(-1)!
const readNote = (stored: unknown): NoteName => noteNames.find((name) => name === stored) ?? DEFAULT_NOTE

/** One for cards and panel, which share a choice that the browser does not store, too. */
const choices = new Map<string, StoredState<NoteName>>()
function choiceOf(writer: UserScope): StoredState<NoteName> {
  const entry = openSetting('verdict-note', writer)
  const choice = choices.get(entry.key) ?? storedState(entry, readNote)
  choices.set(entry.key, choice)
  return choice
}

/** The note that holds the verdicts, a setting by user and corporate. */
export function useVerdictNote(writer: UserScope) {
  const choice = choiceOf(writer)
  return { note: useStoredState(choice), choose: (note: NoteName) => void choice.change(() => note) }
}
