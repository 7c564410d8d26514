import { useEffect, useSyncExternalStore } from 'react'
import type { FileUpload } from '~/api/endpointGroups/conversation'
import type { RecordHandle } from '~/record/useRecordForm'
import type { UserValues } from './userRecord'

/** What a user cannot be saved without (document 3 §5). */
const REQUIRED = ['firstName', 'lastName', 'email'] as const

/** How far the form is: what is filled in, and whether something is wrong. */
export type Standing = { progress: string; state: 'done' | 'wrong' | undefined }

/** Reports how far the form of a user is, for the menu beside it. */
export function useStanding(
  { engine, form }: RecordHandle<UserValues, FileUpload>,
  onStanding: (standing: Standing) => void,
): void {
  const filled = useSyncExternalStore(engine.subscribe, () => {
    const { mine } = engine.state()
    return REQUIRED.filter((name) => mine[name].trim() !== '').length
  })
  const isWrong = Object.keys(form.formState.errors).length > 0
  const state = isWrong ? 'wrong' : filled === REQUIRED.length ? 'done' : undefined
  useEffect(
    () => onStanding({ progress: `${filled} dari ${REQUIRED.length} wajib terisi`, state }),
    [filled, state, onStanding],
  )
}
