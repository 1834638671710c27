import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { itemAt } from '../../domain/lists/items'
import { text } from '../language/locale'
import { readStored, writeStored } from '../session/storage'
import { Button } from './Button'
import { cardStyle, holeStyle } from './guide-places'
import styles from './GuideMask.module.css'
import { Icon } from './Icon'
import { useTurn } from './tour-turns'

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
  /** True once the parts are rendered. */
  ready?: boolean
  onEnd?: () => void
}

/**
 * A tour that highlights real parts of the page, and the button that shows it again. It starts by itself the first
 * time.
 */
export function GuideMask({ steps, storageKey, ready = true, onEnd }: Props) {
  const [wanted, setWanted] = useState(() => readStored<boolean>(storageKey, 'local') !== false)
  const [present, setPresent] = useState<GuideStep[]>([])
  const open = wanted && present.length > 0
  const isTurn = useTurn(open)

  // The steps do not change while the tour is open.
  const measure = useEffectEvent(() => {
    if (!wanted || !ready) return undefined
    // Measuring earlier would force a layout of an incomplete page.
    return afterPaint(() =>
      setPresent(steps.filter(({ target }) => isSeen(document.querySelector(target)))),
    )
  })
  useEffect(() => measure(), [wanted, ready])

  function end() {
    writeStored(storageKey, false, 'local')
    setWanted(false)
    onEnd?.()
  }

  return (
    <>
      <p className={styles.again}>
        <Button small look="quiet" onClick={() => setWanted(true)}>
          <Icon name="question" size={16} />
          {text('common.guide.again')}
        </Button>
      </p>
      {open && isTurn && <Tour steps={present} onEnd={end} />}
    </>
  )
}

/** False for parts collapsed in a small window; browsers without checkVisibility count all as visible. */
function isSeen(element: Element | null): boolean {
  return element !== null && (element.checkVisibility?.() ?? true)
}

function Tour({ steps, onEnd }: { steps: GuideStep[]; onEnd: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState(0)
  const id = useId()
  const step = itemAt(steps, at)
  const { place, height } = usePlaceOf(step.target, card)
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
      // The target is the dialog itself for a click beside the card.
      onClick={({ target, currentTarget }) => target === currentTarget && onEnd()}
    >
      {place && <div className={styles.hole} style={holeStyle(place)} aria-hidden="true" />}
      <div ref={card} className={styles.card} style={cardStyle(place, height)}>
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

/** The target's rectangle in the window and the card's height; scrolls the target into view and follows it. */
function usePlaceOf(target: string, card: RefObject<HTMLElement | null>) {
  const [places, setPlaces] = useState<{ place?: DOMRect | undefined; height: number }>({
    height: 0,
  })

  // Before painting, so that the card does not jump.
  useLayoutEffect(() => {
    const element = document.querySelector(target)
    const measure = () =>
      setPlaces({
        place: element?.getBoundingClientRect(),
        height: card.current?.offsetHeight ?? 0,
      })
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
  }, [target, card])

  return places
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
