import type { QueryClient } from '@tanstack/react-query'
import { detailOf } from '~/api/errors'
import { adminTexts } from '~/lib/texts/adminTexts'
import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { ask, withLoader } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { departureText, ownName } from './stageHistory'
import type { Applicant, Departure } from '../model/applicant'

/**
 * Shows the outcome of a move for each applicant, failures first, and offers to retry the failed ones (document 2
 * §4.5); the `departed` ones, whom a colleague had moved and who stay there, are listed, too. If the screen is no longer
 * shown, a toast with the counts replaces the dialog.
 */
export async function showOutcome(
  client: QueryClient,
  applicants: readonly Applicant[],
  { done, error }: { done: ReadonlySet<string>; error?: unknown },
  departed: readonly Departure[],
  isShown: () => boolean,
): Promise<'retry' | undefined> {
  const failed = applicants.filter(({ userId }) => !done.has(userId))
  const departedText = departed.length > 0 ? `, ${numberText(departed.length)} dibiarkan` : ''
  const counts = `${numberText(done.size)} berhasil, ${numberText(failed.length)} gagal${departedText}`
  const reason = error instanceof Error ? error.message : ''
  if (!isShown()) {
    void notify(
      [`Hasil pemindahan: ${counts}`, reason].filter(Boolean).join('. '),
      failed.length > 0 ? 'failed' : 'done',
    )
    return undefined
  }
  const detail = detailOf(error)
  const isPressed = await ask({
    title: 'Hasil pemindahan',
    message: [counts, reason].filter(Boolean).join('\n'),
    items: [
      ...failed.map((one) => ({ text: `${fullName(one)} ${adminTexts.stage.notMoved}`, isFailure: true })),
      ...departed.map((departure) => ({ text: `${departureText(departure, ownName(client))}, dibiarkan` })),
      ...applicants
        .filter(({ userId }) => done.has(userId))
        .map((one) => ({ text: `${fullName(one)} ${adminTexts.stage.moved}` })),
    ],
    ...(failed.length > 0 ? { yes: 'Coba lagi untuk yang gagal', no: 'Tutup' } : { yes: 'OK' }),
    ...(detail === undefined ? {} : { detail }),
  })
  return isPressed && failed.length > 0 ? 'retry' : undefined
}

/** The applicants to move, and those whom a colleague has moved meanwhile and who stay there. */
type ConfirmedApplicants = { applicants: readonly Applicant[]; departed: readonly Departure[] }

/**
 * The applicants to move: those whom a colleague has moved meanwhile are included only after confirmation. If the check
 * fails, a confirmation decides between all and none.
 */
export async function confirmApplicants(
  client: QueryClient,
  check: Promise<readonly Departure[]>,
  applicants: readonly Applicant[],
  verb: string,
): Promise<ConfirmedApplicants> {
  let departures: readonly Departure[]
  try {
    departures = await withLoader('Memeriksa tahap pelamar...', check)
  } catch (error) {
    const message = `Tahap pelamar gagal diperiksa: ${error instanceof Error ? error.message : ''}`
    const isConfirmed = await ask({
      title: 'Tahap belum diperiksa',
      message,
      yes: `Tetap ${verb}`,
      no: 'Batal',
      destructive: true,
    })
    return { applicants: isConfirmed ? applicants : [], departed: [] }
  }
  if (departures.length === 0) return { applicants, departed: [] }
  const isConfirmed = await ask({
    title: 'Sudah dipindahkan',
    message: applicants.length > departures.length ? 'Pelamar lain tetap dilanjutkan.' : '',
    items: departures.map((one) => ({ text: departureText(one, ownName(client)) })),
    yes: `Tetap ${verb}`,
    no: 'Biarkan',
    destructive: true,
  })
  if (isConfirmed) return { applicants, departed: [] }
  const ids = new Set(departures.map(({ applicant }) => applicant.userId))
  return { applicants: applicants.filter(({ userId }) => !ids.has(userId)), departed: departures }
}
