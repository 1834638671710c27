import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** Meaning of a state: neutral, in progress, needs attention, success, failure. */
export type Tone = 'plain' | 'busy' | 'warn' | 'good' | 'bad'

/** A state or kind as a coloured label. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
