import { createFileRoute } from '@tanstack/react-router'
import { CorporateChooser } from '~/features/shell/CorporateChooser'
import { requireChoice } from '~/features/shell/access'
import { PageError } from '~/ui/PageError'

/** Home: the corporate chooser (document 1 §2). */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context, location }) => requireChoice(context.queryClient, location.href),
  component: CorporateChooser,
  errorComponent: PageError,
  staticData: { title: 'Pilih perusahaan' },
})
