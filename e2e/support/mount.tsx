import { MantineProvider } from '@mantine/core'
import type { ReactElement } from 'react'
import { render } from 'vitest-browser-react'
import { cssVariables, theme } from '~/ui/theme'

/** Renders a component of the kit in the page of a component test, within the theme. */
export const mount = (element: ReactElement) =>
  render(element, {
    wrapper: ({ children }) => (
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
        {children}
      </MantineProvider>
    ),
  })
