import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { longlist } from '~/api/contract/executive/longlist'
import type { EducationRecord, JobRecord, LanguageRecord } from '~/api/contract/executive/longlistValues'
import { useCorporate } from '~/components/corporate'
import { FailedScreen } from '~/components/pages/FailedScreen'
import { PageHead } from '~/components/pages/PageHead'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { useRecordRead } from '~/record/useRecordRead'
import { fullName, joined } from '~/lib/texts/text'
import { dayRank } from '~/lib/time/dates'
import { useUrlState } from '~/lib/url/urlState'
import { lazyDialog } from '~/ui/lazyDialog'
import { BackLink } from '~/ui/links/BackLink'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { longlistUrl, NEW_ID, userForm } from './longlist'
import { type RecordKind, RecordSection } from './records/RecordSection'
import { UserForm } from './UserForm'
import type { UserValues } from './userRecord'

const LanguageDialog = lazyDialog(async () => (await import('./records/LanguageDialog')).LanguageDialog)
const EducationDialog = lazyDialog(async () => (await import('./records/EducationDialog')).EducationDialog)
const JobDialog = lazyDialog(async () => (await import('./records/JobDialog')).JobDialog)

type Span = { startDate: string | null; endDate: string | null }
/** What is not over stands first, then by end and start; a record without days stands last. */
function newestFirst(a: Span, b: Span): number {
  const rank = ({ startDate, endDate }: Span) => (endDate ? dayRank(endDate) : startDate ? '9' : '')
  return rank(b).localeCompare(rank(a)) || dayRank(b.startDate ?? '').localeCompare(dayRank(a.startDate ?? ''))
}

const years = ({ startDate, endDate }: Span) =>
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

/** A longlist user: basic information, and once saved, languages, educations and jobs (document 3 §2). */
export function UserScreen({ muc03Id }: { muc03Id: string }) {
  const { viewer, index } = useCorporate()
  const { corporate } = viewer
  const list = longlistUrl.write(useUrlState(longlistUrl.read))
  const navigate = useNavigate()
  const isNew = muc03Id === NEW_ID
  const client = useQueryClient()
  /** Id of the user created by this form, which stays mounted with its focus and later input. */
  const [createdId, setCreatedId] = useState<string>()
  const form = createdId === muc03Id ? NEW_ID : muc03Id
  const read = useRecordRead(userForm(muc03Id, corporate), form)
  const { data, error, refetch } = read
  function showCreated({ id, firstName, lastName }: UserValues): void {
    // The form's option lists are already loaded; the records load below it. The names are for the title.
    const user = data && { ...data.user, id, firstName, lastName }
    if (user) client.setQueryData(userForm(id, corporate).queryKey, { ...data, user })
    setCreatedId(id)
    void navigate({
      to: '/dashboard/$index/es-longlist/form/$muc03Id',
      params: { index, muc03Id: id },
      search: list,
      replace: true,
      ignoreBlocker: true,
    })
  }
  const counts = [data?.languages, data?.educations, data?.jobs].map((records) => records?.length ?? 0)
  const others = [languages, educations, jobs].map(({ id, title }, n) => ({
    id,
    text: title,
    isThere: !isNew,
    count: counts[n]!,
  }))
  const back = (
    <BackLink to="/dashboard/$index/es-longlist" params={{ index }} search={list}>
      Longlist
    </BackLink>
  )
  const title = isNew ? 'Buat User' : data ? `Edit User: ${fullName(data.user)}` : 'Edit User'
  return (
    <div className="page">
      {!data ? (
        <>
          <PageHead parent={back} title={title} namesTab />
          {error ? <FailedScreen error={error} retry={() => void refetch()} /> : <PendingScreen />}
        </>
      ) : (
        <UserForm
          key={form}
          user={data.user}
          lists={data.masterdata}
          back={back}
          title={title}
          notice={<StaleNotice read={read} />}
          onSavedUser={(user) => isNew && showCreated(user)}
          otherSections={others}
        >
          {!isNew && (
            <>
              <RecordSection {...languages} muc03Id={muc03Id} records={data.languages} />
              <RecordSection {...educations} muc03Id={muc03Id} records={data.educations.toSorted(newestFirst)} />
              <RecordSection {...jobs} muc03Id={muc03Id} records={data.jobs.toSorted(newestFirst)} />
            </>
          )}
        </UserForm>
      )}
    </div>
  )
}
