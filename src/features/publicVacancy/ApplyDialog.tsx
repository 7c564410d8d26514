import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { config } from '~/api/config'
import type { PublicVacancy } from '~/api/contract/publicVacancy'
import { filledAddress } from '~/lib/addresses'
import { Dialog } from '~/ui/Dialog'
import classes from './ApplyDialog.module.css'
import { rememberIntent } from './applyIntent'
import { ProfileStep } from './ProfileStep'
import { QuestionsStep } from './QuestionsStep'
import type { ApplyStep } from './vacancyRules'

type Props = {
  step: ApplyStep | 'sign-in'
  vacancy: PublicVacancy
  corporateId: string
  /** 'lowongan' or 'beasiswa'. */
  noun: string
  onClose: () => void
}

function SignInPrompt({ vacancy: { klobVacancyCode }, noun }: Props) {
  const next = useLocation({ select: ({ href }) => href })
  const remember = () => rememberIntent(klobVacancyCode)
  return (
    <>
      <p>Masuk dengan akun Anda untuk melamar {noun} ini. Setelah masuk Anda kembali ke halaman ini dan melanjutkan.</p>
      <div className={classes.actions}>
        <Link to="/register" search={{ next }} onClick={remember}>
          Daftar akun baru
        </Link>
        <Button
          renderRoot={(props) => <Link to="/login" search={{ next }} {...props} />}
          onClick={remember}
          data-autofocus
        >
          Masuk
        </Button>
      </div>
    </>
  )
}

const titles: Record<Props['step'], string> = {
  'sign-in': 'Masuk untuk melamar',
  direct: 'Lanjutkan lamaran Anda',
  questions: 'Pertanyaan untuk pelamar',
  profile: 'Lengkapi profil Anda',
}
const steps: Record<ApplyStep, (vacancy: PublicVacancy) => ReactNode> = {
  direct: () => null,
  questions: ({ additionalQuestions }) => <QuestionsStep questions={additionalQuestions ?? []} />,
  profile: (vacancy) => <ProfileStep vacancy={vacancy} />,
}

/**
 * What follows a click on apply. The API has no call that sends an application, so each step says that nothing was sent
 * yet and leads to where it is (decision 'applying').
 */
export function ApplyDialog(props: Props) {
  const { step, vacancy, corporateId, noun, onClose } = props
  const { klobVacancyCode, positionName, corporateName } = vacancy
  const address = filledAddress(config().links.apply, { klobVacancyCode, corporateId })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={titles[step]}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
      classNames={{ body: classes.body }}
    >
      <p className={classes.about}>
        {positionName} · {corporateName}
      </p>
      {step === 'sign-in' ? (
        <SignInPrompt {...props} />
      ) : (
        <>
          {steps[step](vacancy)}
          <p>
            <strong>Lamaran Anda belum terkirim.</strong> Lamaran {noun} ini diisi dan dikirim di situs utama.
          </p>
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              Nanti saja
            </Button>
            <Button component="a" href={address} data-autofocus>
              Lanjutkan di situs utama
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
