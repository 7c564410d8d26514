import { parts } from '../../support/failureCases'
import { AGAINST_CONTRACT, expect, test } from '../../support/test'

// Each kind of failure of these and all other calls is told in the suite of faults.
for (const [endpoint, { place, open, act, kept, waiting, done }] of Object.entries(parts))
  test(
    `${endpoint}: reports a failure where it happens, and loses nothing`,
    AGAINST_CONTRACT,
    async ({ page, world }) => {
      await open(page)
      await world.fault({ endpoint, kind: 'status', times: 0 })
      await act(page)
      await expect(place(page).getByRole('alert')).toContainText(
        'Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.',
      )
      await kept?.(page)
      await world.heal()
      await world.fault({ endpoint, kind: 'slow', ms: 1_000 })
      await act(page)
      await expect(waiting(page)).toBeVisible()
      await done(page)
      await expect(place(page).getByRole('alert')).toBeHidden()
    },
  )
