import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { type Ref, useId, useRef } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { klobnessLevels, labelOf } from '~/lib/codes'
import { monthsText } from '~/lib/time/dates'
import { fullName, joined } from '~/lib/texts/text'
import type { Viewer } from '~/components/corporate'
import { useInView } from '~/ui/useInView'
import { Picture } from '~/ui/media/Picture'
import classes from './ApplicantList.module.css'
import { hasNotesDraft } from '../../notes/notesRecord'
import { useStageParts } from '../../pipeline/stageParts'
import type { StageKey } from '../../model/applicant'

type Props = {
  card: StageCard
  /** Among the applicants of the stage, from 1; the open one's panel, which stands between the cards, is not counted. */
  position: { at: number; of: number }
  context: { viewer: Viewer; stageKey: StageKey }
  /** What is new about the applicant since the last visit. */
  mark: string | undefined
  /** The state of the contact with the applicant, if known. */
  contact: string | undefined
  onSeen: () => void
  isOpen: boolean
  isCompared: boolean
  isChecked: boolean
  /** Undefined while the next page loads. */
  toggle: (() => void) | undefined
  open: () => void
  /** Called on pointer down, just before the card opens; hovering makes no request. */
  prefetch: () => void
  buttonRef: Ref<HTMLButtonElement>
}

/** An applicant of a stage at a glance (document 2 §3 'Stage applicant card'). */
export function ApplicantCard({
  card,
  position,
  context,
  mark,
  contact,
  onSeen,
  isOpen,
  isCompared,
  isChecked,
  toggle,
  open,
  prefetch,
  buttonRef,
}: Props) {
  const id = useId()
  const ref = useRef<HTMLLIElement>(null)
  useInView(ref, card.stageId, onSeen)
  const name = fullName(card)
  const { jobHistory, education, klobnessLevel } = card
  const { viewer, stageKey } = context
  const { Verdict } = useStageParts()
  return (
    <li
      ref={ref}
      className={`card ${classes.card}`}
      aria-labelledby={id}
      aria-posinset={position.at}
      aria-setsize={position.of}
      data-open={isOpen || undefined}
      data-checked={isChecked || undefined}
    >
      <Checkbox
        size="xs"
        className={classes.check}
        aria-label={`Pilih ${name}`}
        checked={isChecked}
        disabled={!toggle}
        onChange={toggle}
      />
      <Picture url={null} name={name} size={36} />
      <div className={`stack ${classes.what}`}>
        <div className={classes.line}>
          <h3 id={id}>
            <button
              ref={buttonRef}
              type="button"
              className={`break-anywhere ${classes.opener}`}
              aria-expanded={isOpen}
              onPointerDown={prefetch}
              onClick={open}
            >
              {name}
            </button>
          </h3>
          <ul className={`plain-list caption ${classes.tags}`} aria-label={`Ringkasan ${name}`}>
            <Verdict stageKey={stageKey} userId={card.userId}>
              {(verdict) => <li data-verdict={verdict}>{verdict}</li>}
            </Verdict>
            {isCompared && <li data-contact>Dibandingkan</li>}
            {mark && <li data-draft>{mark}</li>}
            {contact && <li data-contact>{contact}</li>}
            <li data-level={klobnessLevel ?? 'none'}>
              Klobness: {labelOf(klobnessLevels, klobnessLevel) ?? 'belum ada data'}
            </li>
            {hasNotesDraft(viewer.userId, stageKey, card.userId) && <li data-draft>Draf catatan</li>}
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
}
