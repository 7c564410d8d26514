import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { confirm } from '~/ui/dialogs'
import { keepFormDraft } from './formDraft'
import { changedFields } from './merge'
import type { FormValues } from './values'

const KEEP_AFTER_MS = 400

/**
 * Keeps what is typed as a draft, a moment after the last change and at once when the page goes, and asks before the
 * form is left with it (decision 'leaving a vacancy'). Tells whether anything differs from `base`.
 */
export function useKeptForm(key: string, base: FormValues, { getValues, watch }: UseFormReturn<FormValues>) {
  const isDirty = () => changedFields(base, getValues()).length > 0
  const newest = useRef(base)
  useEffect(() => {
    newest.current = base
  }, [base])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      clearTimeout(timer)
      timer = undefined
      keepFormDraft(key, newest.current, getValues())
    }
    const { unsubscribe } = watch(() => {
      clearTimeout(timer)
      timer = setTimeout(keepNow, KEEP_AFTER_MS)
    })
    // What is kept already stays as it is, an outdated draft too.
    const keepRest = () => timer !== undefined && keepNow()
    addEventListener('pagehide', keepRest)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', keepRest)
      keepRest()
    }
  }, [key, getValues, watch])
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      isDirty() &&
      !(await confirm({
        title: 'Perubahan belum disimpan',
        message:
          'Isian lowongan ini belum disimpan. Drafnya tetap ada di peramban ini dan dipulihkan saat Anda kembali.',
        yes: 'Tinggalkan halaman',
        no: 'Tetap di sini',
      })),
    enableBeforeUnload: isDirty,
  })
  return isDirty
}
