import { parts } from '../../support/failureCases'
import { AGAINST_CONTRACT, expect, test } from '../../support/test'

for (const [endpoint, { place, open, act, kept, waiting, done }] of Object.entries(parts))
  test(
    `${endpoint}: reports each kind of failure where it happens, and loses nothing`,
    AGAINST_CONTRACT,
    async ({ page, world }) => {
      await open(page)
      for (const [kind, told] of [
        ['status', 'Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.'],
        ['shape', 'Jawaban server tidak sesuai.'],
        ['cut', 'Tidak dapat terhubung ke server.'],
      ] as const) {
        await world.fault({ endpoint, kind, times: 0 })
        await act(page)
        await expect(place(page).getByRole('alert'), kind).toContainText(told)
        await kept?.(page)
        await world.heal()
      }
      await world.fault({ endpoint, kind: 'slow', ms: 1_000 })
      await act(page)
      await expect(waiting(page)).toBeVisible()
      await done(page)
      await expect(place(page).getByRole('alert')).toBeHidden()
    },
  )
