import { Button } from '@mantine/core'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { Link, linkOptions, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { config } from '~/api/config'
import type { VacancyRights } from '~/api/contract/session'
import { vacancyAdmin, type VacancyRow } from '~/api/contract/vacancies/vacancyAdmin'
import { useCorporate } from '~/components/corporate'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { ListScreen } from '~/list/ListScreen'
import { lazyDialog } from '~/ui/lazyDialog'
import { shorten } from '~/lib/texts/text'
import { query } from '~/api/queries'
import { denialReason } from '~/lib/rules/rightNames'
import { adminTexts } from '~/lib/texts/adminTexts'
import { textCell } from '~/list/table/cells'
import { defineKeywordList } from '~/list/keywordList'
import { columnHelper, withRowNumbers } from '~/list/table/columns'
import { alertWhy } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { StatusBadge } from '~/ui/StatusBadge'
import { notifyCreated } from './vacancies'
import classes from './vacancies.module.css'

const AddVacancyDialog = lazyDialog(async () => (await import('./AddVacancyDialog')).AddVacancyDialog)

/** The posting list, with the dialog for a new vacancy (document 3 §2 'Job vacancy posting list'). */
export function VacancyListScreen({ may }: { may: VacancyRights }) {
  const navigate = useNavigate({ from: '/dashboard/$index/create-job-vacancy/' })
  const [adding, setAdding] = useState(false)
  const list = useMemo(() => vacancyList(may), [may])
  return (
    <>
      <ListScreen
        list={list}
        firstStep={
          <Button variant="default" onClick={() => setAdding(true)}>
            Buat lowongan pertama
          </Button>
        }
      >
        <p className={`small ${classes.notice}`}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>
            Dengan menambahkan lowongan berstatus Active, perusahaan Anda bertanggung jawab atas lowongan itu sesuai{' '}
            <a href={config().links.terms} target="_blank" rel="noopener noreferrer">
              syarat dan ketentuan
            </a>
            .
          </span>
        </p>
        <Button onClick={() => setAdding(true)}>{vacancyTexts.list.add}</Button>
      </ListScreen>
      {adding && (
        <AddVacancyDialog
          mayAdd={may.add}
          onNew={() => void navigate({ to: '/dashboard/$index/create-job-vacancy/add' })}
          onCopied={(copy) => {
            if (may.edit) {
              void notify(`Salinan "${copy.name}" dibuat sebagai Draft (${copy.code}). Periksa isian dan tanggalnya.`)
              return void navigate({
                to: '/dashboard/$index/create-job-vacancy/edit/$jvCode',
                params: { jvCode: copy.code },
              })
            }
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

/** How many pages the pager shows (document 3 §2, §9). */
const PAGES_IN_ROW = 10

const editOf = (jvCode: string) =>
  linkOptions({
    from: '/dashboard/$index/create-job-vacancy/',
    to: '/dashboard/$index/create-job-vacancy/edit/$jvCode',
    params: { jvCode },
    search: true,
  })

/** The name links to the form; without the right to edit, to the public page of a published vacancy. */
function VacancyLink({ vacancy, mayEdit }: { vacancy: VacancyRow; mayEdit: boolean }) {
  const { scope } = useCorporate()
  const name = textCell(vacancy.positionName)
  if (mayEdit)
    return (
      <Link {...editOf(vacancy.klobVacancyCode)} data-row-link>
        {name}
      </Link>
    )
  if (vacancy.status === 'Draft') return name
  const search = { id: vacancy.klobVacancyCode, corporateId: scope.corporateId }
  return (
    <Link to="/vacancy" search={search} target="_blank" data-row-link>
      {name}
    </Link>
  )
}

type Row = VacancyRow & { number: number }
const column = columnHelper<Row>()
/** The columns of the posting list (document 3 §2, text lengths of §9). */
const columnsFor = (may: VacancyRights) => [
  column('number', { header: 'No', size: 60 }),
  column('klobVacancyCode', {
    header: 'Kode Lowongan',
    size: 140,
    cell: ({ klobVacancyCode }) => (
      <span className={classes.code} title={klobVacancyCode}>
        {shorten(klobVacancyCode, 12)}
      </span>
    ),
  }),
  column('author', {
    header: 'Dibuat oleh',
    size: 160,
    cell: ({ author }) => <bdi title={author}>{shorten(author, 16)}</bdi>,
  }),
  column('positionName', {
    header: 'Nama Lowongan',
    size: 210,
    cell: (row) => <VacancyLink vacancy={row} mayEdit={may.edit} />,
  }),
  column('publishDate', { header: 'Tanggal Publikasi', size: 145 }),
  column('status', { header: 'Status', size: 95, cell: ({ status }) => <StatusBadge status={status} /> }),
]

/** The posting list of a corporate's vacancies, by the user's rights (document 3 §2, decision 'posting list'). */
export const vacancyList = (may: VacancyRights) =>
  defineKeywordList((input) => ({ ...query(vacancyAdmin.list, input), select: withRowNumbers<VacancyRow> }), {
    title: 'Job Vacancy Posting',
    heading: 'Daftar lowongan',
    noun: 'lowongan',
    columnsKey: 'listAdminVacancies',
    columns: columnsFor(may),
    rowId: ({ klobVacancyCode }) => klobVacancyCode,
    rowName: ({ positionName }) => positionName,
    draftKeys: ({ klobVacancyCode }) => [['vacancy', klobVacancyCode]],
    box: {
      label: 'Kode atau nama lowongan',
      placeholder: 'Cari kode atau nama lowongan',
      submitLabel: 'Cari',
    },
    pages: { label: 'Halaman lowongan', isNumbered: true, inRow: PAGES_IN_ROW },
    empty: ({ keyword }) => (keyword === undefined ? adminTexts.vacancies.none : adminTexts.vacancies.noMatch),
    actions: [
      {
        label: 'Edit',
        icon: IconPencil,
        run: ({ klobVacancyCode }, { navigate, viewer: { corporate } }) =>
          may.edit
            ? navigate(editOf(klobVacancyCode))
            : alertWhy(vacancyTexts.list.mayNotEdit, denialReason('edit', corporate.corporateName)),
      },
    ],
  })
