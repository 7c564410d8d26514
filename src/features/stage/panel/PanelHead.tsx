import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Button } from '@mantine/core'
import {
  IconArrowRight,
  IconChevronLeft,
  IconChevronRight,
  IconMessage,
  IconNotes,
  IconUserX,
  IconX,
} from '@tabler/icons-react'
import { type ReactNode, type Ref, useContext } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { SelectField } from '~/ui/fields/SelectField'
import { useShortcuts } from '~/ui/keys/shortcuts'
import { focusNotes } from '../notes/notesRecord'
import classes from './PanelHead.module.css'
import { ApplicationSummary } from './ApplicationSummary'
import { PanelPartsContext } from './panelParts'
import { ProfileFiles } from './ProfileFiles'
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
  const { moves } = useStageActions()
  const { targets, lastTarget } = useTargets()
  const { mayMove } = moves
  const { CompareButton } = useContext(PanelPartsContext)
  const steps = [
    { label: 'Sebelumnya', by: -1, isAvailable: hasBefore, icon: IconChevronLeft },
    { label: 'Berikutnya', by: 1, isAvailable: hasAfter, icon: IconChevronRight },
  ] as const
  return (
    <header className={classes.head}>
      <div className={classes.who}>
        <h2 id={titleId} ref={headingRef} tabIndex={-1}>
          <span className="break-anywhere" title={name}>
            {name}
          </span>{' '}
          <small className="dimmed tabular">{place}</small>
        </h2>
        <div className={classes.steps}>
          {steps.map(({ label, by, isAvailable, icon: Icon }) => (
            <ActionIcon
              key={label}
              variant="subtle"
              color="gray"
              size={30}
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
        {mayMove && lastTarget && (
          <Button
            size="xs"
            aria-label={`Ke ${lastTarget.text}: pindahkan ${name}`}
            rightSection={<IconArrowRight size={14} aria-hidden />}
            onClick={() => moveTo(lastTarget)}
          >
            Ke {lastTarget.text}
          </Button>
        )}
        <div className={classes.move}>
          <SelectField
            hideLabel
            label={`Pindahkan ${name} ke tahap`}
            placeholder="Pindahkan ke..."
            disabled={mayMove && targets.length === 0}
            options={mayMove ? targets : moves.deniedOptions}
            value={undefined}
            onChange={(id) => {
              const to = targets.find((one) => one.id === id)
              if (to && mayMove) moveTo(to)
            }}
          />
        </div>
        {reject && <RejectButton name={name} reject={reject} />}
        {profile && <ProfileFiles profile={profile} userId={userId} />}
        {CompareButton && <CompareButton userId={userId} name={name} />}
        <Button
          variant="default"
          size="xs"
          aria-label={`Pesan ${name}`}
          leftSection={<IconMessage size={14} aria-hidden />}
          onClick={() => setListState({ ...listState, isWriting: true }, true)}
        >
          Pesan
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={`Catatan ${name}`}
          disabled={!profile}
          leftSection={<IconNotes size={14} aria-hidden />}
          onClick={focusNotes}
        >
          Catatan
        </Button>
      </div>
      <ActionIcon variant="subtle" color="gray" aria-label={`Tutup profil ${name}`} onClick={close}>
        <IconX size={18} aria-hidden />
      </ActionIcon>
      <ApplicationSummary userId={userId} profile={profile} />
      {notice && <div className={classes.notice}>{notice}</div>}
    </header>
  )
}

/** Rejects the open applicant: stage and message in one step (key D). */
function RejectButton({ name, reject }: { name: string; reject: () => void }) {
  useShortcuts({ d: { label: 'Tolak pelamar: pindahkan dan kirim pesan', run: reject, wait: 'open' } })
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={`Tolak ${name}`}
      aria-haspopup="dialog"
      leftSection={<IconUserX size={14} aria-hidden />}
      onClick={reject}
    >
      Tolak…
    </Button>
  )
}
