import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { fileAddress } from '../api'
import { text } from '../locale'
import { Button } from '../ui/Button'
import { slidesQuery } from './content-queries'
import styles from './Slideshow.module.css'

const changeMs = 7000

/** Large pictures that change by themselves until somebody is at them; who wants no movement changes them by hand. */
export function Slideshow() {
  const { data: slides = [] } = useQuery(slidesQuery)
  const [at, setAt] = useState(0)
  const [held, setHeld] = useState(false)
  const [stopped, setStopped] = useState(false)
  const still = held || stopped || slides.length < 2

  useEffect(() => {
    if (still || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = window.setInterval(() => setAt((now) => (now + 1) % slides.length), changeMs)
    return () => window.clearInterval(timer)
  }, [still, slides.length])

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
        <div className={styles.slide} role="group" aria-label={slide.content ?? ''}>
          <div className={`page ${styles.words}`}>
            <p>{slide.content}</p>
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
              fetchPriority="high"
            />
          )}
        </div>
      )}
      {slides.length > 1 && (
        <div className={`page ${styles.dots}`}>
          {slides.map(({ imageUrl, content }, nth) => (
            <button
              key={imageUrl}
              type="button"
              aria-label={content ?? String(nth + 1)}
              aria-current={slide === slides[nth]}
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
