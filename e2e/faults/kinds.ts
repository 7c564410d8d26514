import { expect, type Page } from '@playwright/test'
import { operationOf } from '../support/operations'
import type { AccountName } from '../support/accounts'
import { signIn } from '../support/signIn'
import type { Fault, World } from '../support/world'

type Way = Omit<Fault, 'endpoint' | 'times'>
/** The ways in which a call goes wrong, by the head of their column. */
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
  // Not the server's doing.
  offline: undefined,
  hang: { kind: 'hang' },
} as const satisfies Record<string, Way | undefined>
export type Kind = keyof typeof ways

/** All of them, or those that FAULTS names: FAULTS=500,hang. The hanging one comes last, it takes another clock. */
export const kinds = (Object.keys(ways) as Kind[]).filter(
  (kind) => process.env.FAULTS?.split(',').includes(kind) ?? true,
)

const REFUSED = { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' }
/** Lets an operation fail until it is healed, `times` times or always; a 401 is one that no renewal of the token ends. */
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

/** Signs in, above the page or on the page that it led to, and waits until that is done. */
export async function signInAgain(page: Page, account: AccountName): Promise<void> {
  const isPage = (await page.getByRole('textbox', { name: 'KLOB ID' }).inputValue()) === ''
  await signIn(page, isPage ? { id: account } : {})
  await expect(page.getByRole('textbox', { name: 'Kata sandi' })).toBeHidden({ timeout: 20_000 })
}
