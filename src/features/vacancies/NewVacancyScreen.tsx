import { getRouteApi } from '@tanstack/react-router'
import { detailOf } from '~/api/errors'
import { vacancyTexts } from '~/lib/vacancyTexts'
import { alert } from '~/ui/dialogs'
import { notify } from '~/ui/notify'
import { unsavedText } from './form/useVacancySave'
import { VacancyForm } from './form/VacancyForm'
import { blankValues } from './form/values'
import { tellMade } from './tellMade'

const route = getRouteApi('/dashboard/$index/_guarded/create-job-vacancy/add')

/** A vacancy that does not exist yet; its first save leads to its own address. */
export function NewVacancyScreen() {
  const { account, corporate, may } = route.useRouteContext()
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
      onCreated={({ code, arrived, failure }) => {
        // Everything typed is stored; what is not goes with it.
        const away = { replace: true, ignoreBlocker: true }
        if (may.edit) {
          if (!failure) void notify(vacancyTexts.form.saved)
          return void navigate({
            ...away,
            to: '/dashboard/$index/create-job-vacancy/edit/$jvCode',
            params: { jvCode: code },
            state: failure ? { unsaved: failure.error.message } : {},
          })
        }
        if (failure) void alert(unsavedText(failure.error.message), detailOf(failure.error))
        else void tellMade({ code, name: arrived.position ?? '' })
        void navigate({ ...away, to: '/dashboard/$index/create-job-vacancy' })
      }}
    />
  )
}
