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
    test: /node_modules\/((react|react-dom|scheduler|zod|clsx|@tanstack\/(history|store|react-store|router-core|react-router))\/|@tanstack\/query-core\/build\/modern\/(?!\w*Observer)|@tanstack\/react-query\/build\/modern\/QueryClientProvider)/,
  },
  {
    name: 'controls',
    test: /@mantine\/core\/esm\/(core|components\/(UnstyledButton|Button|Loader|Transition))\//,
  },
  {
    // Apart, since the public pages have nothing to fill in.
    name: 'inputs',
    test: /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|PasswordInput|CloseButton|ActionIcon)\//,
  },
  {
    name: 'shell',
    test: /src\/(lib\/(texts|rights|urls|searchParams)|api\/(config|session|tokens|errors)|ui\/(dialogs|notify|lazily|StatePanel|drawings|DialogHost)|features\/shell\/(access|Root))\b/,
  },
  {
    // What every page with something of the server on it needs.
    name: 'pages',
    test: /node_modules\/(ky|@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes|icons\/IconExternalLink))\b|src\/(api\/(client|clock|queries|endpoint|contract\/values)|ui\/Picture|parts\/Footer)\./,
  },
  { name: 'formats', test: /src\/lib\/(dates|codes|numbers)\./ },
  {
    name: 'sign-in',
    test: /src\/(parts\/(SignInForm|PasswordField|EntryForm)|features\/session\/(EntryPage|SignIn|Login))\./,
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
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Each name stands in the list of what to load beforehand; this is the shortest hash that so many files may have.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  test: { include: ['src/**/*.test.{ts,tsx}', 'e2e/backend/**/*.test.ts', 'scripts/**/*.test.ts'] },
})
