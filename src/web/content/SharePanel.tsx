import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { QrImage } from '../ui/QrImage'
import { copyLink } from './copy-link'
import styles from './ShareButtons.module.css'

/** Ways to share without an app: QR code, link, e-mail, or the device's own share dialog. */
export function SharePanel({ address, title }: { address: string; title: string }) {
  return (
    <div className={styles.panel}>
      <QrImage value={address} label={text('content.shareCode')} size={184} />
      <div className={styles.words}>
        <strong>{title}</strong>
        <p>{text('content.shareHint')}</p>
        <input
          readOnly
          aria-label={text('content.shareAddress')}
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.ways}>
          <Button look="main" onClick={() => void copyLink(address)}>
            <Icon name="copy" size={18} />
            {text('content.copyLink')}
          </Button>
          <a className={styles.mail} href={mailOf(title, address)}>
            <Icon name="mail" size={18} />
            {text('content.shareMail')}
          </a>
          {offersSharing({ title, url: address }) && (
            <Button onClick={() => void shareBy({ title, url: address })}>
              <Icon name="share" size={18} />
              {text('content.shareOther')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const mailOf = (title: string, address: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${address}`)}`

/** Few browsers support it, and only over HTTPS. */
const offersSharing = (what: ShareData) => navigator.canShare?.(what) ?? false

async function shareBy(what: ShareData) {
  try {
    await navigator.share(what)
  } catch {
    // Rejected when the user closes the device's dialog.
  }
}
