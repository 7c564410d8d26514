import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { randomFrom } from '../backend/engine/content/random'
import { quietOf } from '../support/golden'
import { expect, test } from '../support/test'
import { initialState, follow, type Hand, accountScreens, savedData, steps } from './steps'

const MINUTES = Number(process.env.LONGDAY_MINUTES ?? 30)
const SEED = Number(process.env.LONGDAY_SEED ?? Date.now() % 100_000)
const REST = '/home'
/** Longer than the default cache times of router and queries. */
const CACHED_MS = 6 * 60_000

type Figures = { listeners: number; nodes: number; heapMB: number }
/** Listeners, nodes and heap of the page after garbage collection. */
async function figuresOf(page: Page): Promise<Figures> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const read = async (): Promise<Figures> => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((one) => one.name === name)!.value
    // Each file ever loaded keeps its link in the head.
    const links = await page.evaluate(() => document.head.querySelectorAll('link').length)
    return { listeners: of('JSEventListeners'), nodes: of('Nodes') - links, heapMB: of('JSHeapUsedSize') / 2 ** 20 }
  }
  // What the first collection frees may let the next ones free more.
  let figures = await read()
  await expect
    .poll(
      async () => {
        const before = figures
        figures = await read()
        return figures.nodes === before.nodes && figures.listeners === before.listeners
      },
      { intervals: [500] },
    )
    .toBe(true)
  await session.detach()
  return figures
}

test.use({ actionTimeout: 15_000 })
test(`leaks nothing in ${MINUTES} minutes of random use (seed ${SEED})`, async ({ page, world, context }) => {
  test.setTimeout((MINUTES + 25) * 60_000)
  await context.grantPermissions(['clipboard-write'])
  const random = randomFrom(SEED)
  const quiet = quietOf(page)
  const stepNames: string[] = []
  const hand: Hand = { page, model: initialState(), random, still: () => quiet.wait(stepNames.at(-1) ?? 'start') }
  await page.goto(REST)
  await quiet.wait('start')
  const rest = async () => {
    // The last pressed element and message stay in memory: make them the same each time.
    await follow(hand, '/dashboard/0/talentsearch')
    await page.getByRole('button', { name: 'Salin tautan' }).click()
    await expect(page.getByText('Tautan pencarian disalin').first()).toBeVisible()
    await page.mouse.move(0, 0)
    // React keeps the previous screen in memory: make it one that does not grow with the actions.
    for (const path of [REST, '/dashboard/0/chat-admin', REST, '/dashboard/0/chat-admin', REST])
      await follow(hand, path)
    // Toasts close by themselves.
    await expect(page.locator('.mantine-Notification-root')).toHaveCount(0, { timeout: 20_000 })
    return figuresOf(page)
  }
  const take = async (name: string) => {
    stepNames.push(name)
    // A toast stays open under a resting pointer and covers what is below: a user would close it.
    for (const close of await page.getByRole('button', { name: 'Tutup pesan' }).all())
      await close.click({ timeout: 1_000 }).catch(() => {})
    await test.step(name, () => steps[name]!(hand))
  }
  const round = async () => {
    for (const { path } of accountScreens) await follow(hand, path)
    for (const name of Object.keys(steps)) await take(name)
  }
  // Runs each screen and each step twice so that everything loaded on first use is there, and for as long as caches keep
  // unused data: from then on, memory must not grow.
  const opened = Date.now()
  await round()
  while (Date.now() - opened < CACHED_MS) await round()
  const marks: { minute: number; steps: number; figures: Figures }[] = []
  const begin = Date.now()
  const mark = async () => {
    marks.push({ minute: (Date.now() - begin) / 60_000, steps: stepNames.length, figures: await rest() })
    mkdirSync('test-results/longday', { recursive: true })
    writeFileSync('test-results/longday/marks.json', JSON.stringify({ SEED, MINUTES, marks, told: stepNames }, null, 1))
  }
  await mark()
  let next = 1
  while (Date.now() - begin < MINUTES * 60_000) {
    await take(random.pick(Object.keys(steps)))
    if ((Date.now() - begin) / (MINUTES * 60_000) > next / 5) {
      next += 1
      await mark()
    }
  }
  // As before the first figures, so that the same previous screens are in memory.
  await round()
  await mark()
  const [first, last] = [marks[0]!.figures, marks.at(-1)!.figures]
  console.log(
    `seed ${SEED}, ${stepNames.length} steps: ${marks.map(({ figures }) => JSON.stringify(figures)).join(' ')}`,
  )
  for (const { path, check: holds } of Object.values(savedData)) {
    await follow(hand, path)
    await holds(page, hand.model)
    await page.reload()
    await holds(page, hand.model)
  }
  const saved = (await world.calls('saveTalentQuery')).length
  expect(saved, 'each filter was saved once').toBeLessThanOrEqual(hand.model.filters.length)
  expect(last.listeners, 'listeners').toBeLessThanOrEqual(first.listeners)
  expect(last.nodes, 'nodes').toBeLessThanOrEqual(first.nodes)
  expect(last.heapMB, 'heap').toBeLessThanOrEqual(first.heapMB * 1.1)
})
