import { useEffect, useRef, useState } from 'react'
import { languages, type Language } from '../../../domain/language/language'
import { language as own, text } from '../../language/locale'
import type { ContentRecord } from './content-calls'
import styles from './Office.module.css'
import { itemAt } from '../../../domain/lists/items'

const widths = { desktop: 1280, phone: 390 } as const
const height = 820
type Device = keyof typeof widths

/** Preview of the shop page in either language, at desktop or phone width. */
export function PreviewPane({
  record: { id, address, versions, name },
}: {
  record: ContentRecord
}) {
  const [shown, setShown] = useState<Language>(own)
  const [device, setDevice] = useState<Device>('desktop')
  const [frame, scale] = useScaleOf(widths[device])
  const query = new URLSearchParams({ page: address, lang: shown })
  const asked = `${id}.${itemAt(versions, 0).number}`
  const source = `${import.meta.env.BASE_URL}office/preview/${asked}?${query}`
  return (
    <div className={styles.preview}>
      <div className={styles.switches}>
        {languages.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === shown}
            onClick={() => setShown(choice)}
          >
            {text(`publishing.language.${choice}`)}
          </button>
        ))}
        {(['desktop', 'phone'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === device}
            onClick={() => setDevice(choice)}
          >
            {text(`publishing.${choice}`)}
          </button>
        ))}
      </div>
      <p className={styles.soft}>{text('publishing.previewHint')}</p>
      <div ref={frame} className={styles.window} style={{ height }}>
        <iframe
          key={source}
          src={source}
          title={text('publishing.previewOf', { name })}
          style={{
            width: widths[device],
            height: height / scale,
            // Centred, if there is room on both sides.
            marginLeft: `max(0px, (100% - ${widths[device]}px) / 2)`,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </div>
  )
}

/** The scale at which a page of the given width fits into the container. */
function useScaleOf(width: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const observer = new ResizeObserver((entries) => setRoom(itemAt(entries, 0).contentRect.width))
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return [frame, Math.min(1, room / width)] as const
}
