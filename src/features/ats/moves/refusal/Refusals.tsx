import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { applicants } from '~/api/contract/recruitment/applicants'
import type { Option } from '~/api/contract/values'
import { withApplicant } from '~/conversation/conversationConfig'
import { allows, rights } from '~/lib/rules/rights'
import { fullName } from '~/lib/texts/text'
import { confirm } from '~/ui/dialogs/dialogs'
import { lazyComponent } from '~/ui/lazyComponent'
import { Notice } from '~/ui/messages/Notice'
import { profileQuery } from '../../queries'
import type { StageView } from '../../stageView'
import { type Refusal, refusalStore, refusedId, type Refusing } from './refusals'

const RefusalDialog = lazyComponent(async () => (await import('./RefusalDialog')).RefusalDialog)

/** The rejection in progress, and earlier ones whose message was not delivered. */
export function Refusals({ view, refusing }: { view: StageView; refusing: Refusing | undefined }) {
  const { stageKey, viewer, writer, stages, vacancyName } = view
  const [store] = useState(() => refusalStore(writer, stageKey.klobVacancyCode))
  const [left, setLeft] = useState(() => store.read())
  const [resumed, setResumed] = useState<{ refusal: Refusal; name: string }>()
  const refresh = () => setLeft(store.read())
  const isReady = vacancyName !== undefined && (stages.length > 0 || view.hasFailed)
  if (!isReady || !allows(viewer.corporate.menu, rights.applicantMessages)) return null
  const open: Refusing | undefined = resumed
    ? {
        applicant: { userId: refusedId(resumed.refusal), firstName: resumed.name, lastName: null },
        from: stages.find(({ id }) => id === resumed.refusal.from) ?? view.stage,
        // The applicant need not be open.
        kept: {},
        settle: () => setResumed(undefined),
      }
    : refusing
  const close = (to: Option | undefined) => {
    refresh()
    open?.settle(to)
  }
  return (
    <>
      {left.map((refusal) => (
        <LeftRefusal
          key={refusal.run.id}
          view={view}
          refusal={refusal}
          resume={(name) => setResumed({ refusal, name })}
          discard={() => {
            store.drop(refusal)
            refresh()
          }}
        />
      ))}
      {open && (
        <RefusalDialog
          key={open.applicant.userId}
          view={view}
          conversation={withApplicant(applicants.conversation)(
            {
              userId: open.applicant.userId,
              name: fullName(open.applicant),
              vacancy: { name: vacancyName, klobVacancyCode: stageKey.klobVacancyCode },
            },
            viewer,
          )}
          store={store}
          {...open}
          begun={resumed?.refusal}
          close={close}
        />
      )}
    </>
  )
}

type Props = { view: StageView; refusal: Refusal; resume: (name: string) => void; discard: () => void }

/** A rejection whose message was not delivered yet, with the actions to resume or discard it. */
function LeftRefusal({ view, refusal, resume, discard }: Props) {
  const { data } = useQuery(profileQuery({ ...view.stageKey, stageId: refusal.from }, refusedId(refusal)))
  const name = data ? fullName(data) : 'seorang pelamar'
  async function askToDiscard() {
    const message = `${name} tidak akan dikirimi pesan ini.`
    const question = { title: 'Buang pesan penolakan', message, yes: 'Buang', no: 'Batal', destructive: true }
    if (await confirm(question)) discard()
  }
  return (
    <Notice>
      Penolakan {name} belum selesai: pesannya belum terkirim.{' '}
      <button type="button" className="link-button" disabled={!data} onClick={() => resume(name)}>
        Kirim lagi pesannya
      </button>{' '}
      <button type="button" className="link-button" onClick={() => void askToDiscard()}>
        Buang
      </button>
    </Notice>
  )
}
