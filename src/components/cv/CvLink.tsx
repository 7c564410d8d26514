import type { ReactNode } from 'react'
import { ExternalLink } from '~/ui/links/ExternalLink'
import { notify } from '~/ui/messages/notify'
import { cvAddress, cvProblem } from './cvAddress'

type Props = { userId: string; link?: string | null; name: string; children: ReactNode }

/** A link that opens a person's CV in a new tab, or says why it cannot. */
export function CvLink({ userId, link, name, children }: Props) {
  return (
    <ExternalLink
      address={cvAddress(userId, link)}
      label={`Unduh CV ${name}`}
      onPress={(event) => {
        const problem = cvProblem(userId, link)
        if (problem === undefined) return
        event.preventDefault()
        void notify(problem, 'failed')
      }}
    >
      {children}
    </ExternalLink>
  )
}
