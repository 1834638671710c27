import { useState } from 'react'
import { language } from '../language/locale'
import styles from './LanguageSwitch.module.css'
import { switchLanguage } from './language'

const names = { zh: '中文', en: 'English' } as const

export function LanguageSwitch() {
  const [busy, setBusy] = useState(false)
  return (
    <div className={styles.switch} role="group" aria-label="语言 / Language">
      {(['zh', 'en'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={one === 'zh' ? 'zh-CN' : 'en'}
          aria-pressed={one === language}
          disabled={busy}
          onClick={() => {
            if (one === language) return
            setBusy(true)
            void switchLanguage(one)
          }}
        >
          {names[one]}
        </button>
      ))}
    </div>
  )
}
