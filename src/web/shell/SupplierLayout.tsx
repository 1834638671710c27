import { useState, type ReactNode } from 'react'
import { NavLink, useNavigate, useSearchParams } from 'react-router'
import { LanguageSwitch } from '../actions/LanguageSwitch'
import { LookChoices } from '../actions/LookChoices'
import * as limits from '../../generated/limits'
import { text } from '../language/locale'
import { theme } from '../session/look'
import { Brand } from '../ui/Brand'
import { Icon } from '../ui/Icon'
import { LimitedInput } from '../ui/LimitedText'
import { Popover } from '../ui/Popover'
import { FirstThings } from './FirstThings'
import { Greeting } from './Greeting'
import headerStyles from './Header.module.css'
import layoutStyles from './Layout.module.css'
import { NewsBell } from './NewsBell'
import styles from './SupplierLayout.module.css'

/** Frame of the supplier's pages, without the shop and with its own search. */
export function SupplierLayout({ children }: { children: ReactNode }) {
  return (
    <div className={layoutStyles.layout}>
      <a className={layoutStyles.skip} href="#content">
        {text('shell.skip')}
      </a>
      <header className={styles.frame}>
        <div className={styles.top}>
          <div className={`page ${headerStyles.topRow}`}>
            <Greeting />
            <Popover button={text(theme.title)} buttonClass={styles.look}>
              {() => (
                <div className={styles.choice}>
                  <LookChoices choice={theme} />
                </div>
              )}
            </Popover>
            <LanguageSwitch />
          </div>
        </div>
        <div className={`page ${styles.main}`}>
          <Brand />
          <NumberSearch />
          <nav className={styles.links} aria-label={text('shell.supplier.menu')}>
            <NavLink to="/supplierProblem" end>
              {text('shell.supplier.problems')}
            </NavLink>
            <NewsBell to="/supplierProblem/supplierProblemNews" />
          </nav>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={`page ${layoutStyles.content} ${styles.content}`}>
        {children}
      </main>
      <FirstThings />
    </div>
  )
}

/** Finds problems by number. */
function NumberSearch() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const searched = query.get('keyword') ?? ''
  const [typed, setTyped] = useState(searched)
  const [before, setBefore] = useState(searched)
  // Shows a search opened by a link or by going back.
  if (before !== searched) {
    setBefore(searched)
    setTyped(searched)
  }
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        const keyword = typed.trim()
        const query = keyword ? `?${new URLSearchParams({ keyword })}` : ''
        void navigate(`/supplierProblem${query}`)
      }}
    >
      <LimitedInput
        type="search"
        value={typed}
        limit={limits.listSupplierProblems.keyword}
        aria-label={text('shell.supplier.search')}
        placeholder={text('shell.supplier.search')}
        onChange={setTyped}
      />
      <button type="submit" aria-label={text('shell.supplier.find')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
