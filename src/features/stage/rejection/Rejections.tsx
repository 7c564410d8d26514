import { useQuery } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { type ReactNode, useState } from 'react'
import type { Option } from '~/api/values'
import { fullName } from '~/lib/texts/text'
import { hasDraft } from '~/record/draftIndex'
import { confirm } from '~/ui/dialogs/dialogs'
import { lazyDialog } from '~/ui/lazyDialog'
import { Notice } from '~/ui/messages/Notice'
import { profileQuery } from '../pipeline/queries'
import { ActionsContext, useStage, useStageActions } from '../pipeline/stageContext'
import { useDeparture } from '../pipeline/useDeparture'
import { useMessaging } from '../pipeline/useMessaging'
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
  const actions = useStageActions()
  const { pendingRejection, pendingRejections, reject, rejectMany } = usePendingRejection()
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
  const { stageKey, stages, hasFailed, stage } = useStage()
  const { writer } = useCorporate()
  const { hasRight, isNamed, conversationWith } = useMessaging()
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
        unfinished: resumed.rejection,
        settle: () => setResumed(undefined),
      }
    : pendingRejection
  const from = open?.from ?? stage
  // The view behind reads the profile again when the applicant leaves the stage.
  const notice = useDeparture({ ...stageKey, stageId: from.id }, from, open?.applicant.userId ?? '', false)
  const isReady = isNamed && (stages.length > 0 || hasFailed)
  if (!isReady || !hasRight) return null
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
          conversation={conversationWith({
            userId: open.applicant.userId,
            name: fullName(open.applicant),
            // An unfinished one names the stage itself before it goes on.
            notice: resumed ? undefined : notice,
          })}
          store={store}
          pending={open}
          close={close}
        />
      )}
    </>
  )
}

/** The rejection of several applicants in progress, or the rest of an earlier one; loads nothing until there is one. */
function BulkRejections({ pending }: { pending: PendingRejections | undefined }) {
  const { stageKey } = useStage()
  const { writer } = useCorporate()
  const { hasRight, isNamed } = useMessaging()
  const [isNeeded, setIsNeeded] = useState(() => hasDraft(writer, ['pesan', ...bulkPlace(stageKey.klobVacancyCode)]))
  const [isResumed, setIsResumed] = useState(false)
  if (pending && !isNeeded) setIsNeeded(true)
  if (!isNeeded || !isNamed || !hasRight) return null
  return (
    <BulkRejection
      pending={pending}
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
