import { ConfigProvider } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { language } from '../language/locale'
import { useDark } from '../session/look'
import { antdTheme } from './antd-theme'
import { darkAlgorithm } from './dark-algorithm'

/** Separate import() calls: for a conditional expression the bundler would load both. */
const wordsOf = { zh: () => import('antd/locale/zh_CN'), en: () => import('antd/locale/en_US') }
const { default: words } = await wordsOf[language]()

/** Ant Design in the look and the language of the page. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const isDark = useDark()
  const theme = useMemo(() => antdTheme(isDark ? darkAlgorithm : undefined), [isDark])
  return (
    // Ant Design would put a space between two Chinese characters on a button.
    <ConfigProvider theme={theme} locale={words} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  )
}
