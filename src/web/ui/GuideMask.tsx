import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
} from 'react'
import { text } from '../language/locale'
import { readStored, writeStored } from '../session/storage'
import { Button } from './Button'
import styles from './GuideMask.module.css'
import { itemAt } from '../../domain/lists/items'

export interface GuideStep {
  /** CSS selector of the step's target; steps without a target on the page are skipped. */
  target: string
  title: string
  body: string
}

interface Props {
  steps: GuideStep[]
  /** Local storage entry: the tour is shown until it is false. */
  storageKey: string
  onEnd?: () => void
}

/** A tour that highlights real parts of the page. Mount it once these parts are rendered. */
export function GuideMask({ steps, storageKey, onEnd }: Props) {
  const [open, setOpen] = useState(() => readStored<boolean>(storageKey, 'local') !== false)
  const [present, setPresent] = useState<GuideStep[]>([])

  // The steps do not change while mounted.
  const measure = useEffectEvent(() => {
    if (!open) return undefined
    // Measuring earlier would force a layout of an incomplete page.
    return afterPaint(() =>
      setPresent(steps.filter(({ target }) => isSeen(document.querySelector(target)))),
    )
  })
  useEffect(() => measure(), [])

  function end() {
    writeStored(storageKey, false, 'local')
    setOpen(false)
    onEnd?.()
  }

  return open && present.length > 0 ? <Tour steps={present} onEnd={end} /> : null
}

/** False for parts collapsed in a small window; browsers without checkVisibility count all as visible. */
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

/** The target's rectangle in the window; scrolls it into view and follows it. */
function usePlaceOf(target: string): DOMRect | undefined {
  const [place, setPlace] = useState<DOMRect>()

  // Before painting, so that the card does not jump.
  useLayoutEffect(() => {
    const element = document.querySelector(target)
    const measure = () => setPlace(element?.getBoundingClientRect())
    element?.scrollIntoView?.({ block: 'center' })
    measure()
    window.addEventListener('scroll', measure, true)
    window.addEventListener('resize', measure)
    // Content that loads late shifts what is below it.
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

/** Below the target, else above it, else at the bottom of the window; always inside the window. */
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

/** Runs a task after the next paint, so as not to delay it; returns a function that cancels it. */
export function afterPaint(task: () => void): () => void {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(task)))
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
