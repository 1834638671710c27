import { useRef, useState, type KeyboardEvent, type ReactNode, type TouchEvent } from 'react'
import { text } from '../language/locale'
import styles from './Carousel.module.css'
import { keyOf } from './keys'

export interface Slide {
  key: string
  /** Describes the slide, also below its thumbnail. */
  title: string
  thumbnail: ReactNode
  content: ReactNode
  /** The slide itself is dragged (a 3D model): no swipe or overlaid buttons. */
  dragged?: boolean
}

/** One slide at a time in a box of fixed height, with thumbnails below. */
export function Carousel({ slides, label }: { slides: readonly Slide[]; label: string }) {
  const [at, setAt] = useState(0)
  const touchedAt = useRef<number>(null)
  const slide = slides[Math.min(at, slides.length - 1)]
  if (!slide) return null
  const several = slides.length > 1

  const move = (by: number) => setAt((at + by + slides.length) % slides.length)

  function pressed(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[keyOf(event)]
    // A slide that handles arrow keys itself prevents the default.
    if (!by || !several || event.defaultPrevented) return
    event.preventDefault()
    move(by)
  }

  function touchEnded(event: TouchEvent) {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0)
    if (touchedAt.current !== null && Math.abs(moved) > 48) move(moved < 0 ? 1 : -1)
    touchedAt.current = null
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription={text('common.carousel.kind')}
      aria-label={label}
      onKeyDown={pressed}
    >
      <div
        className={styles.stage}
        role="group"
        aria-label={slide.title}
        onTouchStart={({ touches }) => {
          const swipes = several && !slide.dragged && touches.length === 1
          touchedAt.current = swipes ? (touches[0]?.clientX ?? null) : null
        }}
        onTouchEnd={touchEnded}
      >
        <div key={slide.key} className={styles.slide}>
          {slide.content}
        </div>
        {several && !slide.dragged && (
          <>
            <button
              type="button"
              className={styles.before}
              aria-label={text('common.carousel.before')}
              onClick={() => move(-1)}
            >
              ‹
            </button>
            <button
              type="button"
              className={styles.after}
              aria-label={text('common.carousel.after')}
              onClick={() => move(1)}
            >
              ›
            </button>
          </>
        )}
      </div>
      {several && (
        <ul className={styles.thumbnails}>
          {slides.map(({ key, title, thumbnail }, index) => (
            <li key={key}>
              <button
                type="button"
                aria-current={slide.key === key}
                aria-label={title}
                onClick={() => setAt(index)}
              >
                <span className={styles.small} aria-hidden="true">
                  {thumbnail}
                </span>
                <span className={styles.title} aria-hidden="true">
                  {title}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
