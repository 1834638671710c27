import { useMemo, type MouseEvent, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { cleanHtml, ownPath } from './clean-html'
import styles from './RichText.module.css'

/** Sanitized HTML; links within the shop navigate without a page load. */
export function RichText({ html }: { html: string }) {
  const navigate = useNavigate()
  const clean = useMemo(() => ({ __html: cleanHtml(html) }), [html])

  function clicked(event: MouseEvent) {
    // A click on rendered text has an element as target.
    const link = (event.target as Element).closest('a')
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    const path = link && !link.target && plain ? ownPath(link) : undefined
    if (path === undefined) return
    event.preventDefault()
    void navigate(path)
  }

  return (
    <div
      className={styles.text}
      onClick={clicked}
      onErrorCapture={hideBroken}
      dangerouslySetInnerHTML={clean}
    />
  )
}

/** Hides a broken picture. */
function hideBroken({ target }: SyntheticEvent) {
  if (target instanceof HTMLImageElement) target.hidden = true
}
