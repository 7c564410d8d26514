import { Button } from '@mantine/core'
import { IconFileSearch, IconMessage, IconUserX, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { fullName } from '~/lib/texts/text'
import { lazyDialog } from '~/ui/lazyDialog'
import { Notice } from '~/ui/messages/Notice'
import { MoveField } from '../../panel/MoveField'
import { stageParams, withOpenApplicant, withStage } from '../../model/stageState'
import { useSelection, useStage, useStageActions } from '../../pipeline/stageContext'
import { useStageParts } from '../../pipeline/stageParts'
import type { ComparedApplicant } from '../../model/basket'
import classes from './Compare.module.css'

const CvDialog = lazyDialog(async () => (await import('~/components/cv/CvDialog')).CvDialog)

/** An applicant of the comparison, as far as it is loaded. */
export type ComparedColumn = {
  compared: ComparedApplicant
  profile: ApplicantProfile | undefined
  /** The requests that failed, each with its own retry. */
  failures: readonly { label: string; error: Error; retry: () => void }[]
  /** The applicant's current stage. */
  stage: Option
  /** Where and by whom the applicant was moved since they were put into the basket; undefined if they were not. */
  movedText: string | undefined
}
/** What can be done with the applicant of a column. */
export type ColumnActions = {
  moveTo: (to: Option) => void
  /** Opens the conversation; absent until the vacancy's name is known. */
  write: ((name: string) => void) | undefined
  /** Rejects the applicant; absent where rejections are not offered. */
  reject: (() => void) | undefined
  remove: () => void
}

/** The applicant of a column: name, stage and actions. */
export function CompareHead({ column, actions }: { column: ComparedColumn; actions: ColumnActions }) {
  const { compared, profile, failures, stage, movedText } = column
  const { moveTo, write, reject, remove } = actions
  const { listState } = useSelection()
  const { stages } = useStage()
  const { moves } = useStageActions()
  const { Reveal } = useStageParts()
  const targets = stages.filter(({ id }) => id !== stage.id)
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
          {label} gagal dimuat: {error.message}
        </Notice>
      ))}
      {movedText !== undefined && <Notice>{movedText.replace(/^s/, 'S')}</Notice>}
      <div className={`stack ${classes.actions}`}>
        {moves.mayMove && name !== undefined && (
          <MoveField label={`Pindahkan ${name} ke tahap`} targets={targets} moveTo={moveTo} />
        )}
        <div className="row">
          {name !== undefined && <Reveal userId={compared.userId} name={name} />}
          {profile?.hasRoleToDownload && <CvButton userId={compared.userId} name={fullName(profile)} />}
          {name !== undefined && (
            <>
              <Button
                variant="subtle"
                size="compact-xs"
                aria-label={`Pesan ${name}`}
                disabled={!write}
                leftSection={<IconMessage size={14} aria-hidden />}
                onClick={() => write?.(name)}
              >
                Pesan
              </Button>
              {reject && (
                <Button
                  variant="subtle"
                  size="compact-xs"
                  aria-label={`Tolak & kabari ${name}`}
                  leftSection={<IconUserX size={14} aria-hidden />}
                  onClick={reject}
                >
                  Tolak & kabari
                </Button>
              )}
            </>
          )}
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={`Hapus ${name ?? 'pelamar'} dari perbandingan`}
            leftSection={<IconX size={14} aria-hidden />}
            onClick={remove}
          >
            Hapus
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Shows the CV of the applicant of a column above the comparison. */
function CvButton({ userId, name }: { userId: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={`Lihat CV ${name}`}
        leftSection={<IconFileSearch size={14} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Lihat CV
      </Button>
      {isOpen && <CvDialog userId={userId} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
