import { Button } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useCorporate } from '~/components/corporate'
import { denialReason } from '~/lib/rules/rightNames'
import { texts } from '~/lib/texts/texts'
import { StatePanel } from '~/ui/states/StatePanel'
import type { NoAccessError } from './access'
import { permittedSections } from './sections'

/** Shown for a screen without the right to it (document 1 §2), with the missing right and a link to a permitted screen. */
export function NoAccess({ missing }: Pick<NoAccessError, 'missing'>) {
  const { viewer, index } = useCorporate()
  const { corporate } = viewer
  const [first] = permittedSections(useRouter(), corporate.menu)
  return (
    <StatePanel
      whole
      drawing="locked"
      title={texts.noAccess.title}
      message={texts.noAccess.message}
      action={
        <>
          {missing.map((right) => (
            <p key={JSON.stringify(right)}>{denialReason(right, corporate.corporateName)}</p>
          ))}
          {first && (
            <Button renderRoot={(props) => <Link to={first.to} params={{ index }} {...props} />}>
              Buka {first.label}
            </Button>
          )}
          <Button variant="default" renderRoot={(props) => <Link to="/home" {...props} />}>
            Pilih perusahaan lain
          </Button>
        </>
      }
    />
  )
}
