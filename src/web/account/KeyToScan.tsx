import { create } from 'qrcode'
import { useMemo } from 'react'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { CopyText } from '../ui/CopyText'
import styles from './SecondStep.module.css'

/** The key of a second factor as a QR code, and as text for devices that cannot scan. */
export function KeyToScan({ secret, uri }: Schemas['SecondFactorKey']) {
  const { size, path } = useMemo(() => squaresOf(uri), [uri])
  return (
    <div className={styles.key}>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={text('account.second.scan')}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="#000" />
      </svg>
      <p className={styles.soft}>{text('account.second.type')}</p>
      <p className={styles.secret}>
        <CopyText value={secret.replace(/(.{4})(?=.)/g, '$1 ')} />
      </p>
    </div>
  )
}

function squaresOf(content: string): { size: number; path: string } {
  const { size, data } = create(content, { errorCorrectionLevel: 'M' }).modules
  const path = Array.from(data, (dark, at) =>
    dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  ).join('')
  return { size, path }
}
