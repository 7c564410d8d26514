import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconFileText, IconMessage, IconNotes, IconX } from '@tabler/icons-react'
import { type ReactNode, type Ref, useContext } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { CvLink } from '~/components/cv/CvLink'
import { fullName } from '~/lib/texts/text'
import { focusNotes } from '../notes/notesRecord'
import classes from './PanelHead.module.css'
import { ApplicationSummary } from './ApplicationSummary'
import { MoveField } from './MoveField'
import { PanelMenu } from './PanelMenu'
import { PanelPartsContext } from './panelParts'
import { careerText } from '../model/career'
import type { Applicant } from '../model/applicant'
import { type PanelActions, panelIds } from '../model/panelActions'
import { useSelection, useStageActions, useTargets } from '../pipeline/stageContext'

type Props = {
  card: Applicant
  /** Undefined until it is loaded. */
  profile: ApplicantProfile | undefined
  actions: PanelActions
  /** What has changed about the applicant's place meanwhile. */
  notice: ReactNode
  headingRef: Ref<HTMLHeadingElement>
}

/** The open applicant's name and all actions, in a sticky header. */
export function PanelHead({ card, profile, actions, notice, headingRef }: Props) {
  const { userId } = card
  const name = fullName(card)
  const { place, hasBefore, hasAfter, step, moveTo, reject, close } = actions
  const { listState, setListState } = useSelection()
  const { CvButton } = useContext(PanelPartsContext)
  const career = profile && careerText(profile)
  const steps = [
    { label: 'Sebelumnya', by: -1, isAvailable: hasBefore, icon: IconChevronLeft },
    { label: 'Berikutnya', by: 1, isAvailable: hasAfter, icon: IconChevronRight },
  ] as const
  return (
    <header className={classes.head}>
      <div className={classes.who}>
        <h2 id={panelIds.title} ref={headingRef} tabIndex={-1} data-work>
          <span title={name}>{name}</span> <small className="dimmed tabular">{place}</small>
        </h2>
        <div className={classes.steps}>
          {steps.map(({ label, by, isAvailable, icon: Icon }) => (
            <ActionIcon
              key={label}
              variant="subtle"
              color="gray"
              size={32}
              aria-label={label}
              aria-disabled={!isAvailable}
              data-disabled={!isAvailable}
              onClick={() => step(by)}
            >
              <Icon size={16} aria-hidden />
            </ActionIcon>
          ))}
        </div>
      </div>
      <div className={`row ${classes.actions}`}>
        <MoveControl name={name} moveTo={moveTo} />
        <Button
          variant="default"
          size="xs"
          aria-label={`Pesan ${name}`}
          leftSection={<IconMessage size={16} aria-hidden />}
          onClick={() => setListState({ ...listState, isWriting: true })}
        >
          Pesan
        </Button>
        <CvButton userId={userId} profile={profile} />
        {profile?.hasRoleToDownload && (
          // The CV has its own right (document 2 §4.5).
          <span id={panelIds.cv} className={classes.file}>
            <CvLink userId={userId} link={profile.profileDownloadLink} name={fullName(profile)}>
              <IconFileText size={16} aria-hidden /> Unduh CV
            </CvLink>
          </span>
        )}
        <Button
          variant="default"
          size="xs"
          aria-label={`Catatan ${name}`}
          disabled={!profile}
          leftSection={<IconNotes size={16} aria-hidden />}
          onClick={focusNotes}
        >
          Catatan
        </Button>
        <PanelMenu userId={userId} name={name} profile={profile} reject={reject} />
      </div>
      <ActionIcon variant="subtle" color="gray" aria-label={`Tutup profil ${name}`} onClick={close}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
      <p className={classes.career} title={career}>
        {career}
      </p>
      <ApplicationSummary userId={userId} profile={profile} />
      {notice && <div className={classes.notice}>{notice}</div>}
    </header>
  )
}

/** Moves the open applicant: to the stage used last with one press, to any other by its list. */
function MoveControl({ name, moveTo }: { name: string; moveTo: PanelActions['moveTo'] }) {
  const { targets, lastTarget } = useTargets()
  const { mayMove } = useStageActions().moves
  const preset = mayMove ? lastTarget : undefined
  return (
    <div className={classes.move} data-primary={(mayMove && !preset) || undefined} data-preset={preset && true}>
      {preset && (
        <Button
          size="xs"
          title={`Pindahkan ke ${preset.text}`}
          aria-label={`Pindahkan ke ${preset.text}: ${name}`}
          onClick={() => moveTo(preset)}
        >
          <span className="ellipsis">Pindahkan ke {preset.text}</span>
        </Button>
      )}
      <MoveField
        label={`Pindahkan ${name} ke tahap`}
        {...(preset && { placeholder: 'Tahap lain' })}
        targets={targets}
        moveTo={moveTo}
      />
    </div>
  )
}
