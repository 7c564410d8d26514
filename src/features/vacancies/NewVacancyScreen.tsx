import { getRouteApi } from '@tanstack/react-router'
import { VacancyForm } from './form/VacancyForm'
import { blankValues } from './form/values'

const route = getRouteApi('/dashboard/$index/_guarded/create-job-vacancy/add')

/** A vacancy that does not exist yet; its first save leads to its own address. */
export function NewVacancyScreen() {
  const { account, corporate } = route.useRouteContext()
  const { lists, categories } = route.useLoaderData()
  const navigate = route.useNavigate()
  return (
    <VacancyForm
      key={corporate.corporateId}
      viewer={{ userId: account.userId, corporate }}
      lists={lists}
      categories={categories}
      start={blankValues(lists)}
      code={null}
      onCreated={({ code, failure }) =>
        void navigate({
          to: '/dashboard/$index/create-job-vacancy/edit/$jvCode',
          params: { jvCode: code },
          replace: true,
          // Everything typed is stored; what is not goes with it.
          ignoreBlocker: true,
          state: failure ? { unsaved: failure.error.message } : {},
        })
      }
    />
  )
}
