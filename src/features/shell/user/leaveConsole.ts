import { serverNow } from '~/api/identity/clock'
import { signOut } from '~/components/signIn/signOut'
import { briefMoment } from '~/lib/time/dates'
import { type DraftPage, draftPages } from '~/record/draftIndex'
import { countUnsavedForms, disableLeaveGuard } from '~/record/unsavedForms'
import { ask, withLoader } from '~/ui/dialogs/dialogs'

/** Asks before signing out, since it cannot be undone. */
const confirmSignOut = (count: number, drafts: readonly DraftPage[]) =>
  ask({
    title: 'Keluar dengan isian yang belum disimpan?',
    message: `Ada ${count} isian yang belum disimpan di browser ini. Bila Anda keluar, semua drafnya dihapus, juga di tab lain.`,
    items: drafts.map(({ title, address, at }) => ({
      text: `${title}, ${briefMoment(at, serverNow())}`,
      address,
    })),
    yes: 'Keluar dan hapus draf',
    no: 'Batal',
    destructive: true,
  })

/** Signs a person out, after a question where something typed would be lost. */
export async function leaveConsole(userId: string): Promise<void> {
  const count = countUnsavedForms(userId)
  if (count > 0 && !(await confirmSignOut(count, draftPages(userId)))) return
  disableLeaveGuard()
  await withLoader('Sedang keluar...', signOut())
}
