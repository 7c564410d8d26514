import { useState } from 'react'
import type { Option } from '~/api/contract/values'
import type { Viewer } from '~/components/viewer'
import { whyDenied } from '~/lib/rules/rightNames'
import { allows, rights } from '~/lib/rules/rights'
import { texts } from '~/lib/texts/texts'
import { alertWhy } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import type { MoveOptions } from '../useMoves'
import type { useStageMoves } from '../useStageMoves'
import type { Applicant } from '../whereabouts'

/** What the screen keeps right by itself when somebody moves. */
export type Kept = Pick<MoveOptions, 'page' | 'keeps'>
/** Somebody who is being refused; `settle` closes the dialog with the stage where they went. */
export type Refusing = { applicant: Applicant; from: Option; kept: Kept; settle: (to: Option | undefined) => void }

/** Begins a refusal, for who may move and write. */
export function useRefusing(
  { corporate }: Viewer,
  moves: ReturnType<typeof useStageMoves>,
  vacancyName: string | undefined,
) {
  const [refusing, setRefusing] = useState<Refusing>()
  async function refuse(applicant: Applicant, from: Option, kept: Kept): Promise<Option | undefined> {
    if (!moves.mayMove) return void (await moves.refuse())
    if (!allows(corporate.menu, rights.applicantMessages))
      return void (await alertWhy(texts.messagesDenied, whyDenied(rights.applicantMessages, corporate.corporateName)))
    // The message names the vacancy, so it waits for its name.
    if (vacancyName === undefined) return void notify('Nama lowongan masih dimuat', 'info')
    return new Promise((resolve) => {
      const settle = (to: Option | undefined) => {
        setRefusing(undefined)
        resolve(to)
      }
      setRefusing({ applicant, from, kept, settle })
    })
  }
  return { refusing, refuse }
}
