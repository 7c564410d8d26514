import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { shallowEqual } from '@mantine/hooks'
import { memo, type RefObject, useId, useRef } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { klobnessLevels, labelOf } from '~/lib/codes'
import { monthsText } from '~/lib/time/dates'
import { fullName, joined } from '~/lib/texts/text'
import { useInView } from '~/ui/useInView'
import { Picture } from '~/ui/media/Picture'
import classes from './ApplicantList.module.css'
import { useStage } from '../../pipeline/stageContext'
import { useStageParts } from '../../pipeline/stageParts'

/** What the list tells of an applicant. */
export type CardState = {
  /** Among the applicants of the stage, from 1; the open one's panel, which stands between the cards, is not counted. */
  at: number
  of: number
  /** What is new since the last visit. */
  mark: string | undefined
  /** The state of the contact, if known. */
  contact: string | undefined
  /** What is written about them and not saved. */
  draft: string
  isOpen: boolean
  isCompared: boolean
  isChecked: boolean
  /** False while the next page loads. */
  isSelectable: boolean
}
export type CardActions = {
  seen: (userId: string) => void
  toggle: (userId: string) => void
  open: (userId: string) => void
  /** Called on pointer down, just before the card opens; hovering makes no request. */
  prefetch: (userId: string) => void
}
/** The actions are those of the latest render, so that new ones redraw no card. */
type Props = { card: StageCard; state: CardState; actions: RefObject<CardActions | null> }

const areEqual = (before: Props, now: Props) => before.card === now.card && shallowEqual(before.state, now.state)

/** An applicant of a stage at a glance (document 2 §3 'Stage applicant card'), drawn again when it changes. */
export const ApplicantCard = memo(function ApplicantCard({ card, state, actions }: Props) {
  const id = useId()
  const ref = useRef<HTMLLIElement>(null)
  const { userId, jobHistory, education, klobnessLevel } = card
  useInView(ref, card.stageId, () => actions.current?.seen(userId))
  const name = fullName(card)
  const { at, of, mark, contact, draft, isOpen, isCompared, isChecked, isSelectable } = state
  const { stageKey } = useStage()
  const { Verdict } = useStageParts()
  return (
    <li
      ref={ref}
      className={`card ${classes.card}`}
      aria-labelledby={id}
      aria-posinset={at}
      aria-setsize={of}
      data-open={isOpen || undefined}
      data-checked={isChecked || undefined}
    >
      <Checkbox
        size="xs"
        className={classes.check}
        aria-label={`Pilih ${name}`}
        checked={isChecked}
        disabled={!isSelectable}
        onChange={() => actions.current?.toggle(userId)}
      />
      <Picture url={null} name={name} size={36} />
      <div className={`stack ${classes.what}`}>
        <div className={classes.line}>
          <h3 id={id}>
            <button
              type="button"
              className={`break-anywhere ${classes.opener}`}
              aria-expanded={isOpen}
              onPointerDown={() => actions.current?.prefetch(userId)}
              onClick={() => actions.current?.open(userId)}
            >
              {name}
            </button>
          </h3>
          <ul className={`plain-list caption ${classes.tags}`} aria-label={`Ringkasan ${name}`}>
            <Verdict stageKey={stageKey} userId={userId}>
              {(verdict) => <li data-verdict={verdict}>{verdict}</li>}
            </Verdict>
            {isCompared && <li data-contact>Dibandingkan</li>}
            {mark && <li data-draft>{mark}</li>}
            {contact && <li data-contact>{contact}</li>}
            <li data-level={klobnessLevel ?? 'none'}>
              Klobness: {labelOf(klobnessLevels, klobnessLevel) ?? 'belum ada data'}
            </li>
            {draft && <li data-draft>{draft}</li>}
          </ul>
        </div>
        <p className={`small dimmed ${classes.line}`} title={jobHistory?.companyName ?? undefined}>
          <span className="ellipsis">
            {jobHistory ? joined(jobHistory.jobTitle, jobHistory.companyName) : 'Belum ada pengalaman kerja'}
          </span>
          {jobHistory && <span className={classes.period}>{monthsText(jobHistory.workMonth)}</span>}
        </p>
        <p className="small dimmed ellipsis">
          {education
            ? joined(education.degree, education.institutionName, education.endDate?.slice(-4))
            : 'Belum ada pendidikan'}
        </p>
      </div>
    </li>
  )
}, areEqual)
