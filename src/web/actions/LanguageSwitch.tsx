import { useState } from 'react'
import { language } from '../language/locale'
import styles from './LanguageSwitch.module.css'
import { switchLanguage } from './language'

const names = { zh: '中文', en: 'English' } as const

export function LanguageSwitch() {
  const [busy, setBusy] = useState(false)
  return (
    <div className={styles.switch} role="group" aria-label="语言 / Language">
      {(['zh', 'en'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice === 'zh' ? 'zh-CN' : 'en'}
          aria-pressed={choice === language}
          disabled={busy}
          onClick={() => {
            if (choice === language) return
            setBusy(true)
            void switchLanguage(choice)
          }}
        >
          {names[choice]}
        </button>
      ))}
    </div>
  )
}
