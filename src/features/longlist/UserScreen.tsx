import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { longlist } from '~/api/contract/executive/longlist'
import type { EducationRecord, JobRecord, LanguageRecord } from '~/api/contract/executive/longlistValues'
import { FailedScreen } from '~/components/FailedScreen'
import { PageHead } from '~/components/PageHead'
import { fullName } from '~/lib/texts/text'
import { AnchorMenu } from '~/ui/dialogs/AnchorMenu'
import { lazyComponent } from '~/ui/lazyComponent'
import { BackLink } from '~/ui/BackLink'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { longlistUrl } from './longlistList'
import { NEW, userForm } from './userForm'
import { type RecordKind, RecordSection } from './RecordSection'
import { UserForm } from './UserForm'
import classes from './longlist.module.css'

const LanguageDialog = lazyComponent(async () => (await import('./LanguageDialog')).LanguageDialog)
const EducationDialog = lazyComponent(async () => (await import('./EducationDialog')).EducationDialog)
const JobDialog = lazyComponent(async () => (await import('./JobDialog')).JobDialog)

const route = getRouteApi('/dashboard/$index/_guarded/es-longlist/form/$muc03Id')

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
const years = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) =>
  startDate || endDate ? `${startDate ?? '-'} – ${endDate ?? 'sekarang'}` : ''
const languages: RecordKind<LanguageRecord> = {
  id: 'bahasa',
  title: 'Bahasa',
  cardOf: ({ masterData, level }) => ({ name: masterData.label, lines: [level], picture: masterData.flagUrl }),
  Dialog: LanguageDialog,
  remove: longlist.languages.remove,
}
const educations: RecordKind<EducationRecord> = {
  id: 'pendidikan',
  title: 'Pendidikan',
  cardOf: (record) => ({
    name: record.degreeDetail.text,
    lines: [
      joined(record.major, record.institutionName, record.location),
      joined(years(record), record.gpa === null ? null : `IPK ${String(record.gpa).replace('.', ',')}`),
    ],
    picture: record.imageUrl,
  }),
  Dialog: EducationDialog,
  remove: longlist.educations.remove,
}
const jobs: RecordKind<JobRecord> = {
  id: 'pekerjaan',
  title: 'Pekerjaan',
  cardOf: (record) => ({
    name: record.position,
    lines: [
      joined(record.institutionName, record.location),
      joined(record.companySector?.text, record.employment?.text),
      years(record),
      record.jobDetail ?? '',
    ],
    picture: record.imageUrl,
  }),
  Dialog: JobDialog,
  remove: longlist.jobs.remove,
}

/** A longlist user: basic information, and once they are saved languages, educations and jobs (document 3 §2). */
export function UserScreen() {
  const { account, corporate } = route.useRouteContext()
  const { index, muc03Id } = route.useParams()
  const list = longlistUrl.write(longlistUrl.read(route.useSearch()))
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(userForm(muc03Id, corporate))
  const isNew = muc03Id === NEW
  const client = useQueryClient()
  /** The user whom the form of a new one has made: it stays that form, with its focus and what was typed since. */
  const [made, setMade] = useState<string>()
  function nameMade(id: string): void {
    // The lists of the form are loaded already; the records load below it.
    if (data) client.setQueryData(userForm(id, corporate).queryKey, { ...data, user: { ...data.user, id } })
    setMade(id)
    void navigate({
      to: '/dashboard/$index/es-longlist/form/$muc03Id',
      params: { index, muc03Id: id },
      search: list,
      replace: true,
      ignoreBlocker: true,
    })
  }
  const writer = { userId: account.userId, corporateId: corporate.corporateId }
  const sections = [
    { id: 'informasi-dasar', text: 'Informasi Dasar', isThere: true },
    ...[languages, educations, jobs].map(({ id, title }) => ({ id, text: title, isThere: !isNew })),
  ]
  return (
    <div className="page">
      <PageHead
        parent={
          <BackLink to="/dashboard/$index/es-longlist" params={{ index }} search={list}>
            Kembali ke longlist
          </BackLink>
        }
        title={isNew ? 'Buat User' : data ? `Edit User: ${fullName(data.user)}` : 'Edit User'}
        isNamed
      />
      {!data ? (
        error ? (
          <FailedScreen error={error} retry={() => void refetch()} />
        ) : (
          <PendingScreen />
        )
      ) : (
        <div className={classes.form}>
          <AnchorMenu
            label="Bagian formulir"
            items={sections}
            hint="Simpan Informasi Dasar dahulu untuk mengisi bagian lain."
          />
          <div className={classes.parts}>
            <UserForm
              key={made === muc03Id ? NEW : muc03Id}
              user={data.user}
              lists={data.masterdata}
              writer={writer}
              proceed={(user) => isNew && nameMade(user.id)}
            />
            {!isNew && (
              <>
                <RecordSection {...languages} muc03Id={muc03Id} writer={writer} records={data.languages} />
                <RecordSection {...educations} muc03Id={muc03Id} writer={writer} records={data.educations} />
                <RecordSection {...jobs} muc03Id={muc03Id} writer={writer} records={data.jobs} />
              </>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
