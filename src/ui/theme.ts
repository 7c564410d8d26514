import { createTheme, type CSSVariablesResolver } from '@mantine/core'

/** The accent colour, only for things that need attention. */
// prettier-ignore
const amber = ['#fff6e5', '#ffe9c2', '#fdd68d', '#fac154', '#f5ac26', '#dd9212', '#b5730b', '#8f5909', '#6d4309', '#4d2f07'] as const

/** The console's theme: the single source of colours, radii, sizes and shadows. */
export const theme = createTheme({
  fontFamily: "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 7 },
  autoContrast: true,
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.125rem', sm: '1.25rem', md: '1.375rem', lg: '1.5rem', xl: '1.75rem' },
  shadows: { md: 'var(--klob-popup-shadow)' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.75rem' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.375rem' },
    },
  },
  colors: {
    // prettier-ignore
    teal: ['#e9f6f5', '#d0ebe9', '#a3d7d4', '#71c1bd', '#46ada8', '#239690', '#138079', '#0b6b66', '#0a5753', '#073f3d'],
    // Warm greys, so that a page full of tables does not look cold.
    gray: [
      '#faf9f7',
      '#f3f2ef',
      '#e8e6e1',
      '#dad7d0',
      '#bdb9b0',
      '#99948a',
      '#6b665e',
      '#57534c',
      '#3b3833',
      '#24221f',
    ],
    dark: [
      '#e9e7e3',
      '#cfccc6',
      '#a9a59d',
      '#7d7972',
      '#4b4945',
      '#3a3935',
      '#2b2a28',
      '#201f1e',
      '#181817',
      '#111110',
    ],
    amber,
  },
  components: {
    Button: { defaultProps: { size: 'sm' } },
    InputWrapper: {
      vars: () => ({ error: { '--input-error-size': '0.75rem' } }),
      styles: { label: { paddingBottom: 2 } },
    },
    // What is typed about a person must not be suggested to the next user by the browser.
    // A placeholder keeps its colour in an invalid field, too.
    Input: {
      defaultProps: { autoComplete: 'off' },
      vars: () => ({ wrapper: { '--input-placeholder-color': 'var(--mantine-color-placeholder)' } }),
    },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    PillsInput: { defaultProps: { size: 'sm' } },
    Modal: {
      defaultProps: {
        centered: true,
        overlayProps: { backgroundOpacity: 0.5 },
        // No movement: popups in a dialog are positioned relative to the window.
        transitionProps: { duration: 140, transition: 'fade' },
        // Otherwise screen readers announce the dialog's header as a second banner.
        attributes: { header: { role: 'presentation' } },
        styles: { title: { fontWeight: 650, fontSize: '0.9375rem', lineHeight: '1.375rem' } },
      },
      styles: {
        // The containing block for positioned content.
        content: { background: 'var(--klob-raised)', position: 'relative' },
        header: { background: 'var(--klob-raised)' },
      },
    },
    Popover: { defaultProps: { shadow: 'md' } },
    Menu: { defaultProps: { transitionProps: { duration: 120 }, shadow: 'md' } },
    Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 120 } } },
  },
})

/** CSS variables for style sheets, with values for both themes. */
export const cssVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {
    '--klob-header': '3.5rem',
    '--klob-sidebar': '6.25rem',
    // Side padding of full-width elements, aligned with the pages.
    '--klob-gutter': 'max(clamp(16px, 4vw, 24px), calc(50% - 776px))',
    '--klob-shade': 'rgb(0 0 0 / 50%)',
    '--klob-popup-shadow': '0 8px 24px rgb(0 0 0 / 14%)',
    '--klob-card-shadow': '0 8px 32px rgb(36 34 31 / 8%)',
    '--klob-edge-shadow': 'rgb(0 0 0 / 18%)',
  },
  light: {
    '--mantine-color-body': colors.gray[0],
    '--mantine-color-text': colors.gray[9],
    // Default buttons have the colour of the text around them.
    '--mantine-color-default-color': colors.gray[9],
    '--mantine-color-dimmed': colors.gray[6],
    '--mantine-color-placeholder': colors.gray[6],
    '--mantine-color-error': '#c02626',
    '--mantine-color-default-border': colors.gray[3],
    '--klob-surface': '#ffffff',
    '--klob-raised': '#ffffff',
    '--klob-hover': colors.gray[1],
    '--klob-locked': colors.gray[1],
    '--klob-line': colors.gray[2],
    '--klob-primary-text': colors.teal[7],
    '--klob-primary-soft': colors.teal[0],
    '--klob-attention-soft': amber[0],
    '--klob-attention-text': amber[7],
    '--klob-shadow': '0 1px 2px rgb(36 34 31 / 6%), 0 1px 8px rgb(36 34 31 / 4%)',
  },
  dark: {
    // On a dark background only a strong shadow is visible.
    '--klob-edge-shadow': 'rgb(0 0 0 / 70%)',
    '--mantine-color-body': colors.dark[8],
    '--mantine-color-text': colors.dark[0],
    '--mantine-color-default-color': colors.dark[0],
    '--mantine-color-dimmed': colors.dark[2],
    '--mantine-color-placeholder': colors.dark[2],
    '--mantine-color-error': '#ff8f8f',
    '--mantine-color-default-border': colors.dark[4],
    // Visible on raised surfaces, too.
    '--mantine-color-disabled': colors.dark[5],
    '--klob-surface': colors.dark[7],
    '--klob-raised': colors.dark[6],
    '--klob-hover': colors.dark[6],
    '--klob-locked': colors.dark[8],
    '--klob-line': colors.dark[5],
    '--klob-primary-text': colors.teal[3],
    '--klob-primary-soft': '#123634',
    '--klob-attention-soft': '#3a2c10',
    '--klob-attention-text': amber[3],
    '--klob-shadow': '0 1px 2px rgb(0 0 0 / 40%)',
  },
})

const SCHEME = 'data-mantine-color-scheme'

/** Paper is white: printing always uses the light theme. */
export function forceLightForPrint(): void {
  const { documentElement } = document
  let scheme: string | null = null
  window.matchMedia('print').addEventListener('change', ({ matches }) => {
    if (matches) scheme = documentElement.getAttribute(SCHEME)
    documentElement.setAttribute(SCHEME, matches ? 'light' : (scheme ?? 'light'))
  })
}
