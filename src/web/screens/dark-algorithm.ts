import { theme, type ThemeConfig } from 'antd'

/** Ant Design's dark algorithm, which keeps our colours as they are instead of dimming them once more. */
export const darkAlgorithm: Extract<ThemeConfig['algorithm'], (...given: never[]) => unknown> = (
  seed,
  map,
) => ({
  ...theme.darkAlgorithm(seed, map),
  colorPrimary: seed.colorPrimary,
  colorInfo: seed.colorInfo,
  colorLink: seed.colorLink,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
})
