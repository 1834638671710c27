import { useState } from 'react'
import { text } from '../locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { absolute, QrImage } from '../ui/QrImage'
import { copyLink } from './copy-link'
import styles from './ShareButtons.module.css'

/** Passes a page on: its link with a code to scan, or the link alone. */
export function ShareButtons({ path, title }: { path: string; title: string }) {
  const [open, setOpen] = useState(false)
  const address = absolute(path)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="share" size={18} />
        {text('content.share')}
      </Button>
      <Button onClick={() => void copyLink(address)}>
        <Icon name="copy" size={18} />
        {text('content.copyLink')}
      </Button>
      {open && (
        <Dialog
          title={text('content.share')}
          onClose={() => setOpen(false)}
          actions={
            <Button look="main" onClick={() => void copyLink(address)}>
              {text('content.copyLink')}
            </Button>
          }
        >
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
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
