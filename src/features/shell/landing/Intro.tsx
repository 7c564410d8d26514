import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { config } from '~/api/config'
import { drawing } from '~/ui/states/drawings'
import classes from './Intro.module.css'

/** Illustration: a profile with test results. */
const profile = drawing(
  <>
    <rect fill="var(--klob-surface)" x="40" y="24" width="80" height="72" rx="8" />
    <circle fill="var(--klob-attention-soft)" cx="62" cy="46" r="9" />
    <path d="M48 70q2-11 14-11t14 11M86 42h24M86 54h16M50 82h40M98 82h12" />
  </>,
)

/** The first page of users who have not taken the tests: an explanation with a link to them. */
export function Intro() {
  const { productName, links } = config()
  return (
    <main className={classes.page}>
      <div className={classes.text}>
        {profile}
        <h1>Kenali diri Anda lebih dulu</h1>
        <p>
          Tes {productName} memetakan kepribadian, minat, dan nilai kerja Anda. Hasilnya membantu Anda membaca profil
          talenta dengan ukuran yang sama. Tes dikerjakan di situs utama dan dapat dihentikan kapan saja.
        </p>
        <div className={`row ${classes.actions}`}>
          <Button component="a" href={links.tests} size="md">
            Lanjutkan
          </Button>
          <Link to="/home">Nanti saja, buka konsol</Link>
        </div>
      </div>
    </main>
  )
}
