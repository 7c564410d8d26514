import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon, Button } from '@mantine/core'
import {
  IconArrowRight,
  IconChevronLeft,
  IconChevronRight,
  IconColumns2,
  IconMessage,
  IconNotes,
  IconUserX,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { SelectField } from '~/ui/fields/SelectField'
import { useShortcuts } from '~/ui/keys/shortcuts'
import { notify } from '~/ui/messages/notify'
import { MAX_COMPARED, toggleInBasket } from '../model/basket'
import { focusNotes } from '../notes/notesRecord'
import classes from './PanelHead.module.css'
import { ApplicationSummary } from './ApplicationSummary'
import { ProfileFiles } from './ProfileFiles'
import type { PanelActions } from '../model/panelActions'
import { useSelection, useStage, useStageActions, useTargets } from '../pipeline/stageContext'

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
        <RejectButton name={name} reject={reject} />
        {profile && <ProfileFiles profile={profile} userId={userId} />}
        <CompareButton userId={userId} name={name} />
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
  useShortcuts({ d: { label: 'Tolak pelamar: pindahkan dan kirim pesan', run: reject } })
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

/** Adds the open applicant to the comparison basket, or removes them (key B). */
function CompareButton({ userId, name }: { userId: string; name: string }) {
  const { stage } = useStage()
  const { listState, currentState: stateNow, setListState } = useSelection()
  const { announce } = useStageActions()
  const isInBasket = listState.basket.some((one) => one.userId === userId)
  function toggle() {
    const currentBasket = stateNow().basket
    const basket = toggleInBasket(currentBasket, { userId, stageId: stage.id })
    if (!basket)
      return void notify(`Paling banyak ${MAX_COMPARED} pelamar dibandingkan. Keluarkan salah satu dahulu.`, 'info')
    setListState({ ...listState, basket }, true)
    const count = `${basket.length} dari ${MAX_COMPARED}`
    announce(`${name} ${basket.length < currentBasket.length ? 'keluar dari' : 'masuk'} keranjang banding, ${count}`)
  }
  useShortcuts({ b: { label: 'Masukkan ke atau keluarkan dari keranjang banding', run: toggle } })
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={`Bandingkan ${name}`}
        aria-pressed={isInBasket}
        leftSection={<IconColumns2 size={14} aria-hidden />}
        onClick={toggle}
      >
        {isInBasket ? 'Dibandingkan' : 'Bandingkan'}
      </Button>
      {isInBasket && listState.basket.length > 1 && (
        <Button variant="subtle" size="xs" onClick={() => setListState({ ...listState, isComparing: true })}>
          Lihat perbandingan ({listState.basket.length})
        </Button>
      )}
    </>
  )
}
