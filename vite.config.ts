import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { embeddedBackend } from './e2e/backend/plugin.ts'

/** Modules by the place they stand in and their names. */
const modules = (...places: [place: string, ...names: string[]][]) =>
  new RegExp(places.map(([place, ...names]) => `/${place}/(${names.join('|')})(?![\\w-])`).join('|'))

/** What comes with a public vacancy, or with the first screen of an admin. */
const later = [
  {
    name: 'vacancy-page',
    test: modules(
      ['src', 'parts/vacancyPage/\\w+', 'api/contract/publicVacancy', 'ui/ExternalFrame'],
      ['icons', 'IconAccessible'],
    ),
  },
  { name: 'account', test: modules(['src/api', 'account', 'contract/session'], ['src/lib', 'kept']) },
  {
    name: 'frame',
    test: modules(
      ['src/features/shell', 'Frame', 'Header', 'Sidebar', 'SmallScreenBlock', 'UserMenu', 'sections'],
      ['src/parts/jobs', 'JobTray', 'jobs'],
      ['src', 'lib/(adminTexts|fullName)', 'ui/Notice', 'parts/MissingPage', 'parts/conversation/useConversation'],
      ['MantineProvider/use-mantine-color-scheme', 'use-(computed|mantine)-color-scheme'],
      ['icons', 'IconBriefcase', 'IconCalendarTime', 'IconChartBar', 'IconClipboardList', 'IconLayoutDashboard'],
      ['icons', 'IconListDetails', 'IconListSearch', 'IconMap2', 'IconTicket', 'IconUserSearch', 'IconUsersGroup'],
      ['icons', 'IconCalendar', 'IconChevronDown', 'IconColumns3', 'IconDownload', 'IconMoon', 'IconSun'],
    ),
  },
  {
    name: 'fields',
    test: modules(
      ['node_modules', 'react-hook-form'],
      ['components', 'Pill', 'PillsInput'],
      ['src/ui/fields', 'fields.module', 'PlainField', 'DayField', 'MinuteField', 'SelectField', 'MultiSelectField'],
      ['src/ui/fields', 'SuggestField', 'CompactSelect', 'OptionList', 'useOptionList'],
    ),
  },
  {
    name: 'grid',
    test: modules(
      ['node_modules/@tanstack', 'table-core', 'react-table'],
      [
        'src/parts',
        'DataTable',
        'Pager',
        'PageNumbers',
        'pagesShown',
        'TableRow',
        'ColumnChooser',
        'cells',
        'keptColumns',
        'useShownColumns',
      ],
      ['icons', 'IconChevronsLeft', 'IconChevronsRight'],
    ),
  },
  {
    name: 'search',
    test: modules(
      ['src/search', 'SearchScreen', 'SearchForm', 'SearchDialogs', 'SearchNotices', 'startSearch', 'Results', 'rows'],
      ['src/search', 'CriterionField', 'personCriteria', 'kinds', 'options', 'readings', 'draft', 'checkDraft'],
      ['src/search', 'query', 'stored', 'restored', 'ActiveFilter', 'Receipt', 'askedTexts', 'ignoredTexts'],
      ['src/search', 'Downloads', 'useMessaging', 'Search'],
      ['src/parts', 'masterData', 'testColumns', 'CopyLink', 'copyAddress', 'openProfile', 'conversation/addresseeIn'],
      ['src/api/families', 'conversation', 'savedQueries', 'exporting', 'listing'],
      ['src/api/contract', 'filters', 'filterValues', 'spelling', 'personRow', 'masterData'],
      ['src/lib', 'rules', 'messageTemplates'],
      ['react-query/build/modern', 'useQueries'],
      ['query-core/build/modern', 'queriesObserver'],
      ['icons', 'IconAdjustmentsHorizontal', 'IconLink', 'IconMessage', 'IconSearch', 'IconUser'],
    ),
  },
  {
    name: 'applicants',
    test: modules(
      ['src/features/recruitment', 'applicant(Actions|Columns|Criteria|Messages)', 'vacancyLists'],
      ['src', 'api/contract/(applicants|applicantFilters|tracking|vacancies)', 'parts/(openCv|vacancies)'],
      ['icons', 'IconClipboardText', 'IconFileCv'],
    ),
  },
]
/**
 * What is always loaded together comes in few files: many small ones compress badly, and each name stands in the list of
 * what to load beforehand. A module that is loaded later (`lazily`) must not be named here.
 */
const groups = [
  { name: 'core', tags: ['$initial' as const], test: /\/node_modules\// },
  {
    // Apart, since the public pages have nothing to fill in.
    name: 'inputs',
    test: modules(
      ['core/esm/components', 'Input|InputBase|TextInput|PasswordInput|CloseButton|ActionIcon'],
      ['hooks/esm', 'use-merged-ref'],
    ),
  },
  { name: 'shell', tags: ['$initial' as const], test: /\/src\/(api|lib|ui|features)\// },
  {
    // What every page with something of the server on it needs.
    name: 'pages',
    test: modules(
      ['node_modules', 'ky'],
      ['react-query/build/modern', 'useBaseQuery', 'useQuery', 'errorBoundaryUtils', 'suspense'],
      ['react-query/build/modern', 'QueryErrorResetBoundary', 'IsRestoringProvider'],
      ['query-core/build/modern', 'queryObserver'],
      ['icons-react/dist/esm', 'createReactComponent', 'defaultAttributes'],
      ['icons', 'IconExternalLink', 'IconArrowLeft', 'IconChevronLeft', 'IconChevronRight'],
      ['@tanstack', 'react-router/dist/esm/useLocation', 'store/dist/shallow'],
      ['@mantine', 'core/esm/core/utils/noop', 'hooks/esm/use-window-event'],
      ['src/api', 'client', 'clock', 'queries', 'endpoint', 'contract/values'],
      ['src', 'ui/(Picture|htmlText)', 'parts/(Footer|PublicHeader|usePageTitle|useSignedIn)', 'lib/addresses'],
    ),
  },
  { name: 'formats', test: modules(['src/lib', 'dates', 'codes', 'numbers']) },
  {
    name: 'sign-in',
    test: modules(
      ['src/parts', 'SignInForm', 'PasswordField', 'EntryForm'],
      ['src/features/session', 'EntryPage', 'SignIn', 'Login'],
    ),
  },
  // What these import may belong to a page that comes before them.
  ...later.map((group) => ({ ...group, includeDependenciesRecursively: false })),
]

/** The files that are worth a place in the list of what to load beforehand, which everybody loads. */
const SHARED = new RegExp(
  `\\.css$|/(pages|inputs|sign-in|formats|VacancyScreen|SafeHtml|${later.map(({ name }) => name).join('|')})-`,
)

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders go with their component: what they import stays out of the first download.
      codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
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
    modulePreload: {
      polyfill: false,
      // With the page comes all that its entry imports. Beforehand comes a screen with its styles and what several screens
      // share; the small parts come with the screen that is made of them.
      resolveDependencies: (importedFile, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file === importedFile || SHARED.test(file)),
    },
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
  // Machines are busy: the longest test writes a sheet of 2,000 people.
  test: {
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}', 'e2e/backend/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
})
