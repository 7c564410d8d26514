import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Link, linkOptions } from '@tanstack/react-router'
import { fullName, shorten } from '~/lib/texts/text'
import { longlist, type LonglistRow } from '~/api/contract/executive/longlist'
import { query } from '~/api/queries'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { defineKeywordList } from '~/list/keywordList'
import { columnHelper } from '~/list/table/columns'
import { confirmDeletion, withLoader } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './longlist.module.css'

const MAX_ID = 12
const MAX_FIRST_NAME = 16

const formOf = ({ id }: LonglistRow) =>
  linkOptions({
    from: '/dashboard/$index/es-longlist/',
    to: '/dashboard/$index/es-longlist/form/$muc03Id',
    params: { muc03Id: id },
    search: true,
  })
const cut = (text: string, length: number) => <span title={text}>{shorten(text, length)}</span>
const column = columnHelper<LonglistRow>()
const columns = [
  column('id', { header: 'ID', size: 140, cell: ({ id }) => <span className={classes.code}>{cut(id, MAX_ID)}</span> }),
  column('firstName', {
    header: 'First Name',
    size: 190,
    meta: { isPerson: true },
    cell: (row) => (
      <Link {...formOf(row)} data-row-link>
        {cut(row.firstName, MAX_FIRST_NAME)}
      </Link>
    ),
  }),
  column('lastName', { header: 'Last Name', size: 190 }),
  column('email', { header: 'Email', size: 320 }),
  column('dateOfBirth', { header: 'Dob', size: 110 }),
  column('status', { header: 'Status', size: 130, cell: ({ status }) => <StatusBadge status={status} /> }),
]

/** The list definition of the executive search's longlist (document 3 §2). */
export const longlistList = defineKeywordList((input) => query(longlist.list, input), {
  title: 'Executive Search Longlist',
  heading: 'Daftar user',
  noun: 'user',
  columnsKey: 'longlist',
  columns,
  rowId: ({ id }) => id,
  rowName: fullName,
  draftKeys: ({ id }) =>
    [longlist.save, longlist.languages.remove, longlist.educations.remove, longlist.jobs.remove].map(({ name }) => [
      name,
      id,
    ]),
  box: { label: adminTexts.longlist.search, placeholder: adminTexts.longlist.search, submitLabel: 'CARI' },
  pages: { label: 'Halaman user', isNumbered: true },
  empty: ({ keyword }) => (keyword ? 'Tidak ada user yang cocok.' : 'Longlist masih kosong.'),
  actions: [
    {
      label: 'Edit',
      icon: IconPencil,
      run: (row, { navigate }) => navigate(formOf(row)),
    },
    {
      label: 'Delete',
      icon: IconTrash,
      isDestructive: true,
      run: async ({ id, email }, { send }) => {
        if (!(await confirmDeletion(email))) return undefined
        await withLoader(texts.deletion.underWay, send(longlist.remove, { muc03Id: id }))
        void notify(`${email} sudah dihapus`)
        return 'removed'
      },
    },
  ],
})
