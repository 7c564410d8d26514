import { readFileSync } from 'node:fs'
import { rights } from '../../src/lib/rules/rights'
import { alterMenus, type Entry } from '../support/rights'
import { stageId } from '../support/stages'
import { expect, test } from '../support/test'

/** The right that each address requires, from the list generated from the routes. */
const addresses = readFileSync('docs/addresses.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, address, , right]) => {
    const path = /^`(\/dashboard\/\$index.*)`$/.exec(address ?? '')?.[1]
    return path && right && right in rights ? [{ path, right: rights[right as keyof typeof rights] }] : []
  })
const IDS = { $index: '0', $jobId: 'VAC-AKTIF-01', $msgId: 'ES-PROSES', $muc03Id: 'MUC03-HENDRA' }
const MORE: Record<string, string> = {
  '/dashboard/$index/atsreport/$jobId': `?id=${stageId(1)}&stage=Lamaran+Masuk`,
  '/dashboard/$index/employees': '?by=all',
}
const openAddress = (path: string) =>
  Object.entries(IDS).reduce((text, [name, id]) => text.replace(name, id), path) + (MORE[path] ?? '')
/** Called before the rights are known; vacancy rights are loaded by a call of their own. */
const BEFORE = ['listMenuCorporates', 'loginOnSuccess', 'getVacancyPermission']

const all = (menu: Entry[], isAllowed: (entry: string, child?: string) => boolean): Entry[] =>
  menu.map(({ id, childMenu }) => ({
    id,
    allowed: isAllowed(id),
    childMenu: childMenu.map((child) => ({ id: child.id, allowed: isAllowed(id, child.id) })),
  }))

test.describe('rights', () => {
  test.use({ expectedErrors: /[^]/ })
  for (const { path, right } of addresses) {
    const [entry, child] = right as readonly [string, string?]
    /** Menu variants by their meaning for this address. */
    const menus: Record<string, { change: (menu: Entry[]) => Entry[]; may: boolean }> = {
      'all but this right': {
        change: (menu) => all(menu, (id, inner) => !(id === entry && (child === undefined || inner === child))),
        may: false,
      },
      'this right alone': {
        change: (menu) => all(menu, (id, inner) => id === entry && (inner === undefined || inner === child)),
        may: true,
      },
      'nothing at all': { change: () => [], may: false },
      'everything, denied': { change: (menu) => all(menu, () => false), may: false },
      ...(child === undefined
        ? {}
        : {
            'the child under a parent that is denied': {
              change: (menu: Entry[]) => all(menu, (id, inner) => !(id === entry && inner === undefined)),
              may: false,
            },
            'the child under another parent': {
              change: (menu: Entry[]) => [
                ...menu.filter(({ id }) => id !== entry),
                { id: 'AUTH9999', allowed: true, childMenu: [{ id: child, allowed: true }] },
              ],
              may: false,
            },
            'the entry without its child': {
              change: (menu: Entry[]) => menu.map((one) => (one.id === entry ? { ...one, childMenu: [] } : one)),
              may: false,
            },
          }),
    }
    test(`${path}: opens with its right alone, and requests no data without it`, async ({ page, world }) => {
      test.setTimeout(120_000)
      for (const [what, { change, may }] of Object.entries(menus)) {
        await alterMenus(page, change)
        await world.forget()
        await page.goto(openAddress(path))
        await page.waitForLoadState('networkidle')
        const denied = page.getByRole('main').getByRole('heading', { name: 'Tidak memiliki akses', exact: true })
        await expect(denied, what).toHaveCount(may ? 0 : 1)
        if (may) await expect(page.locator('h1').first(), what).toBeVisible()
        const endpoints = (await world.calls()).map(({ endpoint }) => endpoint ?? '')
        if (!may)
          expect(
            endpoints.filter((name) => !BEFORE.includes(name)),
            what,
          ).toEqual([])
        await page.unrouteAll({ behavior: 'wait' })
      }
    })
  }
})
