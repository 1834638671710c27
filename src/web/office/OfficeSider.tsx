import { useThemedLayoutContext } from '@refinedev/antd'
import { Drawer, Grid, Layout } from 'antd'
import { Link } from 'react-router'
import { companyName } from '../language/company-name'
import { text } from '../language/locale'
import { BrandMark } from '../ui/Brand'
import styles from './OfficeFrame.module.css'
import { OfficeMenu } from './OfficeMenu'

const widths = { whole: 232, folded: 64 }

/** The menu at the side; in a narrow window a drawer. */
export function OfficeSider() {
  const { lg } = Grid.useBreakpoint()
  const { siderCollapsed, mobileSiderOpen, setMobileSiderOpen } = useThemedLayoutContext()
  if (lg === false)
    return (
      <Drawer
        open={mobileSiderOpen}
        placement="left"
        size={280}
        title={text('office.title')}
        onClose={() => setMobileSiderOpen(false)}
        classNames={{ body: styles.drawerMenu }}
      >
        <OfficeMenu isFolded={false} onChoose={() => setMobileSiderOpen(false)} />
      </Drawer>
    )
  return (
    <Layout.Sider
      className={styles.sider}
      theme="light"
      width={widths.whole}
      collapsedWidth={widths.folded}
      collapsed={siderCollapsed}
      collapsible
      trigger={null}
    >
      <Link to="/office" className={styles.brand}>
        <BrandMark size={28} />
        <span className={siderCollapsed ? 'visually-hidden' : undefined}>{companyName()}</span>
      </Link>
      <OfficeMenu isFolded={siderCollapsed} />
    </Layout.Sider>
  )
}
