import formats from 'ajv-formats/dist/formats.js'
import { checkSync } from 'recheck'
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
