import { Link } from 'react-router'
import { LookChoices } from '../actions/LookChoices'
import { text } from '../language/locale'
import { density, theme } from '../session/look'
import { useUser } from '../session/session'
import { Icon } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import styles from './OfficeFrame.module.css'

/** The person who is logged in: the own account, and how the office looks for them. */
export function PersonMenu() {
  const user = useUser()
  const name = user?.contactName || user?.username || ''
  return (
    <Popover
      label={text('office.look', { name })}
      buttonClass={styles.tool}
      button={
        <>
          <Icon name="user" size={18} />
          <span className={styles.label}>{name}</span>
        </>
      }
    >
      {(close) => (
        <div className={styles.person}>
          <Link to="/office/account" onClick={close}>
            {text('account.own')}
          </Link>
          <LookChoices choice={theme} />
          <LookChoices choice={density} />
        </div>
      )}
    </Popover>
  )
}
