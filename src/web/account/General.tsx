import { Icon } from '../ui/Icon'
import styles from './LoginForm.module.css'

/** An error about the form as a whole. */
export function General({ message }: { message: string | undefined }) {
  if (!message) return null
  return (
    <p className={styles.general} role="alert">
      <Icon name="warning" />
      <span>{message}</span>
    </p>
  )
}
