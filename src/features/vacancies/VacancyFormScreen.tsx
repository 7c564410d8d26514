import { getRouteApi, Outlet, useMatch } from '@tanstack/react-router'
import { useState } from 'react'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { notify } from '~/ui/messages/notify'
import type { CreatedVacancy } from './form/useVacancyForm'
import { VacancyForm } from './form/VacancyForm'
import { blankValues, valuesOf } from './form/values'
import { vacancyListUrl } from './vacancyList'
import { notifyCreated } from './notifyCreated'
import { UnknownVacancy } from './UnknownVacancy'

const route = getRouteApi('/dashboard/$index/_guarded/create-job-vacancy/_form')
const EDIT = '/dashboard/$index/_guarded/create-job-vacancy/_form/edit/$jvCode'

/**
 * The form of a new vacancy and of one that has a code. The first save gives a new one its code and address; the form
 * stays, with its focus and what is typed meanwhile.
 */
export function VacancyFormScreen() {
  const { account, corporate, may } = route.useRouteContext()
  const lists = route.useLoaderData()
  const list = vacancyListUrl.write(vacancyListUrl.read(route.useSearch()))
  const navigate = route.useNavigate()
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
    if (may.edit) {
      if (isComplete) void notify(vacancyTexts.form.saved)
      setOpen({ ...open, created })
      const to = '/dashboard/$index/create-job-vacancy/edit/$jvCode'
      return void navigate({ ...away, to, params: { jvCode: created } })
    }
    void notifyCreated({ code: created, name })
    void navigate({ ...away, to: '/dashboard/$index/create-job-vacancy' })
  }
  return (
    <VacancyForm
      key={`${corporate.corporateId}/${open.form}`}
      viewer={{ userId: account.userId, corporate }}
      lists={lists}
      stored={loaded?.vacancy ? valuesOf(loaded.vacancy.primary, loaded.vacancy.secondary) : blankValues(lists)}
      list={list}
      onCreated={onCreated}
    />
  )
}
