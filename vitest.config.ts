import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { quickBrowser } from './scripts/browser.mjs'
import { sources } from './vite.config.ts'

export default defineConfig({
  ...sources(),
  test: {
    // Machines are busy: the longest test writes a sheet of 2,000 people.
    testTimeout: 20_000,
    // For `npm run coverage`.
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      // What only tests import, and what is generated.
      exclude: ['src/**/test*.{ts,tsx}', 'src/**/*.gen.ts'],
      reporter: 'json',
      reportsDirectory: 'build/coverage/units',
      reportOnFailure: true,
    },
    projects: [
      { extends: true, test: { include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/**/*.browser.test.tsx'] } },
      // These replace no modules, and each makes a world of its own: what they import is loaded once per worker.
      { extends: true, test: { include: ['{e2e/backend,scripts,server}/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        // What a route imports is prepared at once: a library found later would reload the page, with a second React.
        optimizeDeps: { entries: ['src/main.tsx', 'src/routes/**/*.tsx', 'src/**/*.browser.test.tsx'] },
        test: {
          name: 'components',
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: 'e2e/support/componentSetup.ts',
          testTimeout: 30_000,
          expect: { poll: { timeout: 5_000 } },
          // One page at a time has the focus.
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: quickBrowser(),
              contextOptions: { reducedMotion: 'reduce', locale: 'id-ID', timezoneId: 'America/New_York' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
