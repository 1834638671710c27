import { fileAddress } from '../api'
import { useBootArea } from '../boot-data'
import { text } from '../locale'
import { absolute, QrImage } from '../ui/QrImage'
import styles from './QrCode.module.css'

const hints = { mobileQrCode: 'shell.mobileHint', serviceQrCode: 'shell.serviceHint' } as const

/** A code to scan: the picture that an editor gave, or one made of the address that it opens; nothing where there is neither. */
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

export function useHasQrCode(area: keyof typeof hints): boolean {
  const [code] = useBootArea(area)
  return code?.imageUrl !== undefined || code?.link !== undefined
}
