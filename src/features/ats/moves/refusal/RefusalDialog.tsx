import type { Option } from '~/api/contract/values'
import type { ConversationConfig } from '~/conversation/conversationConfig'
import { Dialog } from '~/ui/dialogs/Dialog'
import type { StageView } from '../../stageView'
import type { Applicant } from '../whereabouts'
import { RefusalForm } from './RefusalForm'
import { RefusalOutcome } from './RefusalOutcome'
import type { Refusal, refusalStore } from './refusals'
import type { Kept } from './useRefusing'
import { useRefusal } from './useRefusal'

type Props = {
  view: StageView
  conversation: ConversationConfig
  store: ReturnType<typeof refusalStore>
  applicant: Applicant
  from: Option
  kept: Kept
  /** One of before that is gone on with. */
  begun: Refusal | undefined
  /** Called with the stage that the person is in now. */
  close: (to: Option | undefined) => void
}

/** Refusing somebody in one step: the stage for it and a message. Once they have moved, only the message is left. */
export function RefusalDialog({ view, conversation, store, applicant, from, kept, begun, close }: Props) {
  const { name } = conversation
  const { refusal, result, isBusy, to, start, resume, discard } = useRefusal({
    view,
    store,
    conversation,
    applicant,
    from,
    kept,
    begun,
    close,
  })
  return (
    <Dialog
      opened
      onClose={() => !isBusy && close(to)}
      size="lg"
      yOffset="24px"
      title={`Tolak ${name}`}
      closeButtonProps={{ 'aria-label': 'Tutup penolakan' }}
      closeOnClickOutside={false}
    >
      {refusal ? (
        <RefusalOutcome
          name={name}
          refusal={refusal}
          to={to}
          result={result}
          isBusy={isBusy}
          resume={() => void resume(refusal)}
          discard={() => discard(refusal)}
          close={() => close(to)}
        />
      ) : (
        <RefusalForm view={view} conversation={conversation} from={from} isBusy={isBusy} start={start} />
      )}
    </Dialog>
  )
}
