import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { isAndroid, needsBrowser, shareContextOf } from '../../domain/pages/share-context'
import { LanguageSwitch } from '../actions/LanguageSwitch'
import { saveFile } from '../actions/save-file'
import { useOneAtATime } from '../actions/useOneAtATime'
import { api, queries } from '../calls/api'
import { settingsQuery } from '../calls/settings'
import { companyName } from '../language/company-name'
import { text } from '../language/locale'
import { Brand } from '../ui/Brand'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { usePageTitle } from '../ui/page-title'
import { absolute, QrImage } from '../ui/QrImage'
import { messageOf } from '../calls/error-message'
import styles from './SharePage.module.css'
import { SharePanel } from './SharePanel'

/** Page on which a phone downloads or opens the app. */
export function SharePage() {
  usePageTitle(text('content.app'))
  const { userAgent } = navigator
  const context = shareContextOf(userAgent)
  return (
    <main className={styles.page}>
      <div className={styles.top}>
        <Brand />
        <LanguageSwitch />
      </div>
      <section className={styles.sheet}>
        <h1>{text('content.app')}</h1>
        <p className={styles.intro}>{text('content.app.intro')}</p>
        {needsBrowser(context) ? (
          <p className={styles.hint} role="status">
            <Icon name="info" />
            {/* Only these contexts need another browser. */}
            {text(`content.app.browser.${context as 1 | 2 | 3}`)}
          </p>
        ) : (
          <Actions android={isAndroid(userAgent)} />
        )}
        <Link to="/">{text('content.app.website')}</Link>
      </section>
      <section className={styles.sheet}>
        <h2>{text('content.shareSite')}</h2>
        <SharePanel address={absolute('/')} title={companyName()} />
      </section>
    </main>
  )
}

// The settings decide whether there is an app, which is said above the rest.
SharePage.arrive = () => queries.prefetchQuery(settingsQuery)

function Actions({ android }: { android: boolean }) {
  const [message, setMessage] = useState<string>()
  const { data: settings } = useQuery(settingsQuery)
  const download = useOneAtATime(async () => {
    setMessage(text('content.app.downloading'))
    try {
      await saveFile(api.GET('/web/app/download', { parseAs: 'blob' }))
      setMessage(text('content.app.downloaded'))
    } catch (error) {
      setMessage(messageOf(error))
    }
  })
  const missing = settings?.hasApp === false
  const sentence = missing ? text('content.noApp') : message
  return (
    <>
      <div className={styles.actions}>
        <Button look="strong" disabled={missing} onClick={download}>
          <Icon name="download" />
          {text('content.app.android')}
        </Button>
        {android && settings?.appLink && (
          <a className={styles.open} href={settings.appLink}>
            {text('content.app.open')}
          </a>
        )}
      </div>
      {sentence && (
        <p className={styles.hint} role="status">
          {sentence}
        </p>
      )}
      {!android && (
        <div className={styles.other}>
          <QrImage value={absolute('/share')} label={text('content.app.code')} size={160} />
          <p>{text('content.app.onlyAndroid')}</p>
        </div>
      )}
    </>
  )
}
