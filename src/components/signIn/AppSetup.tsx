import { encode } from 'uqr'
import { config } from '~/api/config'
import classes from './AppSetup.module.css'
import { setupAddress } from './setupAddress'

/** The quiet zone that scanners need around the code, in modules (ISO/IEC 18004). */
const QUIET = 4

/** The dark modules of a QR code as the path of an SVG. */
function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}

/** The secret of an authenticator app, as a QR code and as text for those who cannot scan. */
export function AppSetup({ username, secret }: { username: string; secret: string }) {
  const { path, size } = qrPath(setupAddress(config().productName, username, secret))
  return (
    <div className={classes.setup}>
      <svg
        className={classes.code}
        role="img"
        aria-label="Kode QR untuk aplikasi autentikator"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p>
        Tidak dapat memindai? Masukkan kunci ini di aplikasi:{' '}
        <code className={classes.secret}>
          {secret.match(/.{1,4}/g)?.map((group, index) => (
            // The groups never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index}>{group}</span>
          ))}
        </code>
      </p>
    </div>
  )
}
