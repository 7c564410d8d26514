import { useQuery } from '@tanstack/react-query'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { accountQuery } from '~/api/identity/account'
import { config } from '~/api/config'
import type { PublicVacancy, PublicQuestion } from '~/api/contract/vacancies/publicVacancy'
import { fillUrlTemplate } from '~/lib/url/urlTemplates'
import classes from './ApplyDialog.module.css'
import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Dialog } from '~/ui/dialogs/Dialog'
import { FileLink } from '~/ui/links/FileLink'
import { detailQuery } from './vacancyQueries'
import type { ApplyStep } from './vacancyRules'

/** Labels of the profile flags in the document; an unknown flag is shown by its name. */
const parts: Record<string, string> = {
  basicInfo: 'Data diri',
  education: 'Pendidikan',
  jobExperience: 'Pengalaman kerja',
  skill: 'Keahlian',
  language: 'Bahasa',
}

/** The parts of the profile, with the addresses where the incomplete ones can be completed. */
function useProfileParts({ strengthProfile, valueTest, interestTest }: PublicVacancy) {
  const { data: account } = useQuery(accountQuery)
  const { links, mainSiteUrl } = config()
  const profile = account ? fillUrlTemplate(links.profile, { userId: account.userId }) : mainSiteUrl
  return [
    ...(strengthProfile?.parts ?? []).map(({ part, isFilled }) => ({
      name: parts[part] ?? part,
      isFilled,
      href: profile,
    })),
    ...Object.entries({ 'Tes nilai kerja': valueTest, 'Tes minat kerja': interestTest }).flatMap(([name, isFilled]) =>
      isFilled === null ? [] : [{ name, isFilled, href: links.tests }],
    ),
  ]
}

/** Leads to the first incomplete part, in a new tab, so that the vacancy stays open. */
function CompleteProfile({ vacancy }: { vacancy: PublicVacancy }) {
  const missing = useProfileParts(vacancy).find(({ isFilled }) => !isFilled)
  return (
    <Button
      component="a"
      href={missing?.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Lengkapi profil (tab baru)"
      data-autofocus
    >
      Lengkapi profil
    </Button>
  )
}

/** The complete and incomplete parts of the profile, read again on return from where they are completed. */
function ProfileStep({ vacancy, corporateId }: { vacancy: PublicVacancy; corporateId: string }) {
  const { strengthProfile, klobVacancyCode } = vacancy
  useQuery({ ...detailQuery(klobVacancyCode, corporateId), refetchOnWindowFocus: 'always' })
  const entries = useProfileParts(vacancy)
  return (
    <>
      <p>
        Lengkapi bagian yang belum terisi sebelum melamar, lalu kembali ke tab ini.
        {strengthProfile && ` Profil Anda sudah ${Math.round(strengthProfile.totalPercent)}% lengkap.`}
      </p>
      <ul className={`plain-list break-anywhere ${classes.parts}`} aria-label="Kelengkapan profil">
        {entries.map(({ name, isFilled, href }) => (
          <li key={name} data-filled={isFilled || undefined}>
            {isFilled ? <IconCircleCheck size={20} aria-hidden /> : <IconCircleDashed size={20} aria-hidden />}
            <span>{name}</span>
            {isFilled ? (
              <span className="small dimmed">Lengkap</span>
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`Lengkapi ${name} (tab baru)`}>
                Lengkapi
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const kinds: Record<PublicQuestion['questionType'], string> = {
  text: 'Jawaban teks',
  number: 'Angka',
  yesno: 'Ya atau Tidak',
  choice: 'Pilihan',
  attachment: 'Unggah berkas',
}

/** The note of a question; for a choice, the options, one per line (wire decision C10). */
function Note({ question: { questionType, answerNote } }: { question: PublicQuestion }) {
  if (!answerNote) return null
  if (questionType !== 'choice') return <p className="small dimmed">{answerNote}</p>
  return (
    <ul className={classes.choices}>
      {answerNote.split('\n').map((choice) => (
        <li key={choice}>{choice}</li>
      ))}
    </ul>
  )
}

/** The company's questions, for preparation: they are answered where the application is sent. */
function QuestionsStep({ questions }: { questions: readonly PublicQuestion[] }) {
  return (
    <>
      <p>Perusahaan mengajukan pertanyaan berikut. Siapkan jawabannya sebelum melanjutkan.</p>
      <ol className={`stack break-anywhere ${classes.questions}`} aria-label="Pertanyaan">
        {questions
          .toSorted((a, b) => a.sequence - b.sequence)
          .map((question) => {
            const template = question.templateUrl
            return (
              <li key={question.id}>
                <p>{question.questionText}</p>
                <p className="small dimmed">
                  {kinds[question.questionType]} · {question.mandatory ? 'Wajib' : 'Tidak wajib'}
                </p>
                <Note question={question} />
                {template && (
                  <p>
                    <FileLink address={template.url}>{`Unduh ${template.originalFilename}`}</FileLink>
                  </p>
                )}
              </li>
            )
          })}
      </ol>
    </>
  )
}

type Props = {
  step: ApplyStep | 'sign-in'
  vacancy: PublicVacancy
  corporateId: string
  /** 'lowongan' or 'beasiswa'. */
  noun: string
  /** Called when the user goes to sign in. */
  onLeave: () => void
  onClose: () => void
}

function SignInPrompt({ noun, onLeave }: Pick<Props, 'noun' | 'onLeave'>) {
  const next = useLocation({ select: ({ href }) => href })
  return (
    <>
      <p>Masuk dengan akun Anda untuk melamar {noun} ini. Setelah masuk Anda kembali ke halaman ini dan melanjutkan.</p>
      <div className={`row ${classes.actions}`}>
        <Link to="/register" search={{ next }} replace onClick={onLeave}>
          Daftar akun baru
        </Link>
        <Button
          renderRoot={(props) => <Link to="/login" search={{ next }} replace {...props} />}
          onClick={onLeave}
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
const steps: Record<ApplyStep, (vacancy: PublicVacancy, corporateId: string) => ReactNode> = {
  direct: () => null,
  questions: ({ additionalQuestions }) => <QuestionsStep questions={additionalQuestions ?? []} />,
  profile: (vacancy, corporateId) => <ProfileStep vacancy={vacancy} corporateId={corporateId} />,
}

/**
 * The steps after a click on apply. The API has no endpoint for applications, so each step says that nothing was sent
 * yet and links to the page where it can be (decision 'applying').
 */
export function ApplyDialog({ step, vacancy, corporateId, noun, onLeave, onClose }: Props) {
  const { klobVacancyCode, positionName, corporateName } = vacancy
  const address = fillUrlTemplate(config().links.apply, { klobVacancyCode, corporateId })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={titles[step]}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
      classNames={{ body: 'stack' }}
    >
      <p className="dimmed break-anywhere">
        {positionName} · {corporateName}
      </p>
      {step === 'sign-in' ? (
        <SignInPrompt noun={noun} onLeave={onLeave} />
      ) : (
        <>
          {steps[step](vacancy, corporateId)}
          <p>
            <strong>Lamaran Anda belum terkirim.</strong> Lamaran {noun} ini diisi dan dikirim di situs utama.
          </p>
          <div className={`row ${classes.actions}`}>
            <Button variant="default" onClick={onClose}>
              Nanti saja
            </Button>
            {step === 'profile' ? (
              <>
                <Button variant="default" component="a" href={address}>
                  Lanjutkan di situs utama
                </Button>
                <CompleteProfile vacancy={vacancy} />
              </>
            ) : (
              <Button component="a" href={address} data-autofocus>
                Lanjutkan di situs utama
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}
