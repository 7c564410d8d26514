import { Button, UnstyledButton } from '@mantine/core'
import { useTimeout, useWindowEvent } from '@mantine/hooks'
import { IconInfoCircle } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { ApiError } from '~/api/errors'
import { publicVacancy, type PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { useSend } from '~/api/useSend'
import { texts } from '~/lib/texts/texts'
import { dialogEntry, useCloseEntry } from '~/components/dialogEntry'
import { useSignedIn } from '~/components/pages/PublicHeader'
import { wordingOf } from '~/components/vacancyPage/wording'
import { lazyDialog } from '~/ui/lazyDialog'
import { useRootMark } from '~/ui/useRootMark'
import classes from './VacancyScreen.module.css'
import { applyStep } from './vacancyRules'

const ApplyDialog = lazyDialog(async () => (await import('./ApplyDialog')).ApplyDialog)

/** The name of the dialog's history entry. */
const APPLY = 'apply'
const KEY = 'klob:apply'
/** After this time, a sign-in no longer resumes the click. */
const MAX_INTENT_AGE_MS = 30 * 60_000

/** Remembers in this tab that the user signs in to apply. Without storage, only the resumption is lost. */
function rememberIntent(klobVacancyCode: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([klobVacancyCode, Date.now()]))
  } catch {}
}

/** Takes the stored intent; returns whether it was for this vacancy. */
function consumeIntent(klobVacancyCode: string): boolean {
  try {
    const [code, at]: unknown[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    if (code !== klobVacancyCode) return false
    sessionStorage.removeItem(KEY)
    return Date.now() - Number(at) < MAX_INTENT_AGE_MS
  } catch {
    return false
  }
}

const INFO =
  'Tombol ini membawa Anda ke lamaran resmi perusahaan dan menyampaikan minat Anda kepada HR perusahaan tersebut.'

/**
 * Applying: visitors sign in first and continue afterwards; for signed-in users the click is recorded, and the next step of
 * the vacancy opens. Recording is for statistics only: its failures are ignored
 * (document 1 §4 'Apply button').
 */
export function ApplyButton({ vacancy, corporateId }: { vacancy: PublicVacancy; corporateId: string }) {
  const { klobVacancyCode, applied } = vacancy
  const wording = wordingOf(vacancy)
  const navigate = useNavigate()
  const closeEntry = useCloseEntry()
  // An entry of the browser's history, so that Back closes the dialog and not the vacancy, which is often its first page.
  const isEntry = useLocation({ select: ({ state }) => state.dialog === APPLY })
  // A reload keeps the entry, but applying starts with a click only.
  const [isPressed, setPressed] = useState(false)
  const isOpen = isEntry && isPressed
  useRootMark('applyBar')
  const [info, setInfo] = useState<'pointed' | 'pressed'>()
  const infoId = useId()
  const { sendAsync: recordClick } = useSend(publicVacancy.clickApply)
  const isSignedIn = useSignedIn()

  function apply() {
    if (applied || isOpen) return
    setPressed(true)
    void navigate({ to: '.', search: true, state: dialogEntry(APPLY), resetScroll: false })
    if (!isSignedIn) return
    recordClick({ klobVacancyCode }).catch((error: unknown) => {
      // Failures are ignored, except an ended session: the page reloads as a visitor's and must resume.
      if (error instanceof ApiError && error.status === 401) rememberIntent(klobVacancyCode)
    })
  }
  function close() {
    consumeIntent(klobVacancyCode)
    closeEntry(() => {})
  }
  // After the first render, so that the dialog opens as if the button had just been pressed.
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
      {isOpen && !applied && (
        <ApplyDialog
          step={isSignedIn ? applyStep(vacancy) : 'sign-in'}
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
