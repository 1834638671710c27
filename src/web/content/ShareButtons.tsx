import { useState } from 'react'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { absolute } from '../ui/QrImage'
import { copyLink } from './copy-link'
import { SharePanel } from './SharePanel'

/** Shares a page: by a panel with several ways, or by copying its link. */
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
        <Dialog title={text('content.share')} onClose={() => setOpen(false)}>
          <SharePanel address={address} title={title} />
        </Dialog>
      )}
    </>
  )
}
