import { Button } from '@mantine/core'
import { IconArrowsRightLeft, IconMessages, IconUserSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { config } from '~/api/config'
import { Footer } from '~/components/pages/Footer'
import { PublicHeader } from '~/components/pages/PublicHeader'
import { usePageTitle } from '~/components/pages/usePageTitle'
import { Carousel } from '~/ui/media/Carousel'
import classes from './Landing.module.css'

const HEADLINE = 'Mempertemukan orang yang tepat dengan masa depan yang tepat'
const slides = [
  { picture: '/landing/1.svg', text: 'Dua orang berjalan di jalan setapak menuju matahari terbit' },
  { picture: '/landing/2.svg', text: 'Dua orang menyatukan kepingan yang cocok' },
  { picture: '/landing/3.svg', text: 'Satu tim di sekeliling meja dengan grafik yang terus naik' },
]

/** What the console is for. */
const points = [
  {
    Icon: IconUserSearch,
    title: 'Temukan talenta',
    text: 'Cari menurut keahlian, pengalaman, dan hasil tes, lalu simpan filter untuk dipakai lagi.',
  },
  {
    Icon: IconArrowsRightLeft,
    title: 'Ikuti setiap pelamar',
    text: 'Pindahkan pelamar antar tahap, catat penilaian, dan lihat siapa yang menunggu kabar.',
  },
  {
    Icon: IconMessages,
    title: 'Bicara dengan kandidat',
    text: 'Undang, jawab, dan jadwalkan dalam satu percakapan untuk setiap orang.',
  },
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
        <ul className={classes.points}>
          {points.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon size={22} stroke={1.7} aria-hidden />
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
      <Footer />
    </div>
  )
}
