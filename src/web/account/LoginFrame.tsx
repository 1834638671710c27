import type { ReactNode } from 'react'
import { LanguageSwitch } from '../actions/LanguageSwitch'
import { fileAddress } from '../calls/api'
import { useBootArea } from '../calls/boot-data'
import { text } from '../language/locale'
import { Brand } from '../ui/Brand'
import { useAwaitedFocus } from '../ui/kept-focus'
import { LockboltDrawing } from './LockboltDrawing'
import styles from './LoginFrame.module.css'

/** Keeps the text readable on any picture. */
const veil = 'linear-gradient(rgb(15 42 61 / 82%), rgb(15 42 61 / 82%))'

/** Layout shared by the customers' and the staff's login: the form beside a description of the shop. */
export function LoginFrame({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string | undefined
  children: ReactNode
}) {
  useAwaitedFocus()
  const [background] = useBootArea('loginBackground')
  return (
    <div className={styles.whole} data-whole-window>
      <header className={styles.top}>
        <Brand />
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <h1>{title}</h1>
        {hint && <p className={styles.hint}>{hint}</p>}
        {children}
      </main>
      <aside
        className={styles.aside}
        style={
          background?.imageUrl
            ? { backgroundImage: `${veil}, url("${encodeURI(fileAddress(background.imageUrl))}")` }
            : undefined
        }
      >
        <p className={styles.promise}>{text('account.login.aside')}</p>
        <ul>
          <li>{text('account.login.aside1')}</li>
          <li>{text('account.login.aside2')}</li>
          <li>{text('account.login.aside3')}</li>
        </ul>
        <LockboltDrawing className={styles.drawing} />
      </aside>
    </div>
  )
}
