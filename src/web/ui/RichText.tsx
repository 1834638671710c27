import { useMemo, type MouseEvent, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { cleanHtml, ownPath } from './clean-html'
import styles from './RichText.module.css'

/** A text with markup, cleaned once more; its links within the shop open without a new page. */
export function RichText({ html }: { html: string }) {
  const navigate = useNavigate()
  const clean = useMemo(() => ({ __html: cleanHtml(html) }), [html])

  function clicked(event: MouseEvent) {
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

/** A picture that does not come leaves no hole with a broken sign. */
function hideBroken({ target }: SyntheticEvent) {
  if (target instanceof HTMLImageElement) target.hidden = true
}
