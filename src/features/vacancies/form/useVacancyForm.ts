import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { detailOf } from '~/api/errors'
import type { FormLists } from '~/api/contract/vacancySecondary'
import { keep } from '~/lib/kept'
import { vacancyTexts } from '~/lib/vacancyTexts'
import type { KeptStatus } from '~/lib/vacancyStatus'
import { alertFailure } from '~/parts/alertFailure'
import type { Viewer } from '~/parts/viewer'
import { alert } from '~/ui/dialogs'
import { notify } from '~/ui/notify'
import { isDateOrderWrong } from './checkForm'
import { formDraftKey, keepFormDraft, readFormDraft } from './formDraft'
import { changedFields, mergedValues } from './merge'
import { resolveForm } from './resolveForm'
import { useKeptForm } from './useKeptForm'
import { type RemovableList, useRemoval } from './useRemoval'
import { partNames, type Saved, unsavedText, useVacancySave } from './useVacancySave'
import type { FormValues, Kept } from './values'

/** What the form of a vacancy is given. */
export type VacancyFormProps = {
  viewer: Viewer
  lists: FormLists
  /** The vacancy as it is kept, or the blank form. */
  start: FormValues
  code: string | null
  /** Why the second part of the vacancy that was just made is not stored. */
  unsaved?: string | undefined
  /** Told when a new vacancy has got its code. */
  onCreated?: (saved: Saved) => void
}

/** The form's state: the version that it was loaded from, what is typed over it, and saving the one as the other. */
export function useVacancyForm({ viewer, lists, start, code, unsaved, onCreated }: VacancyFormProps) {
  const { corporateId } = viewer.corporate
  const key = formDraftKey(viewer.userId, corporateId, code)
  const [{ draft, ...found }] = useState(() => readFormDraft(key, start))
  const [base, setBase] = useState(draft?.base ?? start)
  /** What stands when the draft is thrown away. */
  const [loaded, setLoaded] = useState(start)
  const [restored, setRestored] = useState(draft)
  const [outdated, setOutdated] = useState(found.outdated)
  const [failed, setFailed] = useState(unsaved === undefined ? undefined : unsavedText(unsaved))
  /** Of a new vacancy only the automatic save is sent again. */
  const isBare = useRef(unsaved !== undefined)
  /** The form of a new vacancy stands until that of the made one is there, and makes no second one. */
  const isCreated = useRef(false)
  const [conflict, setConflict] = useState<{ mine: FormValues; stored: FormValues }>()
  const status: KeptStatus = code === null ? 'New' : (base.status ?? 'Draft')
  const kept: Kept = { code, status }
  const { isSaving, once, read, save, saveSecondary } = useVacancySave(corporateId, lists)
  const form = useForm<FormValues>({
    defaultValues: draft?.values ?? start,
    shouldFocusError: false,
    mode: 'onTouched',
    resolver: resolveForm(kept),
  })
  const { getValues, reset, setValue } = form
  const isDirty = useKeptForm(key, base, form)

  const takeOver = (values: FormValues, asBase = values) => {
    setBase(asBase)
    reset(values)
    setRestored(undefined)
    setOutdated(undefined)
    if (values === asBase) keep(key, undefined)
  }
  const removal = useRemoval(code ?? '', (list: RemovableList, id: string) => {
    const without = (values: FormValues) => ({ ...values, [list]: values[list].filter((one) => one.id !== id) })
    setBase(without)
    setLoaded(without)
    setValue(list, without(getValues())[list])
  })

  async function write(values: FormValues, from: FormValues) {
    try {
      const saved = await save(values, { code, status: code === null ? 'New' : (from.status ?? 'Draft') })
      const { arrived, failure } = saved
      if (code === null) {
        isCreated.current = true
        takeOver(values)
        return onCreated?.(saved)
      }
      const stored = { ...from, ...arrived }
      if (!failure) {
        setFailed(undefined)
        takeOver(stored)
        return void notify(vacancyTexts.form.saved)
      }
      // What arrived is as it is stored, what did not stays typed, but for the status, which was not taken.
      takeOver({ ...values, ...arrived, status: arrived.status ?? from.status }, stored)
      setFailed(`Sebagian tersimpan, tetapi ${partNames[failure.part]} belum: ${failure.error.message}`)
    } catch (error) {
      if (from.status !== null && values.status !== from.status) setValue('status', from.status)
      alertFailure(error as Error)
    }
  }
  async function submit(values: FormValues) {
    if (isCreated.current) return
    if (isDateOrderWrong(values)) return void alert(vacancyTexts.form.dateOrder)
    if (status === 'Draft' && values.validationTypeApply === null) return void alert(vacancyTexts.profile.notChosen)
    if (
      status === 'Draft' &&
      values.validationTypeApply === 'custom' &&
      values.validationApply.every(({ off }) => off === null)
    )
      return void alert(vacancyTexts.profile.atLeastOne)
    await once(async () => {
      if (code === null) return write(values, base)
      let stored: FormValues
      try {
        stored = await read(code)
      } catch (error) {
        const failure = error as Error
        return void alert(`Versi tersimpan belum dapat diperiksa. ${failure.message}`, detailOf(failure))
      }
      if (changedFields(base, stored).length > 0) setConflict({ mine: values, stored })
      else await write(values, base)
    })
  }
  /** Sends again what did not arrive. */
  const retry = () =>
    isBare.current && code !== null
      ? once(async () => {
          try {
            const stored = await saveSecondary(base, code)
            isBare.current = false
            setFailed(undefined)
            setBase((was) => ({ ...was, ...stored }))
            void notify(vacancyTexts.form.saved)
          } catch (error) {
            setFailed(unsavedText((error as Error).message))
          }
        })
      : form.handleSubmit(submit)()
  const solve = (choice: 'mine' | 'stored' | 'none') => {
    if (!conflict) return
    const { mine, stored } = conflict
    setConflict(undefined)
    if (choice === 'stored') takeOver(stored)
    if (choice !== 'mine') return
    const merged = mergedValues(base, mine, stored)
    takeOver(merged, stored)
    void once(() => write(merged, stored))
  }
  const drop = () => takeOver(loaded)
  /** What is typed since stays. */
  const dropOutdated = () => {
    setOutdated(undefined)
    keepFormDraft(key, base, getValues())
  }
  return {
    form,
    base,
    status,
    restored,
    outdated,
    drop,
    dropOutdated,
    failed,
    retry,
    conflict,
    solve,
    isSaving,
    isDirty,
    removal,
    submit,
  }
}
