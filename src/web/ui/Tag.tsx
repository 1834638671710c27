import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** What a state means to the reader: nothing special, under way, to be looked at, well ended, refused. */
export type Tone = 'plain' | 'busy' | 'warn' | 'good' | 'bad'

/** One of several states or kinds, in a word. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
