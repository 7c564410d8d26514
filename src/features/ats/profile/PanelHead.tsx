import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowRight, IconChevronLeft, IconChevronRight, IconMessage, IconNotes, IconX } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import { SelectField } from '~/ui/fields/SelectField'
import { CompareButton } from '../compare/CompareButton'
import { RefuseButton } from '../moves/refusal/RefuseButton'
import classes from './PanelHead.module.css'
import { PanelStanding } from './PanelStanding'
import { ProfileFiles } from './ProfileFiles'
import type { StageView } from '../stageView'

/** What can be done with the open applicant, by buttons and by keys. */
export type PanelActions = {
  hasBefore: boolean
  hasAfter: boolean
  step: (by: 1 | -1) => void
  mayMove: boolean
  moveTo: (to: Option) => void
  /** Moves to the stage of those who are refused, with a message. */
  refuse: () => void
  /** Opens the conversation. */
  write: () => void
  /** Focuses the notes. */
  writeNote: () => void
  close: () => void
}
type Props = {
  view: StageView
  userId: string
  name: string
  /** '17 dari 45'. */
  place: string
  /** Undefined until it is loaded. */
  profile: ApplicantProfile | undefined
  actions: PanelActions
  titleId: string
  headingRef: Ref<HTMLHeadingElement>
}

/** Who is open and all that can be done with them, in sight however far one has read. */
export function PanelHead({ view, userId, name, place, profile, actions, titleId, headingRef }: Props) {
  const { hasBefore, hasAfter, step, mayMove, moveTo, refuse, write, writeNote, close } = actions
  const { targets, lastTarget } = view
  return (
    <header className={classes.head}>
      <div className={classes.who}>
        <h2 id={titleId} ref={headingRef} tabIndex={-1}>
          {name} <small>{place}</small>
        </h2>
        <div className={classes.steps}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            aria-label="Sebelumnya"
            aria-disabled={!hasBefore}
            data-disabled={!hasBefore || undefined}
            onClick={() => step(-1)}
          >
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            aria-label="Berikutnya"
            aria-disabled={!hasAfter}
            data-disabled={!hasAfter || undefined}
            onClick={() => step(1)}
          >
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <div className={classes.actions}>
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
            options={mayMove ? targets : view.moves.refusal}
            value={undefined}
            onChange={(id) => {
              const to = targets.find((one) => one.id === id)
              if (to && mayMove) moveTo(to)
            }}
          />
        </div>
        <RefuseButton name={name} refuse={refuse} />
        {profile && <ProfileFiles profile={profile} userId={userId} />}
        <CompareButton view={view} userId={userId} name={name} />
        <Button
          variant="default"
          size="xs"
          aria-label={`Pesan ${name}`}
          leftSection={<IconMessage size={14} aria-hidden />}
          onClick={write}
        >
          Pesan
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={`Catatan ${name}`}
          disabled={!profile}
          leftSection={<IconNotes size={14} aria-hidden />}
          onClick={writeNote}
        >
          Catatan
        </Button>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.close}
        aria-label={`Tutup profil ${name}`}
        onClick={close}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
      <PanelStanding view={view} userId={userId} profile={profile} />
    </header>
  )
}
