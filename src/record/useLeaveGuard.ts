import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { confirm } from '~/ui/dialogs/dialogs'
import { isArmed } from './unsavedForms'

const leaving = {
  title: 'Perubahan belum disimpan',
  message: 'Isian di halaman ini belum disimpan. Drafnya tetap ada di peramban ini dan dipulihkan saat Anda kembali.',
  yes: 'Tinggalkan halaman',
  no: 'Tetap di sini',
}
type Guarded = { isUnsaved: () => boolean }
/** The forms that would be left; the first of them asks for all. */
const guarded: Guarded[] = []
/** Forms that were left knowingly. */
const wasAsked = new WeakSet<Guarded>()

/** Whether leaving was already confirmed, or can no longer be confirmed: then no question is shown. */
export const wasLeftKnowingly = (form: Guarded): boolean => wasAsked.has(form) || !isArmed()

/** Asks before what is unsaved is left for another screen; several forms ask once. */
export function useLeaveGuard(form: Guarded, asks: boolean): void {
  useEffect(() => {
    if (!asks) return undefined
    guarded.push(form)
    return () => void guarded.splice(guarded.indexOf(form), 1)
  }, [form, asks])
  const isOpen = () => asks && isArmed() && form.isUnsaved()
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Another search, page or window of the same screen leaves its forms where they are.
      const stays = current.routeId === next.routeId && JSON.stringify(current.params) === JSON.stringify(next.params)
      if (stays || !isOpen()) return false
      if (guarded.find((one) => one.isUnsaved()) === form && !(await confirm(leaving))) return true
      wasAsked.add(form)
      return false
    },
    enableBeforeUnload: isOpen,
  })
}
