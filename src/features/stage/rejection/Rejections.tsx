import { useQuery } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { type ReactNode, useState } from 'react'
import { applicants } from '~/api/contract/recruitment/applicants'
import type { Option } from '~/api/values'
import { withApplicant } from '~/conversation/conversationConfig'
import { allows, rights } from '~/lib/rules/rights'
import { fullName } from '~/lib/texts/text'
import { hasDraft } from '~/record/draftIndex'
import { confirm } from '~/ui/dialogs/dialogs'
import { lazyDialog } from '~/ui/lazyDialog'
import { Notice } from '~/ui/messages/Notice'
import { useIdentities } from '../pipeline/identities'
import { profileQuery } from '../pipeline/queries'
import { ActionsContext, useStage, useStageActions } from '../pipeline/stageContext'
import { useDeparture } from '../pipeline/useDeparture'
import {
  bulkPlace,
  type PendingRejections,
  type Rejection,
  rejectionStore,
  rejectedUserId,
  type PendingRejection,
  usePendingRejection,
} from './rejectionStore'

const RejectionDialog = lazyDialog(async () => (await import('./RejectionDialog')).RejectionDialog, {
  close: ({ close }) => close(undefined),
})

const BulkRejection = lazyDialog(async () => (await import('./BulkRejection')).BulkRejection, {
  close: ({ close }) => close(),
})

/** Offers rejections to what it surrounds, above which it shows those whose message was not delivered. */
export function Rejections({ children }: { children: ReactNode }) {
  const { vacancyName } = useStage()
  const actions = useStageActions()
  const { pendingRejection, pendingRejections, reject, rejectMany } = usePendingRejection(actions.moves, vacancyName)
  return (
    <>
      <SingleRejections pendingRejection={pendingRejection} />
      <BulkRejections pending={pendingRejections} />
      <ActionsContext value={{ ...actions, reject, rejectMany }}>{children}</ActionsContext>
    </>
  )
}

/** The rejection in progress, and earlier ones whose message was not delivered. */
function SingleRejections({ pendingRejection }: { pendingRejection: PendingRejection | undefined }) {
  const { stageKey, stages, vacancyName, hasFailed, stage } = useStage()
  const { viewer, writer } = useCorporate()
  const { recipientOf } = useIdentities()
  const [store] = useState(() => rejectionStore(writer, stageKey.klobVacancyCode))
  const [unfinished, setUnfinished] = useState(() => store.read())
  const [resumed, setResumed] = useState<{ rejection: Rejection; name: string }>()
  const refresh = () => setUnfinished(store.read())
  const open: PendingRejection | undefined = resumed
    ? {
        applicant: { userId: rejectedUserId(resumed.rejection), firstName: resumed.name, lastName: null },
        from: stages.find(({ id }) => id === resumed.rejection.from) ?? stage,
        // The applicant need not be open.
        moveOptions: {},
        settle: () => setResumed(undefined),
      }
    : pendingRejection
  const from = open?.from ?? stage
  // The view behind reads the profile again when the applicant leaves the stage.
  const notice = useDeparture({ ...stageKey, stageId: from.id }, from, open?.applicant.userId ?? '', false)
  const isReady = vacancyName !== undefined && (stages.length > 0 || hasFailed)
  if (!isReady || !allows(viewer.corporate.menu, rights.applicantMessages)) return null
  const close = (to: Option | undefined) => {
    refresh()
    open?.settle(to)
  }
  return (
    <>
      {unfinished.map((rejection) => (
        <UnfinishedRejection
          key={rejection.run.id}
          rejection={rejection}
          resume={(name) => setResumed({ rejection, name })}
          discard={() => {
            store.drop(rejection)
            refresh()
          }}
        />
      ))}
      {open && (
        <RejectionDialog
          key={open.applicant.userId}
          conversation={withApplicant(applicants.conversation)(
            {
              ...recipientOf({ userId: open.applicant.userId, name: fullName(open.applicant) }),
              vacancy: { name: vacancyName, klobVacancyCode: stageKey.klobVacancyCode },
              // An unfinished one names the stage itself before it goes on.
              notice: resumed ? undefined : notice,
            },
            viewer,
          )}
          store={store}
          {...open}
          unfinished={resumed?.rejection}
          close={close}
        />
      )}
    </>
  )
}

/** The rejection of several applicants in progress, or the rest of an earlier one; loads nothing until there is one. */
function BulkRejections({ pending }: { pending: PendingRejections | undefined }) {
  const { stageKey, vacancyName } = useStage()
  const { viewer, writer } = useCorporate()
  const [isNeeded, setIsNeeded] = useState(() => hasDraft(writer, ['pesan', ...bulkPlace(stageKey.klobVacancyCode)]))
  const [isResumed, setIsResumed] = useState(false)
  if (pending && !isNeeded) setIsNeeded(true)
  if (!isNeeded || vacancyName === undefined || !allows(viewer.corporate.menu, rights.applicantMessages)) return null
  return (
    <BulkRejection
      vacancyName={vacancyName}
      people={pending?.people}
      onMoved={(outcome) => pending?.onMoved(outcome)}
      remove={(userId) => pending?.remove(userId)}
      isOpen={pending !== undefined || isResumed}
      open={() => setIsResumed(true)}
      close={() => {
        setIsResumed(false)
        pending?.settle()
      }}
    />
  )
}

type Props = { rejection: Rejection; resume: (name: string) => void; discard: () => void }

/** A rejection whose message was not delivered yet, with the actions to resume or discard it. */
function UnfinishedRejection({ rejection, resume, discard }: Props) {
  const { stageKey } = useStage()
  const profile = profileQuery({ ...stageKey, stageId: rejection.from }, rejectedUserId(rejection))
  // Nothing else here tries again for the name, without which the message is not sent.
  const { data, error, refetch } = useQuery({ ...profile, retryOnMount: true })
  const name = data ? fullName(data) : 'seorang pelamar'
  async function confirmDiscard() {
    const message = `${name} tidak akan dikirimi pesan ini.`
    const question = {
      title: 'Jangan kirim pesan penolakan',
      message,
      yes: 'Jangan kirim',
      no: 'Batal',
      destructive: true,
    }
    if (await confirm(question)) discard()
  }
  return (
    <Notice {...(!data && error && { retry: () => void refetch() })}>
      Penolakan {name} belum selesai: pesannya belum terkirim.{' '}
      <button type="button" className="link-button" disabled={!data} onClick={() => resume(name)}>
        Kirim lagi pesannya
      </button>{' '}
      <button type="button" className="link-button" onClick={() => void confirmDiscard()}>
        Jangan kirim
      </button>
      {!data && error && ' Namanya gagal dimuat.'}
    </Notice>
  )
}
