import { createTheme, type CSSVariablesResolver } from '@mantine/core'
import { palette, variables } from './colours'
import { printing } from './printing'

/** The console's theme: with its colours (colours.ts) the single source of radii, sizes and shadows. */
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
  colors: palette,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    InputWrapper: {
      vars: () => ({
        error: { '--input-error-size': '0.75rem' },
        description: { '--input-description-size': '0.75rem' },
      }),
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
export const cssVariables: CSSVariablesResolver = () => variables

const SCHEME = 'data-mantine-color-scheme'

/** Paper is white: printing always uses the light theme. */
export function forceLightForPrint(): void {
  const { documentElement } = document
  let scheme: string | null = null
  printing.subscribe(() => {
    if (printing.get()) scheme = documentElement.getAttribute(SCHEME)
    documentElement.setAttribute(SCHEME, printing.get() ? 'light' : (scheme ?? 'light'))
  })
}
