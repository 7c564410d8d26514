import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { License } from '~/api/contract/dashboard'
import { figureText } from '~/lib/texts/numbers'
import type { Scope } from '~/lib/scope'
import { Tile } from '~/components/Tile'
import { isShown } from './attention'
import classes from './DashboardScreen.module.css'
import { usageOf } from './figures'
import { reads } from './reads'

const icons = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, none: IconMinus }

/** How much of what the corporate bought is used. */
export function LicenseTiles({ scope }: { scope: Scope }) {
  return (
    <Tile title="Lisensi" query={useQuery(reads.licenses(scope))} height={320}>
      {({ license }) => (
        <section className={classes.licenses} aria-labelledby="licenses">
          <h2 id="licenses" className="visually-hidden">
            Lisensi
          </h2>
          {license.filter(isShown).map((one) => (
            <LicenseTile key={one.unit} license={one} />
          ))}
        </section>
      )}
    </Tile>
  )
}

function LicenseTile({ license }: { license: License }) {
  const { tone, part, told } = usageOf(license)
  const Icon = icons[tone]
  return (
    <article className={`card ${classes.license}`} data-tone={tone}>
      <h3>{license.unit}</h3>
      <p className={classes.used}>
        <strong>{figureText(license.used)}</strong> dari {figureText(license.purchased)}
      </p>
      <span className={classes.meter} aria-hidden>
        <span style={{ width: `${part * 100}%` }} />
      </span>
      <p className={classes.tone}>
        <Icon size={14} aria-hidden /> {told}
      </p>
    </article>
  )
}
