import { type ComponentType, createContext, type KeyboardEvent, type Ref } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { RecordHandle } from '~/record/useRecordForm'
import type { NoteValues } from './notesRecord'

export type VerdictBarProps = {
  /** The form of the notes. */
  record: RecordHandle<NoteValues, 'ya'>
  profile: ApplicantProfile
  userId: string
  mayWrite: boolean
}

export type SnippetProps = {
  /** The open applicant's, which no snippet may contain. */
  name: string
  isDisabled: boolean
  /** The note that a text is inserted into. */
  currentBox: () => HTMLTextAreaElement | null
  ref: Ref<SnippetKeys>
}
export type SnippetKeys = {
  /** Inserts the text of a key; false if the key has none. */
  insertByKey: (event: KeyboardEvent) => boolean
}

/** What the screen adds to the notes; by default their places stay empty. */
export type NoteParts = {
  VerdictBar: ComponentType<VerdictBarProps>
  Snippets: ComponentType<SnippetProps>
}
export const noNoteParts: NoteParts = { VerdictBar: () => null, Snippets: () => null }
export const NotePartsContext = createContext(noNoteParts)
