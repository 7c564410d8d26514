import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { type Ref, useId } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { klobnessLevels, labelOf } from '~/lib/codes'
import { monthsText } from '~/lib/time/dates'
import { fullName } from '~/lib/texts/text'
import type { Viewer } from '~/components/viewer'
import { Picture } from '~/ui/Picture'
import classes from './ApplicantList.module.css'
import { hasNotesDraft } from '../notes/notesRecord'
import type { StageAt } from '../queries'

type Props = {
  card: StageCard
  draftOf: { viewer: Viewer; at: StageAt }
  isOpen: boolean
  isChecked: boolean
  toggle: () => void
  open: () => void
  /** Called when the profile is likely to be opened next. */
  hint: () => void
  buttonRef: Ref<HTMLButtonElement>
}

/** An applicant of a stage at a glance (document 2 §3 'Stage applicant card'). */
export function ApplicantCard({ card, draftOf, isOpen, isChecked, toggle, open, hint, buttonRef }: Props) {
  const id = useId()
  const name = fullName(card)
  const { jobHistory, education, klobnessLevel } = card
  return (
    <li
      className={`card ${classes.card}`}
      aria-labelledby={id}
      data-open={isOpen || undefined}
      data-checked={isChecked || undefined}
      onMouseEnter={hint}
      onFocus={hint}
    >
      <Checkbox
        size="xs"
        className={classes.check}
        aria-label={`Pilih ${name}`}
        checked={isChecked}
        onChange={toggle}
      />
      <Picture url={null} name={name} size={36} />
      <div className={classes.what}>
        <h3 id={id}>
          <button ref={buttonRef} type="button" className={classes.opener} aria-expanded={isOpen} onClick={open}>
            {name}
          </button>
        </h3>
        <p title={jobHistory?.companyName ?? undefined}>
          {jobHistory
            ? [jobHistory.jobTitle, jobHistory.companyName].filter(Boolean).join(' · ')
            : 'Belum ada pengalaman kerja'}
        </p>
        <p>
          {education
            ? [education.degree, education.institutionName, education.endDate?.slice(-4)].filter(Boolean).join(' · ')
            : 'Belum ada pendidikan'}
        </p>
        <ul className={classes.tags} aria-label={`Ringkasan ${name}`}>
          {jobHistory && <li>{monthsText(jobHistory.workMonth)}</li>}
          <li data-level={klobnessLevel ?? 'none'}>
            Klobness: {labelOf(klobnessLevels, klobnessLevel) ?? 'belum ada data'}
          </li>
          {hasNotesDraft(draftOf.viewer.userId, draftOf.at, card.userId) && <li data-draft>Draf catatan</li>}
        </ul>
      </div>
    </li>
  )
}
