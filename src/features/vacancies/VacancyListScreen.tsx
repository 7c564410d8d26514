import { Button } from '@mantine/core'
import { IconAlertTriangle, IconPencil, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { config } from '~/api/config'
import type { VacancyRow } from '~/api/contract/vacancyAdmin'
import type { Paged } from '~/api/endpoint'
import { adminTexts } from '~/lib/adminTexts'
import { vacancyTexts } from '~/lib/vacancyTexts'
import { PagedTable } from '~/parts/PagedTable'
import { alert } from '~/ui/dialogs'
import { lazily } from '~/ui/lazily'
import { SearchBox } from '~/ui/SearchBox'
import type { ListParams } from './listParams'
import { PAGE_SIZE, vacancyRows } from './queries'
import { tellMade } from './tellMade'
import { type NumberedRow, vacancyColumns } from './vacancyColumns'
import classes from './VacancyListScreen.module.css'

/** How many pages its control shows (document 3 §2, §9). */
const PAGES_IN_ROW = 10

const AddVacancyDialog = lazily(async () => (await import('./AddVacancyDialog')).AddVacancyDialog)

const route = getRouteApi('/dashboard/$index/_guarded/create-job-vacancy/')

const numbered = (found: Paged<VacancyRow>): Paged<NumberedRow> => ({
  ...found,
  content: found.content.map((row, n) => ({ ...row, number: found.number * PAGE_SIZE + n + 1 })),
})

/** The posting list of a corporate's vacancies (document 3 §2 'Job vacancy posting list'). */
export function VacancyListScreen() {
  const { corporate, account, may } = route.useRouteContext()
  const asked = route.useSearch()
  const { page = 1, keyword } = asked
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const [adding, setAdding] = useState(false)
  const list = useQuery({ ...vacancyRows(corporate, asked), select: numbered, placeholderData: keepPreviousData })
  const ask = (params: ListParams) => void navigate({ search: params })
  const edited = (jvCode: string) =>
    ({ to: '/dashboard/$index/create-job-vacancy/edit/$jvCode', params: { jvCode } }) as const
  const edit = ({ klobVacancyCode }: VacancyRow) =>
    may.edit ? void navigate({ ...edited(klobVacancyCode), search: asked }) : void alert(vacancyTexts.list.mayNotEdit)

  return (
    <div className="page">
      <header className={classes.head}>
        <h1>Job Vacancy Posting</h1>
        <Button onClick={() => setAdding(true)}>{vacancyTexts.list.add}</Button>
      </header>
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
      <SearchBox
        label="Kode atau nama lowongan"
        placeholder="Cari kode atau nama lowongan"
        submit="Cari"
        icon={<IconSearch size={16} aria-hidden />}
        keyword={keyword ?? ''}
        search={(word) => {
          ask(word === '' ? {} : { keyword: word })
          // The same question again is asked again.
          if (word === (keyword ?? '')) void list.refetch()
        }}
      />
      <PagedTable
        id="listAdminVacancies"
        userId={account.userId}
        title="Daftar lowongan"
        label="Job Vacancy Posting"
        pagesLabel="Halaman lowongan"
        noun="lowongan"
        empty={keyword === undefined ? adminTexts.vacancies.none : adminTexts.vacancies.noMatch}
        columns={vacancyColumns}
        list={list}
        keyOf={({ klobVacancyCode }) => klobVacancyCode}
        nameOf={({ positionName }) => positionName}
        actions={[{ label: 'Edit', icon: IconPencil, run: edit }]}
        skeletonRows={PAGE_SIZE}
        page={page}
        size={PAGE_SIZE}
        sizes={[PAGE_SIZE]}
        inRow={PAGES_IN_ROW}
        onPage={(next) => ask({ ...asked, page: next })}
        onHint={(next) => void client.prefetchQuery(vacancyRows(corporate, { ...asked, page: next }))}
      />
      {adding && (
        <AddVacancyDialog
          scope={corporate}
          mayAdd={may.add}
          onNew={() => void navigate({ to: '/dashboard/$index/create-job-vacancy/add' })}
          onCopied={(copy) => {
            if (may.edit) return void navigate(edited(copy.code))
            setAdding(false)
            void tellMade(copy)
            ask({})
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}
