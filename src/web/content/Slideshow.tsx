import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { fileAddress } from '../calls/api'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { slidesQuery } from './content-queries'
import styles from './Slideshow.module.css'

const changeMs = 7000
/** Keeps the space until the slides have loaded. */
const noSlides: Schemas['BootItem'][] = []

/** A carousel that pauses while the user interacts with it; with reduced motion slides change by hand only. */
export function Slideshow() {
  const { data, isError } = useQuery(slidesQuery)
  const slides = data ?? noSlides
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)
  const [stopped, setStopped] = useState(false)
  const still = held || stopped || slides.length < 2

  useEffect(() => {
    if (still || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = window.setInterval(() => setAt((now) => (now + 1) % slides.length), changeMs)
    return () => window.clearInterval(timer)
  }, [still, slides.length])

  if (isError || data?.length === 0) return null
  const slide = slides[at % Math.max(1, slides.length)]
  return (
    <section
      className={styles.show}
      aria-roledescription={text('common.carousel.kind')}
      aria-label={text('content.home.slides')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {slide && (
        <div className={styles.slide} role="group" aria-label={wordsOf(slide)}>
          <div className={`page ${styles.words}`}>
            <p>{wordsOf(slide)}</p>
            {slide.link && (
              <Link to={slide.link} className={styles.go}>
                {text('content.home.more')}
              </Link>
            )}
          </div>
          {slide.imageUrl && (
            <img
              key={slide.imageUrl}
              src={fileAddress(slide.imageUrl)}
              alt=""
              width={1920}
              height={560}
              loading="lazy"
            />
          )}
        </div>
      )}
      {slides.length > 1 && (
        <div className={`page ${styles.dots}`}>
          {slides.map((entry, nth) => (
            <button
              key={nth}
              type="button"
              aria-label={wordsOf(entry) ?? String(nth + 1)}
              aria-current={slide === entry}
              onClick={() => setAt(nth)}
            />
          ))}
          <Button
            small
            look="quiet"
            className={styles.stop}
            aria-pressed={stopped}
            onClick={() => setStopped(!stopped)}
          >
            {text(stopped ? 'content.home.play' : 'content.home.pause')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** The text, or else the name. */
const wordsOf = ({ content, imageName }: Schemas['BootItem']) => content ?? imageName
