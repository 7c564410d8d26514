import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { VacancyForm } from './form/VacancyForm'
import { valuesOf } from './form/values'
import { UnknownVacancy } from './UnknownVacancy'

const route = getRouteApi('/dashboard/$index/_guarded/create-job-vacancy/edit/$jvCode')

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why the second part of a new vacancy did not arrive. */
    unsaved?: string
  }
}

/** The form of a vacancy that has a code. */
export function EditVacancyScreen() {
  const { account, corporate } = route.useRouteContext()
  const { lists, categories, vacancy } = route.useLoaderData()
  const { jvCode } = route.useParams()
  const list = route.useSearch()
  const navigate = route.useNavigate()
  const told = useLocation({ select: ({ state }) => state.unsaved })
  const [unsaved] = useState(told)
  // Said once: whoever comes back by reload or Back sees what is stored.
  useEffect(() => {
    if (told !== undefined) void navigate({ to: '.', replace: true, state: {} })
  }, [told, navigate])
  if (!vacancy) return <UnknownVacancy code={jvCode} corporateName={corporate.corporateName} list={list} />
  const { primary, secondary } = vacancy
  return (
    <VacancyForm
      key={`${corporate.corporateId}/${primary.klobVacancyCode}`}
      viewer={{ userId: account.userId, corporate }}
      lists={lists}
      categories={categories}
      start={valuesOf(primary, secondary)}
      code={primary.klobVacancyCode}
      unsaved={unsaved}
      list={list}
    />
  )
}
