import { Layout } from 'antd'
import { Link } from 'react-router'
import { LanguageSwitch } from '../actions/LanguageSwitch'
import { logOut } from '../actions/log-out'
import { companyName } from '../language/company-name'
import { text } from '../language/locale'
import { NewsBell } from '../shell/NewsBell'
import { useUser } from '../session/session'
import { Icon } from '../ui/Icon'
import styles from './OfficeFrame.module.css'

export function OfficeHeader() {
  const user = useUser()
  return (
    <Layout.Header className={styles.header}>
      <Link to="/office" className={styles.brand}>
        {companyName()} · {text('office.title')}
      </Link>
      <div className={styles.tools}>
        <Link to="/office/account" className={styles.who} title={text('account.own')}>
          {user?.contactName || user?.username}
        </Link>
        <NewsBell to="/office/news" />
        <LanguageSwitch />
        <Link to="/">{text('office.toShop')}</Link>
        <button type="button" onClick={() => void logOut('/office/login')}>
          <Icon name="logOut" size={18} />
          <span className={styles.label}>{text('office.logOut')}</span>
        </button>
      </div>
    </Layout.Header>
  )
}
