import { notify } from '~/ui/messages/notify'

/** One page sends a run at a time, and one screen of it: two must not send the same run. */
export async function withRunLock(id: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(`klob-run:${id}`, { ifAvailable: true }, async (lock) =>
    lock ? work() : notify('Pesan ini masih dikirim di tempat lain. Coba lagi sebentar lagi.', 'info'),
  )
}
