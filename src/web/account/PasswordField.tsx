import { useState, type ComponentProps } from 'react'
import * as limits from '../../generated/limits'
import { text } from '../language/locale'
import { Icon } from '../ui/Icon'
import { LabelledField } from './LabelledField'
import styles from './LoginForm.module.css'

/** A password field with a button that reveals the text. */
export function PasswordField(field: ComponentProps<typeof LabelledField>) {
  const [visible, setVisible] = useState(false)
  return (
    <LabelledField
      limit={limits.PasswordLogin.password}
      {...field}
      type={visible ? 'text' : 'password'}
      aside={
        <button
          type="button"
          className={styles.eye}
          aria-pressed={visible}
          aria-label={text('account.login.showPassword')}
          title={text('account.login.showPassword')}
          onClick={() => setVisible(!visible)}
        >
          <Icon name="eye" />
        </button>
      }
    />
  )
}
