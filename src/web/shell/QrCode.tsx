import { fileAddress } from '../api'
import { useBootArea } from '../boot-data'
import { text } from '../locale'
import styles from './QrCode.module.css'

const hints = { mobileQrCode: 'shell.mobileHint', serviceQrCode: 'shell.serviceHint' } as const

/** A code to scan, with what it opens; nothing where the server has none. */
export function QrCode({ area }: { area: keyof typeof hints }) {
  const [code] = useBootArea(area)
  if (!code?.imageUrl) return null
  return (
    <figure className={styles.code}>
      <img src={fileAddress(code.imageUrl)} alt={text(hints[area])} width={128} height={128} />
      <figcaption>{text(hints[area])}</figcaption>
    </figure>
  )
}

export function useHasQrCode(area: keyof typeof hints): boolean {
  return useBootArea(area)[0]?.imageUrl !== undefined
}
