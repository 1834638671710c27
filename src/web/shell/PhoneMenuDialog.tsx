import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isCustomer } from '../../domain/account/account'
import { LanguageSwitch } from '../actions/LanguageSwitch'
import { LookChoices } from '../actions/LookChoices'
import { leaveMessage } from '../actions/leave-message'
import { formatNumber, text } from '../language/locale'
import { theme } from '../session/look'
import { useUser } from '../session/session'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { ContentMenu } from './ContentMenu'
import { Greeting } from './Greeting'
import { Hotline } from './Hotline'
import { navigationFor, type NavigationMenu } from './navigation'
import styles from './PhoneMenu.module.css'
import { RoleSwitch } from './RoleSwitch'
import { useCategories } from './use-categories'

/** The parts of the header that do not fit on a narrow screen. */
export function PhoneMenuDialog({ close }: { close: () => void }) {
  const navigate = useNavigate()
  const user = useUser()
  const { groups } = useCategories()
  const entries = navigationFor(user).flatMap(({ children, ...entry }) => children ?? [entry])
  return (
    <Dialog shape="side" title={text('shell.menu')} onClose={close}>
      <div className={styles.menu}>
        <div className={styles.account}>
          <Greeting />
          <RoleSwitch />
          <LanguageSwitch />
          {!isCustomer(user) && <LookChoices choice={theme} />}
        </div>
        <ul className={styles.entries}>
          <li>
            <Link to="/" onClick={close}>
              {text('shell.home')}
            </Link>
          </li>
          {entries.map(({ label, to = '/', menu }) => (
            <li key={label}>
              {menu ? (
                <Below menu={menu} label={text(label)} close={close} />
              ) : (
                <Link to={to} onClick={close}>
                  {text(label)}
                </Link>
              )}
            </li>
          ))}
        </ul>
        {user?.identity !== '0' && (
          <Button
            onClick={() => {
              close()
              leaveMessage(undefined, navigate)
            }}
          >
            <Icon name="pen" size={18} />
            {text('shell.side.leaveMessage')}
          </Button>
        )}
        {groups?.map(({ categoryType, name, blocks }) => (
          <section key={categoryType}>
            <h3>{name}</h3>
            {blocks.map((block) => (
              <details key={block.name} className={styles.category}>
                <summary>
                  <span>{block.name}</span>
                  <span className={styles.count}>{formatNumber(block.count)}</span>
                </summary>
                <ul>
                  <li>
                    <Link to={block.address} onClick={close}>
                      {text('shell.categories.all', { name: block.name })}
                    </Link>
                  </li>
                  {block.classes.map((productClass) => (
                    <li key={productClass.id}>
                      <Link to={productClass.address} onClick={close}>
                        {productClass.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </section>
        ))}
        <Hotline />
      </div>
    </Dialog>
  )
}

interface BelowProps {
  menu: NavigationMenu
  label: string
  close: () => void
}

/** An entry with a submenu, which is fetched when opened. */
function Below({ menu, label, close }: BelowProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className={styles.category}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      {open && <ContentMenu menu={menu} close={close} />}
    </details>
  )
}
