/** The colours by name and shade. */
// Without imports: the build writes some of them into index.html (scripts/bundle/startFrame.ts).
export const palette = {
  // prettier-ignore
  teal: ['#e9f6f5', '#d0ebe9', '#a3d7d4', '#71c1bd', '#46ada8', '#239690', '#138079', '#0b6b66', '#0a5753', '#073f3d'],
  // Warm greys, so that a page full of tables does not look cold.
  gray: ['#faf9f7', '#f3f2ef', '#e8e6e1', '#dad7d0', '#bdb9b0', '#99948a', '#6b665e', '#57534c', '#3b3833', '#24221f'],
  dark: ['#e9e7e3', '#cfccc6', '#a9a59d', '#7d7972', '#4b4945', '#3a3935', '#2b2a28', '#201f1e', '#181817', '#111110'],
  // The accent colour, only for things that need attention.
  // prettier-ignore
  amber: ['#fff6e5', '#ffe9c2', '#fdd68d', '#fac154', '#f5ac26', '#dd9212', '#b5730b', '#8f5909', '#6d4309', '#4d2f07'],
} as const

/** CSS variables for style sheets, with values for both themes. */
export const variables = {
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
    '--mantine-color-body': palette.gray[0],
    '--mantine-color-text': palette.gray[9],
    // Default buttons have the colour of the text around them.
    '--mantine-color-default-color': palette.gray[9],
    '--mantine-color-dimmed': palette.gray[6],
    '--mantine-color-placeholder': palette.gray[6],
    '--mantine-color-error': '#c02626',
    '--klob-error-soft': 'rgb(192 38 38 / 10%)',
    '--mantine-color-default-border': palette.gray[3],
    // 3:1 on every surface (WCAG 1.4.11).
    '--klob-field-edge': '#8c877d',
    '--klob-surface': '#ffffff',
    '--klob-raised': '#ffffff',
    '--klob-hover': palette.gray[1],
    '--klob-locked': palette.gray[1],
    '--klob-line': palette.gray[2],
    '--klob-primary-text': palette.teal[7],
    '--klob-primary-soft': palette.teal[0],
    '--klob-attention-soft': palette.amber[0],
    '--klob-attention-text': palette.amber[7],
    '--klob-shadow': '0 1px 2px rgb(36 34 31 / 6%), 0 1px 8px rgb(36 34 31 / 4%)',
  },
  dark: {
    // On a dark background only a strong shadow is visible.
    '--klob-edge-shadow': 'rgb(0 0 0 / 70%)',
    '--mantine-color-body': palette.dark[8],
    '--mantine-color-text': palette.dark[0],
    '--mantine-color-default-color': palette.dark[0],
    '--mantine-color-dimmed': palette.dark[2],
    '--mantine-color-placeholder': palette.dark[2],
    '--mantine-color-error': '#ff8f8f',
    '--klob-error-soft': 'rgb(255 143 143 / 10%)',
    '--mantine-color-default-border': palette.dark[4],
    '--klob-field-edge': palette.dark[3],
    // Visible on raised surfaces, too.
    '--mantine-color-disabled': palette.dark[5],
    '--klob-surface': palette.dark[7],
    '--klob-raised': palette.dark[6],
    '--klob-hover': palette.dark[6],
    '--klob-locked': palette.dark[8],
    '--klob-line': palette.dark[5],
    '--klob-primary-text': palette.teal[3],
    '--klob-primary-soft': '#123634',
    '--klob-attention-soft': '#3a2c10',
    '--klob-attention-text': palette.amber[3],
    '--klob-shadow': '0 1px 2px rgb(0 0 0 / 40%)',
  },
}
