import { texts } from '~/lib/texts/texts'
import { usePageTitle } from '~/components/pages/usePageTitle'
import { BackLink } from '~/ui/links/BackLink'
import { StatePanel } from '~/ui/states/StatePanel'
import type { ListParams } from './vacancyListUrl'

type Props = { code: string; corporateName: string; list: ListParams }

/** In place of the form of a vacancy that the company does not have. */
export function UnknownVacancy({ code, corporateName, list }: Props) {
  usePageTitle(texts.nothingFound)
  return (
    <StatePanel
      whole
      drawing="empty"
      title={texts.nothingFound}
      message={`Tidak ada lowongan dengan kode ${code} di ${corporateName}.`}
      action={
        <span>
          <BackLink to="/dashboard/$index/create-job-vacancy" from="/dashboard/$index" search={list}>
            Kembali ke daftar lowongan
          </BackLink>
        </span>
      }
    />
  )
}
