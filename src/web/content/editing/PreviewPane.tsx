import { useEffect, useRef, useState } from 'react'
import { languages, type Language } from '../../../domain/language/language'
import { language as own, text } from '../../language/locale'
import type { ContentRecord } from './content-calls'
import styles from './Office.module.css'
import { itemAt } from '../../../domain/lists/items'

const widths = { desktop: 1280, phone: 390 } as const
const height = 820
type Device = keyof typeof widths

/** The page of the shop as it will be: in either language, as wide as a desk or a phone has it. */
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
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === shown}
            onClick={() => setShown(one)}
          >
            {text(`publishing.language.${one}`)}
          </button>
        ))}
        {(['desktop', 'phone'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === device}
            onClick={() => setDevice(one)}
          >
            {text(`publishing.${one}`)}
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
            // In the middle, where there is room on both sides.
            marginLeft: `max(0px, (100% - ${widths[device]}px) / 2)`,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </div>
  )
}

/** A place for a page of some width, and how much smaller the page is drawn there to be seen as a whole. */
function useScaleOf(width: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    observer.observe(frame.current!)
    return () => observer.disconnect()
  }, [])
  return [frame, Math.min(1, room / width)] as const
}
