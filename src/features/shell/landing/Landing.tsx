import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { config } from '~/api/config'
import { Footer } from '~/components/Footer'
import { PublicHeader } from '~/components/PublicHeader'
import { usePageTitle } from '~/components/usePageTitle'
import { Carousel } from '~/ui/Carousel'
import classes from './Landing.module.css'

const HEADLINE = 'Mempertemukan orang yang tepat dengan masa depan yang tepat'
const slides = [
  { picture: '/landing/1.svg', text: 'Dua orang berjalan di jalan setapak menuju matahari terbit' },
  { picture: '/landing/2.svg', text: 'Dua orang menyatukan kepingan yang cocok' },
  { picture: '/landing/3.svg', text: 'Satu tim di sekeliling meja dengan grafik yang terus naik' },
]

/** What a visitor sees at the root: the headline, the ways in, pictures (document 1 §1). */
export function Landing() {
  const { productName, links } = config()
  const description = `${productName} membantu perusahaan mengenali talenta dari keahlian, minat, dan nilai kerjanya, dan membantu setiap orang menemukan tempat untuk tumbuh.`
  usePageTitle(HEADLINE)
  return (
    <div className={classes.page}>
      <meta name="description" content={description} />
      <PublicHeader />
      <main className={classes.main}>
        <div className={classes.banner}>
          <h1>{HEADLINE}</h1>
          <p>{description}</p>
          <div className={classes.actions}>
            <Button component="a" href={links.register} size="lg">
              Daftar sekarang
            </Button>
            <span>
              Sudah punya akun? <Link to="/login">Masuk ke akun</Link>
            </span>
          </div>
        </div>
        <Carousel label={`Tentang ${productName}`} slides={slides} width={640} height={480} />
      </main>
      <Footer />
    </div>
  )
}
