import type { ThemeConfig } from 'antd'

/** Size of the texts in tables, in pixels. */
export const tableFontSize = 13

/** Ant Design tokens by the names in tokens.css, so that all pages look alike. */
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
  colorPrimaryBg: '--brand-tint',
  controlItemBgActive: '--brand-tint',
  colorBgContainer: '--paper',
  colorBgElevated: '--paper',
  colorBgSpotlight: '--steel',
  colorTextLightSolid: '--paper',
  colorBgLayout: '--ground',
  colorBorder: '--line-strong',
  colorBorderSecondary: '--line',
  fontFamily: '--font',
} as const

const lengths = { borderRadius: '--radius', fontSize: '--size' } as const

/** The Ant Design theme, read from the page's CSS variables as they are now. */
export function antdTheme(algorithm?: ThemeConfig['algorithm']): ThemeConfig {
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
    ...(algorithm && { algorithm }),
    // Without style sheets, as in tests, the library's defaults apply.
    token: {
      ...Object.fromEntries(entries.filter(([, value]) => value !== '' && !Number.isNaN(value))),
      controlHeight: 40,
    },
    components: {
      // As the tables and buttons that are drawn without the library.
      Table: {
        headerBg: read('--paper') || undefined,
        headerColor: read('--ink-soft') || undefined,
        headerSplitColor: 'transparent',
        cellPaddingBlock: 12,
        cellPaddingInline: 12,
        cellFontSizeSM: tableFontSize,
        cellFontSizeMD: tableFontSize,
      },
      Button: {
        fontWeight: 500,
        paddingInline: 18,
        defaultShadow: 'none',
        primaryShadow: 'none',
        dangerShadow: 'none',
      },
      Menu: {
        itemHeight: 38,
        itemMarginBlock: 2,
        iconMarginInlineEnd: 10,
        fontSize: 14,
        activeBarBorderWidth: 0,
      },
    },
  }
}
