import { ConfigProvider } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { language } from '../language/locale'
import { antdTheme } from './antd-theme'

/** Each on its own: of a choice between two the build would load both. */
const wordsOf = { zh: () => import('antd/locale/zh_CN'), en: () => import('antd/locale/en_US') }
const { default: words } = await wordsOf[language]()

/** The components library in the look and the language of the page. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const theme = useMemo(antdTheme, [])
  return (
    // Else two Chinese characters on a button are set apart.
    <ConfigProvider theme={theme} locale={words} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  )
}
