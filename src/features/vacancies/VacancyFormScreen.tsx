import { Outlet, useMatch, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { useCorporate } from '~/components/corporate'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import type { RawSearch } from '~/lib/url/searchParams'
import { notify } from '~/ui/messages/notify'
import type { CreatedVacancy } from './form/useVacancyForm'
import { VacancyForm } from './form/VacancyForm'
import { blankValues, valuesOf } from './form/model/values'
import { vacancyListUrl } from './vacancyListUrl'
import { notifyCreated } from './notifyCreated'
import { UnknownVacancy } from './UnknownVacancy'

const EDIT = '/dashboard/$index/_guarded/create-job-vacancy/_form/edit/$jvCode'

type Props = { lists: FormLists; mayEdit: boolean; raw: RawSearch }

/**
 * The form of a new vacancy and of one that has a code. The first save gives a new one its code and address; the form
 * stays, with its focus and what is typed meanwhile.
 */
export function VacancyFormScreen({ lists, mayEdit, raw }: Props) {
  const { viewer, index } = useCorporate()
  const { corporate } = viewer
  const list = vacancyListUrl.write(vacancyListUrl.read(raw))
  const navigate = useNavigate()
  const edited = useMatch({ from: EDIT, shouldThrow: false })
  const code = edited?.params.jvCode ?? null
  const [open, setOpen] = useState<{ form: number; code: string | null; created?: string }>({ form: 0, code })
  if (open.code !== code) setOpen(open.created === code ? { ...open, code } : { form: open.form + 1, code })

  const loaded = edited?.loaderData
  if (edited && open.created !== code) {
    // Not loaded yet, or not at all: its own screen says so.
    if (!loaded) return <Outlet />
    if (!loaded.vacancy)
      return <UnknownVacancy code={edited.params.jvCode} corporateName={corporate.corporateName} list={list} />
  }
  function onCreated({ code: created, name, isComplete }: CreatedVacancy) {
    // Everything typed is saved or still in the form.
    const away = { replace: true, ignoreBlocker: true }
    if (mayEdit) {
      if (isComplete) void notify(vacancyTexts.form.saved)
      setOpen({ ...open, created })
      const to = '/dashboard/$index/create-job-vacancy/edit/$jvCode'
      return void navigate({ ...away, to, params: { index, jvCode: created } })
    }
    void notifyCreated({ code: created, name })
    void navigate({ ...away, to: '/dashboard/$index/create-job-vacancy', params: { index } })
  }
  return (
    <VacancyForm
      key={`${corporate.corporateId}/${open.form}`}
      viewer={viewer}
      lists={lists}
      stored={loaded?.vacancy ? valuesOf(loaded.vacancy.primary, loaded.vacancy.secondary) : blankValues(lists)}
      list={list}
      onCreated={onCreated}
    />
  )
}
