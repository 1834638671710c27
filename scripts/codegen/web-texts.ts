import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What can run in a browser and say something. */
const folders = ['src/web', 'src/domain', 'src/i18n']

const source = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  .join('\n')

const keysIn = (code: string) =>
  [...code.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/g)].map(([, key]) => key)

const whole = new Set(keysIn(source))
const beginnings = [...source.matchAll(/`([a-z]\w*\.[\w.]*)\$\{/g)].map(
  ([, beginning]) => beginning!,
)

/**
 * Which of the text keys the browser may ask for: those that stand in its sources as a whole, and those that begin
 * like a template there (`account.login.${entrance}`); `generated` is code of the browser that is not written yet. The first view need not carry what only the server says.
 */
export function keysOfWeb(keys: string[], generated: string): string[] {
  const all = new Set([...whole, ...keysIn(generated)])
  return keys.filter(
    (key) => all.has(key) || beginnings.some((beginning) => key.startsWith(beginning)),
  )
}
