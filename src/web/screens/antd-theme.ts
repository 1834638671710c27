import type { ThemeConfig } from 'antd'

/** The names of tokens.css, so that generated screens and the other pages look like one product. */
const tokens = {
  colorPrimary: '--brand',
  colorInfo: '--brand',
  colorLink: '--brand',
  colorSuccess: '--good',
  colorWarning: '--warn',
  colorError: '--bad',
  colorText: '--ink',
  colorTextSecondary: '--ink-soft',
  colorTextTertiary: '--ink-faint',
  colorTextPlaceholder: '--ink-faint',
  colorBgContainer: '--paper',
  colorBgLayout: '--ground',
  colorBorder: '--line-strong',
  colorBorderSecondary: '--line',
  fontFamily: '--font',
} as const

const lengths = { borderRadius: '--radius', fontSize: '--size' } as const

/** The theme of the components library, read once from the page's own tokens. */
export function antdTheme(): ThemeConfig {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string) => style.getPropertyValue(name).trim()
  const entries: [string, string | number][] = [
    ...Object.entries(tokens).map(([token, name]): [string, string] => [token, read(name)]),
    ...Object.entries(lengths).map(([token, name]): [string, number] => [
      token,
      Number.parseFloat(read(name)),
    ]),
  ]
  return {
    // Without style sheets, as in tests, the library's own values stay.
    token: {
      ...Object.fromEntries(entries.filter(([, value]) => value !== '' && !Number.isNaN(value))),
      controlHeight: 40,
    },
    components: { Table: { headerBg: read('--ground') || undefined, cellPaddingBlock: 12 } },
  }
}
