import { useQuery } from '@tanstack/react-query'
import type { Scope } from '~/lib/scope'
import { Picture } from '~/ui/Picture'
import classes from './DashboardScreen.module.css'
import { reads } from './reads'

/** The screen's title with the corporate's logo; the name is known before the logo is. */
export function CorporateHead({ scope, name }: { scope: Scope; name: string }) {
  const { data, error, refetch } = useQuery(reads.corporate(scope))
  return (
    <header className={classes.head} role="presentation">
      <Picture square url={data?.corporateLogo ?? null} name={data?.corporateName ?? name} size={48} />
      <div>
        <h1>Dasbor</h1>
        <p>{data?.corporateName ?? name}</p>
      </div>
      {error && (
        <p role="alert" className={classes.failed}>
          Logo perusahaan belum dapat dimuat.{' '}
          <button type="button" className="link-button" onClick={() => void refetch()}>
            Coba lagi
          </button>
        </p>
      )}
    </header>
  )
}
