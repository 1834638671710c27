import { telephoneLink } from '../../domain/account/telephone'
import { useBootArea } from '../calls/boot-data'
import { text } from '../language/locale'
import { Icon } from '../ui/Icon'
import styles from './Header.module.css'

/** The server's purchasing hotline; keeps its space until loaded. */
export function Hotline() {
  const [hotline] = useBootArea('hotline')
  const number = hotline?.content
  return (
    <p className={styles.hotline}>
      {number && (
        <>
          <Icon name="phone" size={18} />
          <span>{text('shell.hotline')}</span>
          <a href={telephoneLink(number)}>{number}</a>
        </>
      )}
    </p>
  )
}
