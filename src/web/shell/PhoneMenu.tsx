import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { LanguageSwitch } from '../actions/LanguageSwitch'
import { formatNumber, text } from '../locale'
import { useUser } from '../session'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { Greeting } from './Greeting'
import { Hotline } from './Hotline'
import { navigationFor } from './navigation'
import styles from './PhoneMenu.module.css'
import { RoleSwitch } from './RoleSwitch'
import { useCategories } from './use-categories'

/** On a narrow screen: everything of the header that has no room there. */
export function PhoneMenu() {
  const { key } = useLocation()
  /** At which place of the history it was opened: it closes by itself when one goes on. */
  const [openAt, setOpenAt] = useState<string>()
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label={text('shell.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      >
        <Icon name="menu" size={24} />
      </button>
      {openAt === key && (
        <Dialog shape="side" title={text('shell.menu')} onClose={() => setOpenAt(undefined)}>
          <Content close={() => setOpenAt(undefined)} />
        </Dialog>
      )}
    </>
  )
}

function Content({ close }: { close: () => void }) {
  const user = useUser()
  const { groups } = useCategories()
  const entries = navigationFor(user).flatMap(({ children, ...entry }) => children ?? [entry])
  return (
    <div className={styles.menu}>
      <div className={styles.account}>
        <Greeting />
        <RoleSwitch />
        <LanguageSwitch />
      </div>
      <ul className={styles.entries}>
        <li>
          <Link to="/" onClick={close}>
            {text('shell.home')}
          </Link>
        </li>
        {entries.map(({ label, to = '/' }) => (
          <li key={label}>
            <Link to={to} onClick={close}>
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
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
                {block.classes.map((one) => (
                  <li key={one.id}>
                    <Link to={one.address} onClick={close}>
                      {one.name}
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
  )
}
