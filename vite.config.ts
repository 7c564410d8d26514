import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { embeddedBackend } from './e2e/backend/plugin.ts'

/**
 * What the first page of anybody loads comes in few files: many small ones compress badly. The controls are those of
 * the sign-in; whatever else a screen needs stays with the screen.
 */
const groups = [
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|scheduler|zod|clsx|@tanstack\/(history|store|react-store|router-core|react-router))\//,
  },
  {
    name: 'controls',
    test: /@mantine\/core\/esm\/(core|components\/(UnstyledButton|Button|ActionIcon|Loader|Transition|Input|InputBase|TextInput|PasswordInput|CloseButton))\//,
  },
  {
    name: 'shell',
    test: /src\/(lib\/(texts|rights|urls|searchParams)|api\/(config|session|tokens|errors)|ui\/(dialogs|notify|lazily|StatePanel|drawings|DialogHost)|features\/shell\/(access|Root))\b/,
  },
]

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders go with their component: what they import stays out of the first download.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
      quoteStyle: 'single',
    }),
    react(),
    embeddedBackend(),
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  // The identity library reads `global`, which a browser does not have.
  define: { global: 'globalThis' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  test: { include: ['src/**/*.test.{ts,tsx}', 'e2e/backend/**/*.test.ts', 'scripts/**/*.test.ts'] },
})
