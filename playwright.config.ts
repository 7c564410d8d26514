import { defineConfig } from '@playwright/test'
import type { Engine } from './e2e/browsers/browsers'
import { quickBrowser } from './scripts/browser.mjs'

/** `npm test` passes a free port, so that two runs on one machine do not meet. */
const PORT = Number(process.env.E2E_PORT || 4179)
/** Everything comes late, or from a slow processor (see e2e/support/test.ts), so it takes longer. */
const late = Boolean(process.env.E2E_LATE || process.env.E2E_SLOW)
/** An instance that runs already, instead of one that the tests start. */
const given = process.env.E2E_BASE_URL
/** The dev server mounts everything twice (StrictMode): each screen's main actions must lead to the same calls there. */
const dev = Boolean(process.env.E2E_DEV)
/** A suite beside the usual one: a folder of e2e, with a command of its own. */
const suite = process.env.E2E_SUITE
/** Suites that sign in by themselves: the walk of a deployment, and what runs in every browser (see e2e/browsers). */
const signsIn = suite === 'deploy' || suite === 'browsers'
const engines = process.env.E2E_BROWSERS?.split(',') as Engine[] | undefined

export default defineConfig<{ engine?: Engine }>({
  testDir: suite ? `e2e/${suite}` : 'e2e/specs',
  testMatch: dev ? 'golden/actions.spec.ts' : '**/*.spec.ts',
  // The bytes of a build that is made to be read say nothing.
  testIgnore: process.env.E2E_COVERAGE ? '**/budgets.spec.ts' : [],
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: late ? 120_000 : 60_000,
  expect: { timeout: late ? 20_000 : 10_000 },
  use: {
    baseURL: given ?? `http://localhost:${PORT}`,
    locale: 'id-ID',
    // Not where the users are: every moment on a screen must be WIB by itself.
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    // Nothing to wait for while it fades; a test of what moves asks for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test costs a quarter of the time; `npx playwright test --trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...quickBrowser(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // What V8 compiles on the way is heap, too; without its compilers only what the page keeps is left.
        ...(suite === 'longday' ? ['--js-flags=--no-opt --no-maglev --no-sparkplug'] : []),
      ],
    },
  },
  projects: suite
    ? [
        ...(signsIn ? [] : [{ name: 'sign-in', testDir: 'e2e/specs', testMatch: '**/*.setup.ts' }]),
        ...(engines ?? [undefined]).map((engine) => ({
          name: engine ?? suite,
          dependencies: signsIn ? [] : ['sign-in'],
          use: engine ? { engine } : {},
        })),
      ]
    : [
        { name: 'sign-in', testMatch: '**/*.setup.ts' },
        { name: 'console', dependencies: ['sign-in'] },
      ],
  ...(!given && {
    webServer: {
      command: dev ? `node scripts/dev.mjs --port ${PORT} --strictPort` : 'node build/server/serve.js',
      env: { PORT: String(PORT), NODE_ENV: dev ? 'development' : 'production', CHECK_ANSWERS: '1' },
      url: `http://localhost:${PORT}/config.json`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
    },
  }),
})
