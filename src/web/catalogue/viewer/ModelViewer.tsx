import { useEffect, useRef, useState, type ReactNode } from 'react'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { keyOf } from '../../ui/keys'
import { fetchModel, ModelFailure, ownAddress, type FailureReason } from './model-file'
import styles from './ModelViewer.module.css'
import type { Stage } from './scene'
import { viewNames, type ViewName } from './views'

interface Props {
  /** Unchecked address from the caller. */
  address: string
  /** Describes the model. */
  title: string
  /** Shown below the error if the model cannot be shown. */
  alternative?: ReactNode
  /** On its own page the viewer hears keys wherever the focus is. */
  hasPage?: boolean
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'
>

type Progress =
  | { state: 'loading'; share?: number }
  | { state: 'shown' }
  | { state: 'failed'; reason: FailureReason }

/** A 3D model, rotatable by mouse, finger and keys. The renderer is loaded on demand. */
export function ModelViewer({ address, title, alternative, hasPage = false }: Props) {
  const { host, stage, progress, retry } = useStage(address)
  const [view, setView] = useState<ViewName | undefined>('default')

  function show(next: ViewName) {
    setView(next)
    stage.current?.show(next)
  }

  function pressed(event: Pressed) {
    const { current } = stage
    // Leave shortcuts of the browser, for example zoom.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const work = current && keyWork(current)[keyOf(event)]
    const next = viewNames[Number(keyOf(event)) - 1]
    if (!work && !next) return
    event.preventDefault()
    if (next) return show(next)
    setView(undefined)
    work?.()
  }

  useEffect(() => {
    if (!hasPage) return undefined
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })

  return (
    <div className={styles.viewer}>
      <div
        ref={host}
        className={styles.stage}
        role="application"
        tabIndex={progress.state === 'shown' ? 0 : -1}
        aria-label={text('viewer.model', { title })}
        aria-roledescription={text('viewer.kind')}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - 1"
        data-state={progress.state}
        onKeyDown={hasPage ? undefined : pressed}
        onPointerDown={() => setView(undefined)}
      />
      {progress.state === 'loading' && <Loading share={progress.share} />}
      {progress.state === 'failed' && (
        <Failed reason={progress.reason} onRetry={retry}>
          {alternative}
        </Failed>
      )}
      {progress.state === 'shown' && (
        <div className={styles.zoom} role="group" aria-label={text('viewer.zoom')}>
          <button
            type="button"
            aria-label={text('viewer.zoomIn')}
            onClick={() => stage.current?.zoom(zoomStep)}
          >
            +
          </button>
          <button
            type="button"
            aria-label={text('viewer.zoomOut')}
            onClick={() => stage.current?.zoom(1 / zoomStep)}
          >
            −
          </button>
        </div>
      )}
      {progress.state !== 'failed' && (
        <div
          className={styles.controls}
          role="group"
          aria-label={text('viewer.views')}
          inert={progress.state === 'loading'}
        >
          {viewNames.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => show(name)}
            >
              {text(`viewer.view.${name}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const zoomStep = 1.25
const turnStep = 15

function keyWork(stage: Stage): Record<string, () => void> {
  return {
    ArrowLeft: () => stage.turn(-turnStep, 0),
    ArrowRight: () => stage.turn(turnStep, 0),
    ArrowUp: () => stage.turn(0, turnStep),
    ArrowDown: () => stage.turn(0, -turnStep),
    '+': () => stage.zoom(zoomStep),
    '=': () => stage.zoom(zoomStep),
    '-': () => stage.zoom(1 / zoomStep),
  }
}

/** Loads both chunks of three.js in parallel; the first is evaluated while the second arrives. */
async function importScene() {
  const [, scene] = await Promise.all([import('./core'), import('./scene')])
  return scene
}

/** Loads the model and the renderer in parallel, and keeps the stage while the address stays. */
function useStage(address: string) {
  const host = useRef<HTMLDivElement>(null)
  const stage = useRef<Stage>(null)
  const [attempt, setAttempt] = useState(0)
  const [progress, setProgress] = useState<Progress>({ state: 'loading' })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving

    async function open() {
      const [file, { openStage }] = await Promise.all([
        fetchModel(ownAddress(address), signal, (share) =>
          setProgress({ state: 'loading', share }),
        ),
        importScene().catch(() => {
          throw new ModelFailure('missing')
        }),
      ])
      if (!host.current) return
      const opened = await openStage(host.current, file)
      if (signal.aborted) return opened.close()
      stage.current = opened
      setProgress({ state: 'shown' })
    }

    setProgress({ state: 'loading' })
    open().catch((error: unknown) => {
      if (signal.aborted) return
      const reason = error instanceof ModelFailure ? error.reason : 'broken'
      setProgress({ state: 'failed', reason })
    })
    return () => {
      leaving.abort()
      stage.current?.close()
      stage.current = null
    }
  }, [address, attempt])

  return { host, stage, progress, retry: () => setAttempt(attempt + 1) }
}

function Loading({ share }: { share?: number }) {
  return (
    <div className={styles.over} role="status">
      <p>{text('viewer.loading')}</p>
      <progress max={1} value={share} aria-label={text('viewer.loading')} />
    </div>
  )
}

function Failed(props: { reason: FailureReason; onRetry: () => void; children: ReactNode }) {
  const { reason, onRetry, children } = props
  return (
    <div className={`${styles.over} ${styles.failed}`} role="alert">
      <h2>{text(`viewer.failed.${reason}.title`)}</h2>
      <p>{text(`viewer.failed.${reason}.hint`)}</p>
      {reason === 'missing' && <Button onClick={onRetry}>{text('viewer.retry')}</Button>}
      {children}
    </div>
  )
}
