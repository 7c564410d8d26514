import { useMemo } from 'react'
import { reasonError, rejectionReasons, withReasons } from '~/components/rejection/reasons'
import type { UserScope } from '~/lib/scope'
import { useStoredState } from '~/lib/storedState'

/** The user's reasons for rejections, and how the list is changed. */
export type ReasonList = ReturnType<typeof useReasons>

/** The reasons for rejections of a user at a corporate, as live state. */
export function useReasons(writer: UserScope) {
  const state = useMemo(() => rejectionReasons(writer), [writer])
  return {
    reasons: useStoredState(state),
    /** Adds a reason, or says why not. */
    add(text: string): string | undefined {
      const error = reasonError(text, state.get())
      if (error === undefined) state.change((reasons) => withReasons(reasons, [text]))
      return error
    },
    addAll: (texts: readonly string[]) => state.change((reasons) => withReasons(reasons, texts)),
    remove: (reason: string) => state.change((reasons) => reasons.filter((one) => one !== reason)),
  }
}
