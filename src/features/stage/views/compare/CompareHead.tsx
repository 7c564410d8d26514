import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { fullName } from '~/lib/texts/text'
import { SelectField } from '~/ui/fields/SelectField'
import { Notice } from '~/ui/messages/Notice'
import { stageParams, type StageState, withOpenApplicant, withStage } from '../../model/stageState'
import type { ComparedApplicant } from '../../model/basket'
import classes from './Compare.module.css'

type Props = {
  compared: ComparedApplicant
  profile: ApplicantProfile | undefined
  /** The requests that failed, each with its own retry. */
  failures: readonly { label: string; error: Error; retry: () => void }[]
  /** The applicant's current stage. */
  stage: Option
  /** Where and by whom the applicant was moved since they were put into the basket; undefined if they were not. */
  movedText: string | undefined
  targets: readonly Option[]
  mayMove: boolean
  listState: StageState
  moveTo: (to: Option) => void
  remove: () => void
}

/** The applicant of a column: name, stage and actions. */
export function CompareHead({
  compared,
  profile,
  failures,
  stage,
  movedText,
  targets,
  mayMove,
  listState,
  moveTo,
  remove,
}: Props) {
  const name = profile && fullName(profile)
  return (
    <div className={`stack ${classes.head}`}>
      {name === undefined ? (
        <span>{failures.length > 0 ? 'Pelamar' : 'Memuat...'}</span>
      ) : (
        <Link
          from="/dashboard/$index/atsreport/$jobId"
          to="."
          search={stageParams({
            ...withOpenApplicant(withStage(listState, stage), compared.userId),
            isBoard: true,
          })}
        >
          {name}
        </Link>
      )}
      <small className="dimmed">{stage.text}</small>
      {failures.map(({ label, error, retry }) => (
        <Notice key={label} retry={retry}>
          {label} belum dapat dimuat: {error.message}
        </Notice>
      ))}
      {movedText !== undefined && <Notice>{movedText.replace(/^s/, 'S')}</Notice>}
      <div className={`stack ${classes.actions}`}>
        {mayMove && name !== undefined && (
          <SelectField
            hideLabel
            label={`Pindahkan ${name} ke tahap`}
            placeholder="Pindahkan ke..."
            disabled={targets.length === 0}
            options={targets}
            value={undefined}
            onChange={(id) => {
              const to = targets.find((target) => target.id === id)
              if (to) moveTo(to)
            }}
          />
        )}
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={`Keluarkan ${name ?? 'pelamar'} dari perbandingan`}
          leftSection={<IconX size={14} aria-hidden />}
          onClick={remove}
        >
          Keluarkan
        </Button>
      </div>
    </div>
  )
}
