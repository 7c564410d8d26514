import type { Page, Route } from '@playwright/test'

export type Entry = { id: string; allowed: boolean; childMenu: { id: string; allowed: boolean }[] }
export type Answer = { result: { content?: { menu: Entry[] }[]; usr01?: { corporate: { menu: Entry[] }[] } } }

/** Changes the menus of all corporates in the answers of both calls that have them. */
export async function alterMenus(page: Page, change: (menu: Entry[]) => Entry[]): Promise<void> {
  const alterAnswer = async (route: Route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Answer
    for (const corporate of [...(answer.result.content ?? []), ...(answer.result.usr01?.corporate ?? [])])
      corporate.menu = change(corporate.menu)
    await route.fulfill({ response, json: answer })
  }
  await page.route('**/rest/post/login/onsuccess', alterAnswer)
  await page.route('**/rest/console/auth/menu/corporate?*', alterAnswer)
}

/** Takes one child entry away from every menu. */
export const withoutChild =
  (id: string) =>
  (menu: Entry[]): Entry[] =>
    menu.map((entry) => ({ ...entry, childMenu: entry.childMenu.filter((child) => child.id !== id) }))
