import { Outlet, useMatch, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { VacancyRights } from '~/api/contract/session'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { useCorporate } from '~/components/corporate'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { useUrlState } from '~/lib/url/urlState'
import { notify } from '~/ui/messages/notify'
import { texts } from '~/lib/texts/texts'
import { usePageTitle } from '~/components/pages/usePageTitle'
import { BackLink } from '~/ui/links/BackLink'
import { StatePanel } from '~/ui/states/StatePanel'
import type { CreatedVacancy } from './form/useVacancyForm'
import { VacancyForm } from './form/VacancyForm'
import { blankValues, valuesOf } from './form/model/values'
import { notifyCreated, vacancyListUrl } from './vacancies'

const EDIT = '/dashboard/$index/_guarded/create-job-vacancy/_form/edit/$jvCode'

type Props = { lists: FormLists; may: VacancyRights }

/**
 * The form of a new or stored vacancy. The first save gives a new one its code and URL; the form is not remounted, so
 * it keeps the focus and what is typed meanwhile.
 */
export function VacancyFormScreen({ lists, may }: Props) {
  const { index } = useCorporate()
  const list = useUrlState(vacancyListUrl.read)
  const back = may.view ? (
    <BackLink to="/dashboard/$index/create-job-vacancy" from="/dashboard/$index" search={vacancyListUrl.write(list)}>
      Lowongan
    </BackLink>
  ) : (
    <BackLink to="/dashboard/$index" params={{ index }}>
      Kembali ke dasbor
    </BackLink>
  )
  const navigate = useNavigate()
  const edited = useMatch({ from: EDIT, shouldThrow: false })
  const code = edited?.params.jvCode ?? null
  const [open, setOpen] = useState<{ form: number; code: string | null; created?: string }>({ form: 0, code })
  if (open.code !== code) setOpen(open.created === code ? { ...open, code } : { form: open.form + 1, code })

  const loaded = edited?.loaderData
  if (edited && open.created !== code) {
    // Loading or failed: the child route shows that.
    if (!loaded) return <Outlet />
    if (!loaded.vacancy) return <UnknownVacancy code={edited.params.jvCode} back={back} />
  }
  function onCreated({ code: created, name, isComplete }: CreatedVacancy) {
    // Everything typed is saved or still in the form.
    const away = { replace: true, ignoreBlocker: true }
    if (may.edit) {
      if (isComplete) void notify(vacancyTexts.form.saved)
      setOpen({ ...open, created })
      const to = '/dashboard/$index/create-job-vacancy/edit/$jvCode'
      return void navigate({ ...away, to, params: { index, jvCode: created } })
    }
    void notifyCreated({ code: created, name })
    const to = may.view ? '/dashboard/$index/create-job-vacancy' : '/dashboard/$index'
    void navigate({ ...away, to, params: { index } })
  }
  return (
    <VacancyForm
      key={open.form}
      lists={lists}
      stored={loaded?.vacancy ? valuesOf(loaded.vacancy.primary, loaded.vacancy.secondary) : blankValues(lists)}
      back={back}
      onCreated={onCreated}
    />
  )
}

/** Shown instead of the form when the company has no vacancy of that code. */
function UnknownVacancy({ code, back }: { code: string; back: ReactNode }) {
  const { corporateName } = useCorporate().viewer.corporate
  usePageTitle(texts.nothingFound)
  return (
    <StatePanel
      whole
      drawing="empty"
      title={texts.nothingFound}
      message={`Tidak ada lowongan dengan kode ${code} di ${corporateName}.`}
      action={<span>{back}</span>}
    />
  )
}
