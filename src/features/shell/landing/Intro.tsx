import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { config } from '~/api/config'
import classes from './Intro.module.css'

/** What a person who has not taken the tests sees first: what they are, and the way to them. */
export function Intro() {
  const { productName, links } = config()
  return (
    <main className={classes.page}>
      <div className={classes.text}>
        <img src="/icon.svg" alt="" width={40} height={40} />
        <h1>Kenali diri Anda lebih dulu</h1>
        <p>
          Tes {productName} memetakan kepribadian, minat, dan nilai kerja Anda. Hasilnya membantu Anda membaca profil
          talenta dengan ukuran yang sama. Tes dikerjakan di situs utama dan dapat dihentikan kapan saja.
        </p>
        <div className={classes.actions}>
          <Button component="a" href={links.tests} size="md">
            Lanjutkan
          </Button>
          <Link to="/home">Nanti saja, buka konsol</Link>
        </div>
      </div>
    </main>
  )
}
