/** Kind of app in which a shared page was opened: 1 like WeChat, 2 like Alipay, 3 Lark, 4 any other browser. */
export type ShareContext = 1 | 2 | 3 | 4

const marks = [
  [1, /micromessenger/i],
  [2, /alipayclient/i],
  [3, /\b(lark|feishu)/i],
] as const

export const shareContextOf = (userAgent: string): ShareContext =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? 4

/** In-app browsers block downloads and app links, so the page must be opened in a real browser. */
export const needsBrowser = (context: ShareContext): boolean => context !== 4

export const isAndroid = (userAgent: string): boolean => /android/i.test(userAgent)
