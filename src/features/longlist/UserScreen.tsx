import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { longlist } from '~/api/contract/longlist'
import type { EducationRecord, JobRecord, LanguageRecord } from '~/api/contract/longlistValues'
import { ApiError } from '~/api/errors'
import { texts } from '~/lib/texts'
import { AnchorMenu } from '~/ui/AnchorMenu'
import { BackLink } from '~/ui/BackLink'
import { PendingScreen } from '~/ui/PendingScreen'
import { ErrorPanel } from '~/ui/StatePanel'
import { EducationDialog } from './EducationDialog'
import { JobDialog } from './JobDialog'
import { LanguageDialog } from './LanguageDialog'
import { longlistParamsOf, longlistQueryOf, NEW, userForm } from './longlistQuery'
import { RecordSection } from './RecordSection'
import { UserForm } from './UserForm'
import classes from './longlist.module.css'

const route = getRouteApi('/dashboard/$index/_guarded/es-longlist/form/$muc03Id')

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
const years = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) =>
  startDate || endDate ? `${startDate ?? '-'} – ${endDate ?? 'sekarang'}` : ''
const languageCard = ({ masterData, level }: LanguageRecord) => ({
  name: masterData.label,
  lines: [level],
  picture: masterData.flagUrl,
})
const educationCard = (record: EducationRecord) => ({
  name: record.degreeDetail.text,
  lines: [
    joined(record.major, record.institutionName, record.location),
    joined(years(record), record.gpa === null ? null : `IPK ${String(record.gpa).replace('.', ',')}`),
  ],
  picture: record.imageUrl,
})
const jobCard = (record: JobRecord) => ({
  name: record.position,
  lines: [
    joined(record.institutionName, record.location),
    joined(record.companySector?.text, record.employment?.text),
    years(record),
    record.jobDetail ?? '',
  ],
  picture: record.imageUrl,
})

/** A longlist user: basic information, and once they are saved languages, educations and jobs (document 3 §2). */
export function UserScreen() {
  const { corporate } = route.useRouteContext()
  const { index, muc03Id } = route.useParams()
  const list = longlistParamsOf(longlistQueryOf(route.useSearch()))
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(userForm(muc03Id, corporate))
  const isNew = muc03Id === NEW
  const sections = ['Informasi Dasar', 'Bahasa', 'Pendidikan', 'Pekerjaan'].map((text, n) => ({
    id: text.toLowerCase().replace(' ', '-'),
    text,
    isThere: n === 0 || !isNew,
  }))
  return (
    <div className="page">
      <BackLink to="/dashboard/$index/es-longlist" params={{ index }} search={list}>
        Kembali ke longlist
      </BackLink>
      <h1>{isNew ? 'Buat User' : 'Edit User'}</h1>
      {!data ? (
        error ? (
          <ErrorPanel
            message={error instanceof ApiError ? error.message : texts.nothingFound}
            detail={error instanceof ApiError ? error.detail : undefined}
            retry={() => void refetch()}
          />
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
              key={muc03Id}
              user={data.user}
              lists={data.masterdata}
              onSaved={({ id }) =>
                isNew &&
                void navigate({
                  to: '/dashboard/$index/es-longlist/form/$muc03Id',
                  params: { index, muc03Id: id },
                  search: list,
                  replace: true,
                })
              }
            />
            {!isNew && (
              <>
                <RecordSection
                  id="bahasa"
                  title="Bahasa"
                  add="+ Tambahkan Bahasa"
                  muc03Id={muc03Id}
                  records={data.languages}
                  cardOf={languageCard}
                  Dialog={LanguageDialog}
                  remove={longlist.languages.remove}
                />
                <RecordSection
                  id="pendidikan"
                  title="Pendidikan"
                  add="+ Tambahkan Pendidikan"
                  muc03Id={muc03Id}
                  records={data.educations}
                  cardOf={educationCard}
                  Dialog={EducationDialog}
                  remove={longlist.educations.remove}
                />
                <RecordSection
                  id="pekerjaan"
                  title="Pekerjaan"
                  add="+ Tambahkan Pekerjaan"
                  muc03Id={muc03Id}
                  records={data.jobs}
                  cardOf={jobCard}
                  Dialog={JobDialog}
                  remove={longlist.jobs.remove}
                />
              </>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
