import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconMessage, IconNotes, IconX } from '@tabler/icons-react'
import { type ReactNode, type Ref, useContext } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { SelectField } from '~/ui/fields/SelectField'
import { focusNotes } from '../notes/notesRecord'
import classes from './PanelHead.module.css'
import { ApplicationSummary } from './ApplicationSummary'
import { PanelMenu } from './PanelMenu'
import { PanelPartsContext } from './panelParts'
import { ProfileFiles } from './ProfileFiles'
import { careerText } from '../model/career'
import type { PanelActions } from '../model/panelActions'
import { useSelection, useStageActions, useTargets } from '../pipeline/stageContext'

type Props = {
  userId: string
  name: string
  /** '17 dari 45'. */
  place: string
  /** Undefined until it is loaded. */
  profile: ApplicantProfile | undefined
  actions: PanelActions
  /** What has changed about the applicant's place meanwhile. */
  notice: ReactNode
  titleId: string
  headingRef: Ref<HTMLHeadingElement>
}

/** The open applicant's name and all actions, in a sticky header. */
export function PanelHead({ userId, name, place, profile, actions, notice, titleId, headingRef }: Props) {
  const { hasBefore, hasAfter, step, moveTo, reject, close } = actions
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
        <h2 id={titleId} ref={headingRef} tabIndex={-1} data-work>
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
          onClick={() => setListState({ ...listState, isWriting: true }, true)}
        >
          Pesan
        </Button>
        <CvButton userId={userId} profile={profile} />
        {profile && <ProfileFiles profile={profile} userId={userId} />}
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
  const { moves } = useStageActions()
  const { targets, lastTarget } = useTargets()
  const { mayMove } = moves
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
      <SelectField
        hideLabel
        label={`Pindahkan ${name} ke tahap`}
        placeholder={preset ? 'Tahap lain' : 'Pindahkan ke...'}
        disabled={mayMove && targets.length === 0}
        options={mayMove ? targets : moves.deniedOptions}
        value={undefined}
        onChange={(id) => {
          const to = targets.find((one) => one.id === id)
          if (to && mayMove) moveTo(to)
        }}
      />
    </div>
  )
}
