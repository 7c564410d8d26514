import { FailureText } from '~/ui/messages/FailureText'
import { type MessageTexts, unfilledText } from './fillMessage'

/** The id of what a message still lacks, which describes the button that sends. */
export const unfilledId = 'unfilled'

type Props = {
  /** Why the message was not sent. */
  problem: string | undefined
  /** The texts as they are sent. */
  texts: MessageTexts | undefined
  /** Whether the message starts a thread. */
  hasSubject: boolean
  retry?: (() => void) | undefined
}

/** Why a message was not sent; before the press, which placeholders it still has. It describes the button that sends. */
export function SendProblem({ problem, texts, hasSubject, retry }: Props) {
  if (problem !== undefined) return <FailureText retry={retry}>{problem}</FailureText>
  const unfilled = texts && unfilledText(texts, hasSubject)
  return (
    unfilled !== undefined && (
      <p id={unfilledId} className="small dimmed">
        {unfilled}
      </p>
    )
  )
}
