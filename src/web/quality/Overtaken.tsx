import { useRef, useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import type { Draft } from '../forms/draft'
import type { FormName } from '../forms/form-parts'
import { SchemaView } from '../forms/SchemaView'
import { formatTime, text } from '../language/locale'
import { Button } from '../ui/Button'
import { showToast } from '../ui/toast-list'
import styles from './QualityPages.module.css'

/**
 * Shows unsent input of a form that is no longer offered because somebody else has acted: the latest event, and the
 * text, to be copied or discarded. Renders nothing without input.
 */
export function Overtaken({
  schema,
  draft,
  timeline,
}: {
  schema: FormName
  /** The stored input. */
  draft: Pick<Draft<object>, 'read' | 'clear'>
  /** The record's history. */
  timeline: Schemas['TimelineEntry'][] | undefined
}) {
  const [mine, setMine] = useState(() => draft.read())
  const shown = useRef<HTMLDivElement>(null)
  if (!mine) return null
  const last = timeline?.at(-1)
  const copy = async () => {
    const input = shown.current?.innerText ?? ''
    try {
      await navigator.clipboard.writeText(input)
      showToast('success', text('quality.overtaken.copied'))
    } catch {
      // Browsers have no clipboard without HTTPS.
      showToast('error', text('common.copyFailed'))
    }
  }
  return (
    <section className={styles.notice} aria-label={text('quality.overtaken.own')}>
      <strong>{text('quality.overtaken')}</strong>
      {last && (
        <p>
          {text('quality.overtaken.step', {
            who: last.who,
            what: last.what,
            time: formatTime(last.time),
          })}
        </p>
      )}
      <div ref={shown}>
        <SchemaView schema={schema} value={mine} />
      </div>
      <div className={styles.buttons}>
        <Button small onClick={() => void copy()}>
          {text('quality.overtaken.copy')}
        </Button>
        <Button
          small
          look="quiet"
          onClick={() => {
            draft.clear()
            setMine(undefined)
          }}
        >
          {text('quality.overtaken.discard')}
        </Button>
      </div>
    </section>
  )
}
