import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { config } from '~/api/config'
import type { KeywordFilters } from '~/api/contract/filterValues'
import type { VacancyRights } from '~/api/contract/vacancies/vacancyAdmin'
import { useCorporate } from '~/components/corporate'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { ListScreen } from '~/list/ListScreen'
import type { LoadedList } from '~/list/prefetchList'
import { lazyComponent } from '~/ui/lazyComponent'
import { notifyCreated } from './notifyCreated'
import { vacancyList } from './vacancyList'
import classes from './VacancyListScreen.module.css'
// Its route asks by it for the flags; it comes with the page, not after it.
import '~/features/vacancies/queries'

const AddVacancyDialog = lazyComponent(async () => (await import('./AddVacancyDialog')).AddVacancyDialog)

type Props = {
  loaded: LoadedList<KeywordFilters>
  may: VacancyRights
}

/** The posting list, and the way to a new vacancy (document 3 §2 'Job vacancy posting list'). */
export function VacancyListScreen({ loaded, may }: Props) {
  const { scope } = useCorporate()
  const navigate = useNavigate({ from: '/dashboard/$index/create-job-vacancy/' })
  const [adding, setAdding] = useState(false)
  const list = useMemo(() => vacancyList(may), [may])
  return (
    <>
      <ListScreen
        list={list}
        loaded={loaded}
        firstStep={
          <Button variant="default" onClick={() => setAdding(true)}>
            Buat lowongan pertama
          </Button>
        }
        lead={
          <p className={classes.warning}>
            <IconAlertTriangle size={18} aria-hidden />
            <span>
              Dengan menambahkan lowongan berstatus Active, perusahaan Anda bertanggung jawab atas lowongan itu sesuai{' '}
              <a href={config().links.terms} target="_blank" rel="noopener noreferrer">
                syarat dan ketentuan
              </a>
              .
            </span>
          </p>
        }
      >
        <Button onClick={() => setAdding(true)}>{vacancyTexts.list.add}</Button>
      </ListScreen>
      {adding && (
        <AddVacancyDialog
          scope={scope}
          mayAdd={may.add}
          onNew={() => void navigate({ to: '/dashboard/$index/create-job-vacancy/add' })}
          onCopied={(copy) => {
            if (may.edit)
              return void navigate({
                to: '/dashboard/$index/create-job-vacancy/edit/$jvCode',
                params: { jvCode: copy.code },
              })
            setAdding(false)
            void notifyCreated(copy)
            void navigate({ search: {} })
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
