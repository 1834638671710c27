import { ConfigProvider, type ThemeConfig } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { language } from '../language/locale'
import { antdTheme } from './antd-theme'

/** Separate import() calls: for a conditional expression the bundler would load both. */
const wordsOf = { zh: () => import('antd/locale/zh_CN'), en: () => import('antd/locale/en_US') }
const { default: words } = await wordsOf[language]()

interface Props {
  /** The algorithm that derives further colours; undefined: that of light pages. */
  algorithm?: ThemeConfig['algorithm']
  children: ReactNode
}

/** Ant Design in the look and the language of the page. */
export function AntdProvider({ algorithm, children }: Props) {
  const theme = useMemo(() => antdTheme(algorithm), [algorithm])
  return (
    // Ant Design would put a space between two Chinese characters on a button.
    <ConfigProvider theme={theme} locale={words} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  )
}
