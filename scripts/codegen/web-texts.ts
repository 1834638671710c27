import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders with code that runs in a browser and may use texts. */
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
  ([, beginning = '']) => beginning,
)

/**
 * The text keys the browser may use: those that appear literally in its sources or in `generated`, and those that start
 * like a template there (`account.login.${entrance}`). The first view need not carry texts that only the server uses.
 */
export function keysOfWeb(keys: string[], generated: string): string[] {
  const all = new Set([...whole, ...keysIn(generated)])
  return keys.filter(
    (key) => all.has(key) || beginnings.some((beginning) => key.startsWith(beginning)),
  )
}
