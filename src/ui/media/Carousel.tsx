import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './Carousel.module.css'

/** How long a picture stays (document 1 §9); the change takes 500 ms, in the style sheet. */
const STAY_MS = 3_000
const wantsRest = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

type Slide = { picture: string; text: string }
type Props = { label: string; slides: readonly Slide[]; width: number; height: number }

/**
 * Pictures that advance by themselves. They pause while hovered or focused, after the pause button,
 * and from the start with reduced motion (WCAG 2.2.2; decision 'small screens' of the shell).
 */
export function Carousel({ label, slides, width, height }: Props) {
  const [place, setPlace] = useState(0)
  const [isPaused, setPaused] = useState(wantsRest)
  const [isHeld, setHeld] = useState(false)
  const runs = !isPaused && !isHeld
  const step = (by: number) => setPlace((was) => (was + by + slides.length) % slides.length)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => setPlace((was) => (was + 1) % slides.length), STAY_MS)
    return () => clearInterval(timer)
  }, [runs, slides.length])

  return (
    <section
      className={classes.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={classes.view} style={{ aspectRatio: `${width} / ${height}` }}>
        <ul
          className={classes.track}
          style={{ transform: `translateX(-${place * 100}%)` }}
          aria-live={runs ? 'off' : 'polite'}
        >
          {slides.map(({ picture, text }, n) => (
            <li key={picture} className={classes.slide} aria-hidden={n !== place}>
              <img src={picture} alt={text} width={width} height={height} loading={n === 0 ? 'eager' : 'lazy'} />
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
            <span key={picture} data-current={n === place || undefined} />
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
