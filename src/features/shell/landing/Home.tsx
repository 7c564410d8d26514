import { useOwnMetadata } from '~/components/useOwnMetadata'
import { ActionIcon, Button } from '@mantine/core'
import {
  IconArrowsRightLeft,
  IconChevronLeft,
  IconChevronRight,
  IconMessages,
  IconPlayerPause,
  IconPlayerPlay,
  IconUserSearch,
} from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { config } from '~/api/config'
import { Footer } from '~/components/pages/Footer'
import { PublicHeader, useSignedIn } from '~/components/pages/PublicHeader'
import { usePageTitle } from '~/components/pages/usePageTitle'
import { lazyComponent } from '~/ui/lazyComponent'
import classes from './Home.module.css'

const CorporateChooser = lazyComponent(async () => (await import('./CorporateChooser')).CorporateChooser)

/** Home of visitors and of signed-in users (document 1 §2). */
export function Home({ isVisitor }: { isVisitor: boolean }) {
  return isVisitor ? <Landing /> : <CorporateChooser />
}

const HEADLINE = 'Mempertemukan orang yang tepat dengan masa depan yang tepat'

/** The selling points of the console. */
const points = [
  {
    Icon: IconUserSearch,
    title: 'Temukan talenta',
    text: 'Cari menurut keahlian, pengalaman, dan hasil tes, lalu simpan filter untuk dipakai lagi.',
  },
  {
    Icon: IconArrowsRightLeft,
    title: 'Ikuti setiap pelamar',
    text: 'Pindahkan pelamar antartahap, catat penilaian, dan lihat siapa yang menunggu kabar.',
  },
  {
    Icon: IconMessages,
    title: 'Bicara dengan kandidat',
    text: 'Undang, jawab, dan jadwalkan dalam satu percakapan untuk setiap orang.',
  },
]

/** The landing page for visitors: headline, sign-in links, pictures (document 1 §1). */
function Landing() {
  const { productName, links } = config()
  const description = `${productName} membantu perusahaan mengenali talenta dari keahlian, minat, dan nilai kerjanya, dan membantu setiap orang menemukan tempat untuk tumbuh.`
  usePageTitle(HEADLINE)
  useOwnMetadata()
  const router = useRouter()
  const isSignedIn = useSignedIn()
  // After a sign-in in another tab this one is a signed-in user's home, too.
  useEffect(() => {
    if (isSignedIn) void router.invalidate()
  }, [isSignedIn, router])
  return (
    <div className={classes.page}>
      <meta name="description" content={description} />
      <PublicHeader />
      <main className={classes.main}>
        <div className={classes.banner}>
          <h1>{HEADLINE}</h1>
          <p className="dimmed">{description}</p>
          <div className={`row ${classes.actions}`}>
            <Button component="a" href={links.register} size="lg">
              Daftar sekarang
            </Button>
            <span>
              Sudah punya akun? <Link to="/login">Masuk ke akun</Link>
            </span>
          </div>
          <p className="small dimmed">
            Ratusan lamaran ditinjau di satu halaman: J dan K berpindah antarpelamar, satu angka memindahkan ke tahap
            lain.
          </p>
        </div>
        <Carousel label={`Tentang ${productName}`} />
        <ul className={`plain-list ${classes.points}`}>
          {points.map(({ Icon, title, text }) => (
            <li key={title}>
              <span className={classes.icon} aria-hidden>
                <Icon size={22} stroke={1.7} />
              </span>
              <h2>{title}</h2>
              <p className="dimmed">{text}</p>
            </li>
          ))}
        </ul>
      </main>
      <Footer />
    </div>
  )
}

const slides = [
  { picture: '/landing/1.svg', text: 'Papan tahap: kartu seorang pelamar dipindahkan ke Wawancara' },
  { picture: '/landing/2.svg', text: 'Profil seorang pelamar dengan pengalaman, pendidikan, dan catatan' },
  { picture: '/landing/3.svg', text: 'Hasil pencarian talenta dengan kriteria yang dicari' },
]
/** Time per slide (document 1 §9); the transition takes 500 ms, in the style sheet. */
const SLIDE_MS = 3_000
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Auto-advancing pictures. They pause while hovered or focused, by the pause button, and from the
 * start with reduced motion (WCAG 2.2.2; decision 'small screens' of the shell).
 */
function Carousel({ label }: { label: string }) {
  const [slide, setSlide] = useState(0)
  const [isPaused, setPaused] = useState(prefersReducedMotion)
  const [isHoveredOrFocused, setHoveredOrFocused] = useState(false)
  const isRunning = !isPaused && !isHoveredOrFocused
  const step = (by: number) => setSlide((was) => (was + by + slides.length) % slides.length)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSlide((was) => (was + 1) % slides.length), SLIDE_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return (
    <section
      className={classes.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHoveredOrFocused(true)}
      onPointerLeave={() => setHoveredOrFocused(false)}
      onFocus={() => setHoveredOrFocused(true)}
      onBlur={() => setHoveredOrFocused(false)}
    >
      <div className={classes.view}>
        <ul
          className={classes.track}
          style={{ transform: `translateX(-${slide * 100}%)` }}
          aria-live={isRunning ? 'off' : 'polite'}
        >
          {slides.map(({ picture, text }, n) => (
            <li key={picture} className={classes.slide} aria-hidden={n !== slide}>
              <img src={picture} alt={text} width={640} height={480} loading={n === 0 ? 'eager' : 'lazy'} />
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.controls}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={isPaused ? 'Putar gambar' : 'Jeda gambar'}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerPause size={18} aria-hidden />}
        </ActionIcon>
        <span className={classes.dots} aria-hidden>
          {slides.map(({ picture }, n) => (
            <span key={picture} data-current={n === slide || undefined} />
          ))}
        </span>
        <ActionIcon variant="default" size="lg" aria-label="Gambar sebelumnya" onClick={() => step(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label="Gambar berikutnya" onClick={() => step(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
    </section>
  )
}
