import { useQueryClient } from '@tanstack/react-query'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import { logStage } from '~/components/applicant/logStage'
import { useShortcuts } from '~/ui/keys/useShortcuts'
import { focusNotes } from '~/features/ats/notes/notesRecord'
import { fileIds } from '~/features/ats/profile/fileIds'
import { countsQuery, profileQuery } from '~/features/ats/queries'
import { refuseKey, type StageView } from '~/features/ats/stageView'
import { withoutOpenApplicant } from '~/features/ats/readStage'
import { withStage } from '~/features/ats/stageVisit'

const LOADING = 'Profil masih dimuat.'

type Input = {
  view: StageView
  /** The stage that the open applicant is in; undefined with nobody open. */
  openIn: Option | undefined
  step: (by: 1 | -1) => void
  moveTo: (to: Option) => void
  close: () => void
  /** Picks the open applicant, where a list has a selection. */
  pick?: () => void
}

/** The key that takes the last move back, wherever applicants are moved. */
export const undoShortcut = ({ undo }: StageView['moves']) => ({
  u: { label: 'Urungkan pemindahan terakhir', run: () => void undo() },
})

/** The keys of a stage, the same beside the list and the board (decision 'triage'). */
export function useStageShortcuts({ view, openIn, step, moveTo, close, pick }: Input) {
  const { stageKey, stage, stages, listState, setListState, moves } = view
  const client = useQueryClient()
  const isOpen = openIn !== undefined

  /** Clicks a link or button of the panel; says the reason when it is missing. */
  function press(id: string, missing: (profile: ApplicantProfile) => string) {
    if (!isOpen || listState.open === undefined) return refuseKey()
    const { queryKey } = profileQuery({ ...stageKey, stageId: openIn.id }, listState.open)
    const profile = client.getQueryData(queryKey)
    const element = document.getElementById(id)?.querySelector<HTMLElement>('a, button')
    if (element) element.click()
    else refuseKey(profile ? missing(profile) : LOADING)
  }
  function goToStage(by: 1 | -1) {
    // Loading or failed, which is shown beside.
    if (stages.length === 0) return
    const to = stages[stages.findIndex(({ id }) => id === stage.id) + by]
    if (!to) return refuseKey(by === 1 ? 'Ini tahap terakhir.' : 'Ini tahap pertama.')
    const counts = client.getQueryData(countsQuery(client, stageKey, view.position).queryKey)
    const vacancy = counts?.find((one) => one.klobVacancyCode === stageKey.klobVacancyCode)
    logStage(stageKey, vacancy?.stageCounter.find(({ id }) => id === to.id)?.count)
    setListState(withStage(listState, to))
  }

  useShortcuts({
    j: { label: 'Pelamar berikutnya', run: () => step(1) },
    k: { label: 'Pelamar sebelumnya', run: () => step(-1) },
    ...(pick ? { x: { label: 'Pilih atau batal pilih pelamar yang dibuka', run: pick } } : {}),
    ...Object.fromEntries(
      stages.slice(0, 9).map((to, n) => [String(n + 1), { label: `Pindahkan ke ${to.text}`, run: () => moveTo(to) }]),
    ),
    '[': { label: 'Tahap sebelumnya', run: () => goToStage(-1) },
    ']': { label: 'Tahap berikutnya', run: () => goToStage(1) },
    v: {
      label: 'Daftar atau papan',
      run: () => setListState({ ...withoutOpenApplicant(listState), isBoard: !listState.isBoard, isComparing: false }),
    },
    c: { label: 'Buka CV', run: () => press(fileIds.cv, () => 'Anda tidak memiliki akses ke CV pelamar ini.') },
    p: {
      label: 'Buka portofolio',
      run: () =>
        press(fileIds.portfolio, ({ hasRoleToDownloadPortofolio }) =>
          hasRoleToDownloadPortofolio
            ? 'Pelamar ini tidak memiliki portofolio.'
            : 'Anda tidak memiliki akses ke portofolio pelamar ini.',
        ),
    },
    n: { label: 'Tulis catatan', run: () => (isOpen ? focusNotes() || refuseKey(LOADING) : refuseKey()) },
    m: {
      label: 'Tulis pesan ke pelamar',
      run: () => (isOpen ? setListState({ ...listState, isWriting: true }, true) : refuseKey()),
    },
    ...undoShortcut(moves),
    escape: { label: 'Keluar dari catatan, lalu tutup panel pelamar', run: () => isOpen && close() },
  })
}
