import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { text } from '../language/locale'
import { readStored, writeStored } from '../session/storage'
import { Button } from './Button'
import { afterPaint } from './after-paint'
import styles from './GuideMask.module.css'
import { itemAt } from '../../domain/lists/items'

export interface GuideStep {
  /** CSS selector of what the step speaks of; a step whose target is not on the page is left out. */
  target: string
  title: string
  body: string
}

interface Props {
  steps: GuideStep[]
  /** Local storage: shown until the entry of this name is false. */
  storageKey: string
  onEnd?: () => void
}

/** Leads a first visitor over real parts of the page. Mount it when these parts are drawn. */
export function GuideMask({ steps, storageKey, onEnd }: Props) {
  const [open, setOpen] = useState(() => readStored<boolean>(storageKey, 'local') !== false)
  const [present, setPresent] = useState<GuideStep[]>([])

  useEffect(() => {
    if (!open) return
    // To ask what is seen would have the page laid out before it is whole.
    return afterPaint(() =>
      setPresent(steps.filter(({ target }) => isSeen(document.querySelector(target)))),
    )
    // The steps of a page do not change while it is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function end() {
    writeStored(storageKey, false, 'local')
    setOpen(false)
    onEnd?.()
  }

  return open && present.length > 0 ? <Tour steps={present} onEnd={end} /> : null
}

/** Parts that a small window folds away cannot be pointed at; browsers without the question show all. */
function isSeen(element: Element | null): boolean {
  return element !== null && (element.checkVisibility?.() ?? true)
}

function Tour({ steps, onEnd }: { steps: GuideStep[]; onEnd: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState(0)
  const id = useId()
  const step = itemAt(steps, at)
  const place = usePlaceOf(step.target)
  const last = at === steps.length - 1

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    next.current?.focus({ preventScroll: true })
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.mask}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}body`}
      onCancel={(event) => {
        event.preventDefault()
        onEnd()
      }}
    >
      {place && <div className={styles.hole} style={holeStyle(place)} aria-hidden="true" />}
      <div className={styles.card} style={cardStyle(place)}>
        <p className={styles.count}>
          {text('common.guide.step', { at: at + 1, of: steps.length })}
        </p>
        <div aria-live="polite">
          <h2 id={`${id}title`}>{step.title}</h2>
          <p id={`${id}body`}>{step.body}</p>
        </div>
        <div className={styles.buttons}>
          <Button look="quiet" onClick={onEnd}>
            {text('common.guide.skip')}
          </Button>
          <span className={styles.gap} />
          {at > 0 && <Button onClick={() => setAt(at - 1)}>{text('common.guide.previous')}</Button>}
          <Button ref={next} look="main" onClick={() => (last ? onEnd() : setAt(at + 1))}>
            {text(last ? 'common.guide.done' : 'common.guide.next')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

/** Where the target is in the window; brought into sight first, and followed while the page moves. */
function usePlaceOf(target: string): DOMRect | undefined {
  const [place, setPlace] = useState<DOMRect>()

  // Before it is painted, so that the card does not jump to its place.
  useLayoutEffect(() => {
    const element = document.querySelector(target)
    const measure = () => setPlace(element?.getBoundingClientRect())
    element?.scrollIntoView?.({ block: 'center' })
    measure()
    window.addEventListener('scroll', measure, true)
    window.addEventListener('resize', measure)
    // What arrives late moves what is below it.
    const sizes = new ResizeObserver(measure)
    sizes.observe(document.body)
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', measure, true)
      window.removeEventListener('resize', measure)
    }
  }, [target])

  return place
}

const margin = 8
const cardSpace = 250
const cardWidth = 380

function holeStyle({ left, top, width, height }: DOMRect): CSSProperties {
  return {
    left: left - margin,
    top: top - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  }
}

/** Below the target, else above it, else at the foot of the window; in the window, wherever the target was scrolled to. */
function cardStyle(place: DOMRect | undefined): CSSProperties {
  if (!place) return { left: 16, bottom: 16 }
  const { left, top, bottom } = place
  const side = Math.max(16, Math.min(left, document.documentElement.clientWidth - cardWidth - 16))
  if (bottom + cardSpace < window.innerHeight)
    return { left: side, top: Math.max(16, bottom + 2 * margin) }
  if (top > cardSpace)
    return { left: side, bottom: Math.max(16, window.innerHeight - top + 2 * margin) }
  return { left: side, bottom: 16 }
}
