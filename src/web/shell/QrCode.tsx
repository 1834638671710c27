import { fileAddress } from '../calls/api'
import { useBootArea, useKnownBootArea } from '../calls/boot-data'
import { text } from '../language/locale'
import { absolute, QrImage } from '../ui/QrImage'
import styles from './QrCode.module.css'

const hints = { mobileQrCode: 'shell.mobileHint', serviceQrCode: 'shell.serviceHint' } as const

/** A QR code: the editor's picture, or one generated from the address; nothing if there is neither. */
export function QrCode({ area }: { area: keyof typeof hints }) {
  const [code] = useBootArea(area)
  if (!code?.imageUrl && !code?.link) return null
  const label = code.content ?? code.imageName ?? text(hints[area])
  return (
    <figure className={styles.code}>
      {code.imageUrl ? (
        <img src={fileAddress(code.imageUrl)} alt={label} width={128} height={128} />
      ) : (
        code.link && <QrImage value={addressOf(code.link)} label={label} />
      )}
      <figcaption>{label}</figcaption>
    </figure>
  )
}

const addressOf = (link: string) => (link.startsWith('/') ? absolute(link) : link)

/** True if there is a code; undefined until loaded. */
export function useHasQrCode(area: keyof typeof hints): boolean | undefined {
  const { items } = useKnownBootArea(area)
  return items && (items[0]?.imageUrl !== undefined || items[0]?.link !== undefined)
}
