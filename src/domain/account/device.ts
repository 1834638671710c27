/** Names of browsers by what tells them apart in a user agent; the first that fits, because many call themselves Chrome or Safari too. */
const browsers: [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk\//, 'DingTalk'],
  [/Lark\/|Feishu\//, 'Lark'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/QQBrowser\//, 'QQ Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

const named = (table: [RegExp, string][], userAgent: string) =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''

/** What somebody recognises a device by; empty where it does not say. */
export function deviceOf(userAgent: string): { browser: string; system: string } {
  return { browser: named(browsers, userAgent), system: named(systems, userAgent) }
}
