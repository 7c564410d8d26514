import { defineConfig } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4180)
/** A running instance to test instead of the one in the kit. */
const given = process.env.E2E_BASE_URL

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: given ?? `http://localhost:${PORT}`,
    locale: 'id-ID',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    ...(process.env.CHROMIUM_PATH ? { launchOptions: { executablePath: process.env.CHROMIUM_PATH } } : {}),
  },
  projects: [
    { name: 'sign-in', testMatch: '**/*.setup.ts' },
    { name: 'console', dependencies: ['sign-in'] },
  ],
  ...(given
    ? {}
    : {
        webServer: {
          command: 'node node_modules/@klob/console-testing/console/start.js',
          env: { PORT: String(PORT) },
          url: `http://localhost:${PORT}/healthz`,
        },
      }),
})
