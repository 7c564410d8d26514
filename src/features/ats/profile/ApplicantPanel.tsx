import { ActionIcon, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconChevronLeft, IconChevronRight, IconMessage, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import { detailOf } from '~/api/errors'
import { fullName } from '~/lib/texts/text'
import { texts } from '~/lib/texts/texts'
import { SelectField } from '~/ui/fields/SelectField'
import { PendingScreen } from '~/ui/states/PendingScreen'
import { ErrorPanel } from '~/ui/states/StatePanel'
import classes from './ApplicantPanel.module.css'
import { NotesForm } from '../notes/NotesForm'
import { ProfileFacts } from './ProfileFacts'
import { ProfileFiles } from './ProfileFiles'
import { ProfileGroups } from './ProfileGroups'
import { profileQuery } from '../queries'
import type { StageView } from '../stageView'

type Props = {
  view: StageView
  card: StageCard
  /** '17 dari 45'. */
  place: string
  hasBefore: boolean
  hasAfter: boolean
  step: (by: 1 | -1) => void
  mayMove: boolean
  moveTo: (to: Option) => void
  /** Opens the conversation. */
  write: () => void
  close: () => void
  /** Runs when the panel has the focus. */
  onShown: () => void
}

/** The open applicant: who they are on the left, all that is known on the right (document 2 §2.6). */
export function ApplicantPanel({
  view,
  card,
  place,
  hasBefore,
  hasAfter,
  step,
  mayMove,
  moveTo,
  write,
  close,
  onShown,
}: Props) {
  const { at, viewer, targets } = view
  const { data, error, refetch } = useQuery(profileQuery(at, card.userId))
  const titleId = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const panelRef = useRef<HTMLElement>(null)
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
    panelRef.current?.scrollIntoView({ block: 'start' })
    shown()
  }, [])
  const name = fullName(card)
  return (
    <section ref={panelRef} className={`card ${classes.panel}`} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId} ref={headingRef} tabIndex={-1}>
          {name} <small>{place}</small>
        </h2>
        <div className={classes.actions}>
          <Button.Group>
            <Button
              variant="default"
              size="xs"
              aria-disabled={!hasBefore}
              data-disabled={!hasBefore || undefined}
              leftSection={<IconChevronLeft size={14} aria-hidden />}
              onClick={() => step(-1)}
            >
              Sebelumnya
            </Button>
            <Button
              variant="default"
              size="xs"
              aria-disabled={!hasAfter}
              data-disabled={!hasAfter || undefined}
              rightSection={<IconChevronRight size={14} aria-hidden />}
              onClick={() => step(1)}
            >
              Berikutnya
            </Button>
          </Button.Group>
          {data && <ProfileFiles profile={data} userId={card.userId} />}
          <Button
            variant="default"
            size="xs"
            aria-label={`Pesan ${name}`}
            leftSection={<IconMessage size={14} aria-hidden />}
            onClick={write}
          >
            Pesan
          </Button>
          <div className={classes.move}>
            <SelectField
              hideLabel
              label={`Pindahkan ${name} ke tahap`}
              placeholder="Pindahkan ke..."
              disabled={mayMove && targets.length === 0}
              options={mayMove ? targets : [{ id: '', text: texts.noAccess.message }]}
              value={undefined}
              onChange={(id) => {
                const to = targets.find((one) => one.id === id)
                if (to && mayMove) moveTo(to)
              }}
            />
          </div>
          <ActionIcon variant="subtle" color="gray" aria-label={`Tutup profil ${name}`} onClick={close}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </div>
      </header>
      {error ? (
        <ErrorPanel message={texts.failed} detail={detailOf(error)} retry={() => void refetch()} />
      ) : data ? (
        <div className={classes.body}>
          <ProfileFacts profile={data} />
          <div className={classes.detail}>
            <ProfileGroups profile={data} />
            <NotesForm
              key={card.userId}
              profile={data}
              userId={card.userId}
              at={at}
              viewer={viewer}
              leave={() => headingRef.current?.focus({ preventScroll: true })}
            />
          </div>
        </div>
      ) : (
        <PendingScreen />
      )}
    </section>
  )
}
