import { useThemedLayoutContext } from '@refinedev/antd'
import { Grid, Layout } from 'antd'
import { Link } from 'react-router'
import { LanguageSwitch } from '../actions/LanguageSwitch'
import { logOut } from '../actions/log-out'
import { text } from '../language/locale'
import { NewsBell } from '../shell/NewsBell'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import styles from './OfficeFrame.module.css'
import { PaletteButton } from './palette/PaletteButton'
import { PersonMenu } from './PersonMenu'

export function OfficeHeader() {
  const { lg } = Grid.useBreakpoint()
  const { siderCollapsed, setSiderCollapsed, setMobileSiderOpen } = useThemedLayoutContext()
  return (
    <Layout.Header className={styles.header}>
      {lg === false ? (
        <IconButton
          icon="menu"
          label={text('office.menu.open')}
          onClick={() => setMobileSiderOpen(true)}
        />
      ) : (
        <IconButton
          icon="panel"
          label={text(siderCollapsed ? 'office.menu.unfold' : 'office.menu.fold')}
          onClick={() => setSiderCollapsed(!siderCollapsed)}
        />
      )}
      <div className={styles.tools}>
        <PaletteButton />
        <NewsBell to="/office/news" />
        <LanguageSwitch />
        <PersonMenu />
        <Link to="/" className={styles.tool}>
          <Icon name="link" size={18} />
          <span className={styles.label}>{text('office.toShop')}</span>
        </Link>
        <button type="button" className={styles.tool} onClick={() => void logOut('/office/login')}>
          <Icon name="logOut" size={18} />
          <span className={styles.label}>{text('office.logOut')}</span>
        </button>
      </div>
    </Layout.Header>
  )
}
