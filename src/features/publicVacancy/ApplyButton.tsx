import { Button, UnstyledButton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { publicVacancy, type PublicVacancy } from '~/api/contract/publicVacancy'
import { send } from '~/api/queries'
import { session } from '~/api/session'
import { texts } from '~/lib/texts'
import { wordingOf } from '~/parts/vacancyPage/wording'
import { lazily } from '~/ui/lazily'
import { takeIntent } from './applyIntent'
import classes from './TitleBlock.module.css'
import { type ApplyStep, applyStep } from './vacancyRules'

const ApplyDialog = lazily(async () => (await import('./ApplyDialog')).ApplyDialog)

const INFO =
  'Tombol ini membawa Anda ke lamaran resmi perusahaan dan menyampaikan minat Anda kepada HR perusahaan tersebut.'

/**
 * Applying: a visitor is asked to sign in and goes on afterwards; who is signed in has the click recorded and comes to
 * the step that the vacancy asks for. The record is for the house: without it the step opens all the same
 * (document 1 §4 'Apply button').
 */
export function ApplyButton({ vacancy, corporateId }: { vacancy: PublicVacancy; corporateId: string }) {
  const { klobVacancyCode, applied } = vacancy
  const wording = wordingOf(vacancy)
  const [step, setStep] = useState<ApplyStep | 'sign-in'>()
  const [info, setInfo] = useState<'pointed' | 'pressed'>()
  const infoId = useId()
  const client = useQueryClient()

  function apply() {
    if (applied || step !== undefined) return
    if (session.username() === undefined) return setStep('sign-in')
    setStep(applyStep(vacancy))
    send(client, publicVacancy.clickApply, { klobVacancyCode }).catch(() => {})
  }
  const goOn = useEffectEvent(() => {
    if (session.username() !== undefined && takeIntent(klobVacancyCode)) apply()
  })
  useEffect(() => {
    // After the page has settled: the dialog comes as if the button had been pressed now.
    const settled = setTimeout(() => goOn())
    return () => clearTimeout(settled)
  }, [])
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && setInfo(undefined))

  return (
    <div className={classes.apply} onPointerLeave={() => info === 'pointed' && setInfo(undefined)}>
      <Button size="md" onClick={apply} disabled={applied} aria-describedby={infoId}>
        {applied ? texts.publicVacancy.applied : wording.apply}
      </Button>
      <UnstyledButton
        className={classes.about}
        aria-label="Tentang melamar"
        aria-expanded={info !== undefined}
        aria-controls={infoId}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setInfo(info ?? 'pointed')}
        onClick={() => setInfo(info === 'pressed' ? undefined : 'pressed')}
        onBlur={() => setInfo(undefined)}
      >
        <IconInfoCircle size={20} aria-hidden />
      </UnstyledButton>
      <p id={infoId} role="tooltip" className={classes.info} hidden={info === undefined}>
        {INFO}
      </p>
      {step && (
        <ApplyDialog
          step={step}
          vacancy={vacancy}
          corporateId={corporateId}
          noun={wording.noun}
          onClose={() => setStep(undefined)}
        />
      )}
    </div>
  )
}
