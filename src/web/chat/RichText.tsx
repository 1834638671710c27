import { Link } from 'react-router'
import styles from './Messages.module.css'
import { itemAt } from '../../domain/lists/items'

/** Text with line breaks; if `linked`, [words](/page) become links within this site. */
export function RichText({
  text,
  linked = false,
  onLeave,
}: {
  text: string
  linked?: boolean
  onLeave?: (() => void) | undefined
}) {
  const parts = linked ? text.split(/(\[[^[\]\n]+\]\(\/(?!\/)[^)\s]*\))/g) : [text]
  return (
    <p className={styles.text}>
      {parts.map((part, place) => {
        const link = linked ? /^\[([^\]]+)\]\((\/[^)]*)\)$/.exec(part) : null
        return link ? (
          <Link key={place} to={itemAt(link, 2)} onClick={onLeave}>
            {link[1]}
          </Link>
        ) : (
          part
        )
      })}
    </p>
  )
}
