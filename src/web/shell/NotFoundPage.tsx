import { Link, useNavigate } from 'react-router'
import { homeOf } from '../../domain/account/access'
import { LanguageSwitch } from '../actions/LanguageSwitch'
import { logOut } from '../actions/log-out'
import { text } from '../language/locale'
import { hasPage } from '../../domain/pages/paths'
import { useUser } from '../session/session'
import { Brand } from '../ui/Brand'
import { Button } from '../ui/Button'
import { usePageTitle } from '../ui/page-title'
import styles from './NotFoundPage.module.css'

export function NotFoundPage() {
  const navigate = useNavigate()
  const user = useUser()
  const home = homeOf(user)
  usePageTitle(text('shell.notFound'))
  return (
    <div className={styles.whole}>
      <header className={`page ${styles.top}`}>
        <Brand />
        <LanguageSwitch />
      </header>
      <main className={`page ${styles.main}`}>
        <EmptyHole />
        <div className={styles.words}>
          <h1>{text('shell.notFound')}</h1>
          <p>{text('shell.notFound.hint')}</p>
          <div className={styles.ways}>
            {hasPage(home) ? (
              <Button look="main" onClick={() => void navigate(home)}>
                {text('shell.notFound.home')}
              </Button>
            ) : (
              <Button look="main" onClick={() => void logOut()}>
                {text('shell.logOut')}
              </Button>
            )}
            {home === '/' && (
              <Link to="/productCategories">{text('shell.notFound.selection')}</Link>
            )}
          </div>
        </div>
      </main>
    </div>
  )
}

/** Illustration: a plate with an empty hole. */
function EmptyHole() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 240" aria-hidden="true">
      <g className={styles.plate}>
        <path d="M20 90h112v60H20zM188 90h112v60H188z" />
      </g>
      <g className={styles.hatch}>
        {[30, 50, 70, 90, 110, 198, 218, 238, 258, 278].map((x) => (
          <path key={x} d={`M${x} 150 ${x + 22} 90`} />
        ))}
      </g>
      <path className={styles.axis} d="M160 50v140" />
      <g className={styles.dimension}>
        <path d="M132 90V36M188 90V36M132 44h56M132 44l8-3v6zM188 44l-8-3v6z" />
        <text x="160" y="32">
          ⌀404
        </text>
      </g>
    </svg>
  )
}
