import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import formats from 'ajv-formats/dist/formats.js'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { expect, test } from 'vitest'
import description from '../src/generated/openapi.json'

/** Every pattern of the description: of fields of bodies and answers, and of parameters. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [value.pattern] : []
  return [...own, ...Object.values(value).flatMap(patternsIn)]
}

const { email, uuid } = formats.fullFormats
const ofFormats = [email, uuid].flatMap((format) =>
  format instanceof RegExp ? [[format.source, format.flags] as const] : [],
)

test.each([
  ...[...new Set(patternsIn(description))].map((source) => [source, 'u'] as const),
  ...ofFormats,
])(
  'no text makes the check of %s slow',
  (source, flags) => {
    expect(checkSync(source, flags, { timeout: 30_000 }).status).toBe('safe')
  },
  60_000,
)

interface Literal {
  place: string
  pattern: RegExp
}

/** Every pattern that repeats something in the code of both sides. */
function literalsIn(file: string): Literal[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Literal[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node) && /[*+{]/.test(node.text)) {
      const end = node.text.lastIndexOf('/')
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      const body = node.text.slice(1, end)
      const flags = node.text.slice(end + 1)
      // A sticky pattern looks at one place alone.
      const pattern = flags.includes('y')
        ? new RegExp(`^(?:${body})`, flags.replace('y', ''))
        : new RegExp(body, flags)
      found.push({ place: `${file}:${line + 1}`, pattern })
    }
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

const literals = ['src/domain', 'src/i18n', 'src/server', 'src/web']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap(literalsIn)

/** The signs that a pattern may try again at each place: those it names and usual ones, alone and in pairs. */
function pumpsFor({ source }: RegExp): string[] {
  const named =
    source.replace(/\\[a-zA-Z]|\\[pP]\{\w+(?:=\w+)?\}/g, '').match(/[^\\()[\]{}|?*+^$]/g) ?? []
  const words = source.match(/[\p{L}\d]{2,}/gu) ?? []
  const signs = [...new Set([' ', '0', 'a', '中', '<', '(', '[', '"', '-', ...named])].slice(0, 16)
  return [
    ...signs,
    ...words.slice(0, 4),
    ...signs.slice(0, 9).map((sign) => `${sign} `),
    '0 0',
    'a1',
    '1,',
  ]
}

/** Microseconds of this process for a text of so many pieces. */
function workOf(pattern: RegExp, pump: string, length: number): number {
  const text = `${pump.repeat(Math.ceil(length / pump.length))}\n!`
  const before = process.cpuUsage()
  text.replace(pattern, '')
  const { user, system } = process.cpuUsage(before)
  return user + system
}

test('no text makes a pattern of the code slow', () => {
  expect(literals.length).toBeGreaterThan(300)
  const slow = literals.filter(({ pattern }) =>
    pumpsFor(pattern).some((pump) => {
      if (workOf(pattern, pump, 5_000) < 2_000) return false
      const least = (length: number) =>
        Math.min(...Array.from({ length: 4 }, () => workOf(pattern, pump, length)))
      return least(10_000) > 4_000 && least(10_000) > 3 * least(5_000)
    }),
  )
  expect(slow.map(({ place }) => place)).toEqual([])
}, 60_000)
