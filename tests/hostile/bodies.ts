import { resolved, together, typesOf, type Schema } from './body-sizes'

/** A body of about so many bytes that no call takes, written as JSON. */
export type HostileBody = (bytes: number) => string

type Place = string[]

/** Places of a body with lists, or with texts that have a pattern or format. */
function placesOf(schema: Schema, is: (part: Schema) => boolean, at: Place = []): Place[] {
  if (at.length > 6) return []
  const own = together(resolved(schema))
  const inner = own.flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, field]) => placesOf(field, is, [...at, name])),
    ...(items ? placesOf(items, is, [...at, '']) : []),
  ])
  return own.some(is) ? [at, ...inner] : inner
}

/** A value at a place of a body, with nothing around it. */
const within = (place: Place, value: string): string =>
  place.reduceRight(
    (inner, name) => (name === '' ? `[${inner}]` : `{${JSON.stringify(name)}:${inner}}`),
    value,
  )

const filled = (piece: string, bytes: number) =>
  piece.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(piece))))

/** Texts of which checks are slow whose pattern tries again at each character. */
const pumps = [' ', '0', 'a', '中', 'a.', '1,', '-', 'a@', '/']

/** The patterns and formats that have had their worst texts: each is the same wherever it stands. */
const pumped = new Set<string>()

/** The hostile bodies of a call by what is wrong with them. */
export function hostileBodies(schema: Schema): Record<string, HostileBody> {
  const bodies: Record<string, HostileBody> = {
    'unknown names': (bytes) =>
      `{${Array.from({ length: Math.max(1, bytes / 9) }, (_, at) => `"${(at + 1e5).toString(36)}":1`).join(',')}}`,
    'lists in lists': (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
    'a list of anything': (bytes) => `[${filled('1,{},', bytes)}1]`,
  }
  for (const place of placesOf(schema, (part) => typesOf(part).includes('array')))
    bodies[`a list of anything at ${place.join('.')}`] = (bytes) =>
      within(place, `[${filled('1,{},"",[],null,', bytes)}1]`)

  const isPumped = ({ pattern, format }: Schema) => {
    const rule = pattern ?? format
    if (rule === undefined || pumped.has(rule)) return false
    pumped.add(rule)
    return true
  }
  for (const place of placesOf(schema, isPumped))
    for (const pump of pumps)
      bodies[`${JSON.stringify(pump)} at ${place.join('.')}`] = (bytes) =>
        within(place, JSON.stringify(filled(pump, bytes) + '!'))
  return bodies
}
