import { Button, UnstyledButton } from '@mantine/core'
import { useTimeout, useWindowEvent } from '@mantine/hooks'
import { IconInfoCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { ApiError } from '~/api/errors'
import { publicVacancy, type PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { useSend } from '~/api/useSend'
import { texts } from '~/lib/texts/texts'
import { useSignedIn } from '~/components/pages/PublicHeader'
import { wordingOf } from '~/components/vacancyPage/wording'
import { lazyComponent } from '~/ui/lazyComponent'
import classes from './VacancyScreen.module.css'
import { type ApplyStep, applyStep } from './vacancyRules'

const ApplyDialog = lazyComponent(async () => (await import('./ApplyDialog')).ApplyDialog)

const KEY = 'klob:apply'
/** A sign-in that takes longer was not for that click any more. */
const LONGEST_MS = 30 * 60_000

/** Remembers in this tab that somebody goes to sign in so as to apply. A storage that is barred costs only that. */
function rememberIntent(klobVacancyCode: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([klobVacancyCode, Date.now()]))
  } catch {}
}

/** Whether that was for this vacancy; true only once. */
function consumeIntent(klobVacancyCode: string): boolean {
  try {
    const [code, at] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string?, number?]
    if (code !== klobVacancyCode) return false
    sessionStorage.removeItem(KEY)
    return Date.now() - (at ?? 0) < LONGEST_MS
  } catch {
    return false
  }
}

const INFO =
  'Tombol ini membawa Anda ke lamaran resmi perusahaan dan menyampaikan minat Anda kepada HR perusahaan tersebut.'

/**
 * Applying: a visitor signs in first and continues afterwards; who is signed in has the click recorded and comes to
 * the step that the vacancy asks for. The record is for the house: without it the step opens all the same
 * (document 1 §4 'Apply button').
 */
export function ApplyButton({ vacancy, corporateId }: { vacancy: PublicVacancy; corporateId: string }) {
  const { klobVacancyCode, applied } = vacancy
  const wording = wordingOf(vacancy)
  const [step, setStep] = useState<ApplyStep>()
  const [info, setInfo] = useState<'pointed' | 'pressed'>()
  const infoId = useId()
  const { sendAsync: recordClick } = useSend(publicVacancy.clickApply)
  const isSignedIn = useSignedIn()

  function apply() {
    if (applied || step !== undefined) return
    setStep(applyStep(vacancy))
    if (!isSignedIn) return
    recordClick({ klobVacancyCode }).catch((error: unknown) => {
      // The record may be lost, the wish may not: when the session is over the page comes back as a visitor's.
      if (error instanceof ApiError && error.status === 401) rememberIntent(klobVacancyCode)
    })
  }
  function close() {
    consumeIntent(klobVacancyCode)
    setStep(undefined)
  }
  // After the page has settled: the dialog comes as if the button had been pressed now.
  useTimeout(() => consumeIntent(klobVacancyCode) && apply(), 0, { autoInvoke: true })
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && setInfo(undefined))

  return (
    <div className={classes.apply} onPointerLeave={() => info === 'pointed' && setInfo(undefined)}>
      <Button size="md" onClick={apply} disabled={applied} aria-describedby={infoId}>
        {applied ? texts.publicVacancy.applied : wording.apply}
      </Button>
      <UnstyledButton
        className={`dimmed ${classes.about}`}
        aria-label="Tentang melamar"
        aria-expanded={info !== undefined}
        aria-controls={infoId}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setInfo(info ?? 'pointed')}
        onClick={() => setInfo(info === 'pressed' ? undefined : 'pressed')}
        onBlur={() => setInfo(undefined)}
      >
        <IconInfoCircle size={20} aria-hidden />
      </UnstyledButton>
      <p id={infoId} role="tooltip" className={`small ${classes.info}`} hidden={info === undefined}>
        {INFO}
      </p>
      {step && (
        <ApplyDialog
          step={isSignedIn ? step : 'sign-in'}
          vacancy={vacancy}
          corporateId={corporateId}
          noun={wording.noun}
          onLeave={() => rememberIntent(klobVacancyCode)}
          onClose={close}
        />
      )}
    </div>
  )
}
