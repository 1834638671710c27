import type { Random } from '../random'
import { longestText, resolved, together, typesOf, type Schema } from './body-sizes'

const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'null',
  'NaN',
  '\u200b',
  '中',
  '💥',
  '\ufffe',
  '‮abc',
  'İ',
  'ﬁ',
  'Ａ',
  '%',
  '_',
  '\\',
  '%00',
  '%s',
  "' or 1=1--",
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '=1+1',
  '@SUM(A1)',
  '\r\nX-A: 1',
  '__proto__',
  'constructor',
  'toString',
  '{{7*7}}',
  '${7}',
  'Infinity',
  '1,2',
  '[]',
  '{}',
  '[1]',
  '{"a":1}',
  '0001-01-01',
  '9999-12-31',
  'a@b.co',
  '/a',
  '86',
  '13800000000',
  '1234',
  '110000',
  'CN',
  'USD 1',
  '/x?y=1',
  'https://a.b',
  'text',
  '1.1',
  '1,2,3',
  'createTime',
  'zh',
  'Asia/Shanghai',
  'M12',
  '10-14',
  '2024-W01',
  '12:60',
  '08:00-24:00',
  'a\u0000b',
  '\ud800',
  'x\udfff',
]
const days = ['0001-01-01', '9999-12-31', '2024-02-29', '1970-01-01', '2000-01-01', '2099-12-31']
const moments = [
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2016-12-31T23:59:60Z',
  '2026-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-12:00',
  '2030-06-01T08:00:00Z',
]
const formats: Record<string, readonly string[]> = {
  date: days,
  'date-time': moments,
  email: ['a@b.co', 'x+y@example.com', "o'k@a-b.museum"],
  uuid: ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
}

/** A value that the schema mostly takes and that people hardly send. */
export function oddValue(schema: Schema, random: Random, depth = 0): unknown {
  const own = resolved(schema)
  const parts = together(own)
  if (random.chance(0.03)) return random.oneOf<unknown>([null, true, 1.5, 'x', [], {}, [[]]])
  if (own.const !== undefined) return own.const
  if (own.enum) return random.oneOf(own.enum)
  if (own.oneOf?.every((one) => one.const !== undefined)) return random.oneOf(own.oneOf).const
  const types = parts.flatMap(typesOf)
  const type = types.length > 0 ? random.oneOf(types) : 'object'
  if (type === 'object') return oddObject(parts, random, depth)
  if (type === 'array') return oddList(parts, random, depth)
  if (type === 'integer' || type === 'number') return oddNumber(own, random, type)
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  return oddText(own, parts, random)
}

function oddObject(parts: Schema[], random: Random, depth: number): Record<string, unknown> {
  const required = new Set(parts.flatMap(({ required: names = [] }) => names))
  const value: Record<string, unknown> = {}
  for (const { properties = {} } of parts)
    for (const [name, field] of Object.entries(properties)) {
      const isSent = required.has(name) ? random.chance(0.97) : random.chance(depth < 4 ? 0.5 : 0.1)
      if (isSent) value[name] = oddValue(field, random, depth + 1)
    }
  const isOpen = parts.some(({ additionalProperties }) => additionalProperties === true)
  if (isOpen || random.chance(0.02)) value[random.oneOf(['name', 'zh', 'constructor', ''])] = 'x'
  return value
}

function oddList(parts: Schema[], random: Random, depth: number): unknown[] {
  const items = parts.find((part) => part.items !== undefined)?.items ?? {}
  const least = Math.max(...parts.map(({ minItems = 0 }) => minItems))
  const length = Math.max(least, random.oneOf([0, 1, 1, 2, 3]))
  return Array.from({ length }, () => oddValue(items, random, depth + 1))
}

function oddNumber({ minimum, exclusiveMinimum, maximum }: Schema, random: Random, type: string) {
  const least = minimum ?? exclusiveMinimum ?? -2_147_483_648
  const most = maximum ?? 2_147_483_647
  const usual = Math.min(most, Math.max(least, 1 + random.below(40)))
  const odd = [least, most, most - 1, 0, -0, 1, 2_147_483_647, 2_147_483_648, 1e308, -1e308]
  if (random.chance(0.5)) return usual
  return random.oneOf(type === 'number' ? [...odd, 0.1, 1e-9, 1.005, 1e-300] : odd)
}

function oddText(own: Schema, parts: Schema[], random: Random): string {
  const format = parts.find((part) => part.format !== undefined)?.format
  if (format !== undefined) return random.oneOf(formats[format] ?? texts)
  const most = Math.min(longestText(own), 5000)
  const long = random.oneOf(['x', '中', '💥', '9', ' ']).repeat(most)
  const all = [...texts, long, long.slice(0, most - 1)]
  const patterns = parts.flatMap(({ pattern }) =>
    pattern === undefined ? [] : new RegExp(pattern, 'u'),
  )
  const fitting = all.filter((text) => patterns.every((pattern) => pattern.test(text)))
  return random.oneOf(fitting.length > 0 && random.chance(0.9) ? fitting : all)
}
