import { useQueryClient } from '@tanstack/react-query'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { logStage } from '~/components/applicant/logStage'
import { useShortcuts } from '~/ui/keys/shortcuts'
import { panelIds } from '../../model/panelActions'
import { focusNotes } from '../../notes/notesRecord'
import { countsQuery, profileQuery } from '../../pipeline/queries'
import { openPortfolio, portfoliosOf } from '../../panel/portfolios'
import { HIDDEN_FILES, useIdentities } from '../../pipeline/identities'
import { notifyKeyIgnored, notifyProfileLoading } from './useTriage'
import { type StageActions, useSelection, useStage, useStageActions } from '../../pipeline/stageContext'
import { withoutOpenApplicant, withStage } from '../../model/stageState'

type Input = {
  /** The open applicant's stage; undefined without an open applicant. */
  openStage: Option | undefined
  step: (by: 1 | -1) => void
  moveTo: (to: Option) => void
  close: () => void
  /** Selects the open applicant, where the list has a selection. */
  toggleSelected?: () => void
}

/** The key that undoes the last move or verdict, wherever applicants are moved. */
export const undoShortcut = ({ undo }: Pick<StageActions['moves'], 'undo'>) => ({
  u: { label: 'Urungkan pemindahan atau penilaian terakhir', run: () => void undo() },
})

/** The keyboard shortcuts of a stage, the same for list and board (decision 'triage'). */
export function useStageShortcuts({ openStage, step, moveTo, close, toggleSelected }: Input) {
  const { stageKey, stage, stages, position } = useStage()
  const { listState, setListState } = useSelection()
  const { moves } = useStageActions()
  const client = useQueryClient()
  const { hiddenOf } = useIdentities()
  const isOpen = openStage !== undefined
  const fileDenial = (what: string) =>
    listState.open !== undefined && hiddenOf(listState.open)
      ? HIDDEN_FILES
      : `Anda tidak memiliki akses ke ${what} pelamar ini.`

  /** Runs with the open applicant's profile, or says that there is none yet. */
  function withProfile(run: (profile: ApplicantProfile) => void) {
    if (!isOpen || listState.open === undefined) return notifyKeyIgnored()
    const { queryKey } = profileQuery({ ...stageKey, stageId: openStage.id }, listState.open)
    const profile = client.getQueryData(queryKey)
    if (profile) run(profile)
    else notifyProfileLoading()
  }
  function openPortfolios(profile: ApplicantProfile) {
    const [only, another] = portfoliosOf(profile)
    if (another) document.getElementById(panelIds.menu)?.click()
    else if (only) openPortfolio(only)
    else
      notifyKeyIgnored(
        profile.hasRoleToDownloadPortofolio ? 'Pelamar ini tidak memiliki portofolio.' : fileDenial('portofolio'),
      )
  }
  function goToStage(by: 1 | -1) {
    // Loading or failed; the screen shows that.
    if (stages.length === 0) return
    const to = stages[stages.findIndex(({ id }) => id === stage.id) + by]
    if (!to) return notifyKeyIgnored(by === 1 ? 'Ini tahap terakhir.' : 'Ini tahap pertama.')
    const counts = client.getQueryData(countsQuery(client, stageKey, position).queryKey)
    const vacancy = counts?.find((one) => one.klobVacancyCode === stageKey.klobVacancyCode)
    logStage(stageKey, vacancy?.stageCounter.find(({ id }) => id === to.id)?.count)
    setListState(withStage(listState, to))
  }

  useShortcuts({
    j: { label: 'Pelamar berikutnya', run: () => step(1), wait: 'act' },
    k: { label: 'Pelamar sebelumnya', run: () => step(-1), wait: 'act' },
    ...(toggleSelected
      ? { x: { label: 'Pilih atau batal pilih pelamar yang dibuka', run: toggleSelected, wait: 'act' } }
      : {}),
    ...Object.fromEntries(
      DIGITS.flatMap((digit, n) => {
        const to = stages[n]
        if (to) return [[digit, { label: `Pindahkan ke ${to.text}`, run: () => moveTo(to), wait: 'act' }]]
        const run = () => notifyKeyIgnored('Tahap lowongan belum dimuat.')
        return stages.length === 0 ? [[digit, { label: `Pindahkan ke tahap ${digit}`, run }]] : []
      }),
    ),
    '[': { label: 'Tahap sebelumnya', run: () => goToStage(-1) },
    ']': { label: 'Tahap berikutnya', run: () => goToStage(1) },
    v: {
      label: 'Daftar atau papan',
      run: () => setListState({ ...withoutOpenApplicant(listState), isBoard: !listState.isBoard, isComparing: false }),
    },
    c: {
      label: 'Buka CV',
      run: () =>
        withProfile(({ hasRoleToDownload }) =>
          hasRoleToDownload
            ? document.getElementById(panelIds.cv)?.querySelector('a')?.click()
            : notifyKeyIgnored(fileDenial('CV')),
        ),
      wait: 'open',
    },
    p: { label: 'Buka portofolio', run: () => withProfile(openPortfolios), wait: 'open' },
    n: {
      label: 'Tulis catatan',
      run: () => (isOpen ? focusNotes() || notifyProfileLoading() : notifyKeyIgnored()),
      wait: 'open',
    },
    m: {
      label: 'Tulis pesan ke pelamar',
      run: () => (isOpen ? setListState({ ...listState, isWriting: true }) : notifyKeyIgnored()),
      wait: 'open',
    },
    ...undoShortcut(moves),
    escape: { label: 'Keluar dari catatan, lalu tutup panel pelamar', run: () => isOpen && close() },
  })
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
