import { Link } from 'react-router'
import { LanguageSwitch } from '../actions/LanguageSwitch'
import { LookChoices } from '../actions/LookChoices'
import { text } from '../language/locale'
import { theme } from '../session/look'
import { useUser } from '../session/session'
import { Brand } from '../ui/Brand'
import { Icon } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import { Cart } from './Cart'
import { Greeting } from './Greeting'
import { Hotline } from './Hotline'
import styles from './Header.module.css'
import { MessageBell } from './MessageBell'
import bell from './MessageBell.module.css'
import { Navigation } from './Navigation'
import { PhoneMenu } from './PhoneMenu'
import { QrCode, useHasQrCode } from './QrCode'
import { RoleSwitch } from './RoleSwitch'
import { SearchBox } from './SearchBox'
import { ServiceShortcut } from './ServiceShortcut'
import { useRoomy } from './use-roomy'

export function Header() {
  const user = useUser()
  const roomy = useRoomy()
  return (
    <header>
      <div className={styles.top}>
        <div className={`page ${styles.topRow}`}>
          <Greeting />
          <div className={styles.topEnd}>
            <Hotline />
            <Link to="/">{text('shell.home')}</Link>
            <RoleSwitch />
            <MobileQr />
            {!user && <ThemeChoice />}
            <LanguageSwitch />
          </div>
        </div>
      </div>
      <div className={styles.main}>
        <div className={`page ${styles.mainRow}`}>
          <PhoneMenu />
          <Brand />
          <SearchBox />
          <div className={styles.icons}>
            {!roomy && <ServiceShortcut className={bell.bell} badgeClass={bell.badge} size={24} />}
            <MessageBell />
            <Cart />
          </div>
        </div>
      </div>
      <Navigation />
    </header>
  )
}

/** The theme for visitors; users have it in their account menu. */
function ThemeChoice() {
  return (
    <Popover buttonClass={styles.topButton} button={text(theme.title)}>
      {() => (
        <div className={styles.choice}>
          <LookChoices choice={theme} />
        </div>
      )}
    </Popover>
  )
}

function MobileQr() {
  const shown = useHasQrCode('mobileQrCode')
  return (
    <Popover
      tip
      hidden={!shown}
      buttonClass={styles.topButton}
      button={
        <>
          <Icon name="qr" size={16} />
          {text('shell.mobile')}
        </>
      }
    >
      {() => <QrCode area="mobileQrCode" />}
    </Popover>
  )
}
