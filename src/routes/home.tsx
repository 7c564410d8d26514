import { createFileRoute } from '@tanstack/react-router'
import { CorporateChooser } from '~/features/shell/landing/CorporateChooser'
import { requireChoice } from '~/features/shell/access'
import { PageError } from '~/features/shell/PageError'

/** The corporate chooser, where users who have taken the tests land after sign-in (document 1 §2). */
export const Route = createFileRoute('/home')({
  beforeLoad: ({ context, location }) => requireChoice(context, location.href),
  component: CorporateChooser,
  errorComponent: PageError,
  staticData: { title: 'Pilih perusahaan' },
})
