import { expect, type Page } from '@playwright/test'
import { operationOf } from '../support/operations'
import type { AccountName } from '../support/accounts'
import { signIn } from '../support/signIn'
import type { Fault, World } from '../support/world'

type Way = Omit<Fault, 'endpoint' | 'times'>
/** The ways in which a call fails, by their column heading. */
const ways = {
  '500': { kind: 'status', status: 500 },
  '403': { kind: 'status', status: 403 },
  '404': { kind: 'status', status: 404 },
  shape: { kind: 'shape' },
  text: { kind: 'text' },
  empty: { kind: 'empty' },
  cut: { kind: 'cut' },
  slow: { kind: 'slow', ms: 1_200 },
  '401': { kind: 'status', status: 401 },
  // Simulated in the browser, not by the server.
  offline: undefined,
  hang: { kind: 'hang' },
} as const satisfies Record<string, Way | undefined>
export type Kind = keyof typeof ways

/** All kinds, or those named in FAULTS, such as FAULTS=500,hang. `hang` comes last because it replaces the clock. */
export const kinds = (Object.keys(ways) as Kind[]).filter(
  (kind) => process.env.FAULTS?.split(',').includes(kind) ?? true,
)

const REFUSED = { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' }
/** Makes an operation fail until it is healed, `times` times or (0) always; a 401 also breaks the token renewal. */
export async function breakCall(page: Page, world: World, endpoint: string, kind: Kind, times = 0): Promise<void> {
  const way = ways[kind]
  if (way) await world.fault({ endpoint, times, ...way })
  if (kind === '401') await page.route('**/cognito', (route) => route.fulfill({ status: 400, json: REFUSED }))
  if (kind === 'offline')
    await page.route('**/rest/**', (route) =>
      operationOf(route.request().method(), route.request().url())?.name === endpoint
        ? route.abort('internetdisconnected')
        : route.fallback(),
    )
}
export async function heal(page: Page, world: World): Promise<void> {
  await world.heal()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Signs in, in the dialog or on the sign-in page, and waits until it is gone. */
export async function signInAgain(page: Page, account: AccountName): Promise<void> {
  const isPage = (await page.getByRole('textbox', { name: 'KLOB ID' }).inputValue()) === ''
  await signIn(page, isPage ? { id: account } : {})
  await expect(page.getByRole('textbox', { name: 'Kata sandi' })).toBeHidden({ timeout: 20_000 })
}
