import { Component, type ReactNode } from 'react'
import { text } from '../language/locale'
import styles from './Messages.module.css'

/** Error boundary around one message: if it cannot be rendered, its plain text is shown. */
export class MessageGuard extends Component<{ words: string; children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <p className={styles.notice}>{this.props.words || text('chat.broken')}</p>
  }
}
