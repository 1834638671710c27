import type { ReactNode } from 'react'
import type { Tone } from '../../domain/forms/tones'
import styles from './Tag.module.css'

export type { Tone }

/** A state or kind as a coloured label. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>
}
