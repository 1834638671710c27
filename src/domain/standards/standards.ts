import iso273 from './iso-273.json'
import iso8981 from './iso-898-1.json'
import { standardFiles, type StandardFile } from './standard-files'

/**
 * The figures of one size, in mm. Which of these keys a standard has is in the columns of its file:
 * - `d` nominal diameter, `pitch` of the thread, `b` thread length (reference), or `bShort` (nominal
 *   length to 125), `bMid` (to 200) and `bLong` (above 200); `fullThreadTo` threaded to the head up to
 *   this length; `l` nominal length; `ds` shank; `r` fillet under the head
 * - `s` width across flats of a head, nut or socket, `eMin` the corners, `k` head height, `kw` height
 *   of the wrench flats, `t` socket depth, `w` wall under the socket, `dk` head diameter (`dkSharp`
 *   to the theoretical sharp edge), `dw` bearing face, `c` washer face or flange edge, `dc` flange
 * - nuts: `m` nut height, `hMax` height over the locking part, `da` countersink
 * - washers: `d1` hole, `d2` outside, `h` thickness, `hMax` greatest (spring washers: free) height,
 *   `hFreeMin` least free height, `b` width of the section, `chamferMin`
 * - clevis pins: `hole` for the split pin, `le` its distance from the end, `c` chamfer
 * - split pins: `wire` diameter, `a` longest protruding end, `b` eye length, `c` eye width
 * - rivets and lockbolts: `hole` recommended, `gripMin`, `gripMax`, `body`, `dkRound`, `kRound` and so
 *   on by head style, `l1` to the break neck, `l2` over all, `groovePitch`, `grooveDepth`, `pintail`;
 *   collars `collarHole`, `collarD`, `collarLength`, `flangeD`, `flangeH`, `lowLength` (low-profile)
 * - tools: `length`, `width`, `height`, `body` and `nose` diameters, `stroke`
 */
export type Dimensions = Readonly<Record<string, number>>

/** Normalises spelling: full-width and lower-case letters are folded, spaces and slashes dropped. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[×*]/g, 'X')
    .replace(/[\s/_]+/g, '')

const byNumber = new Map<string, StandardFile>()
for (const file of standardFiles) {
  for (const number of [...file.numbers, ...file.related]) byNumber.set(folded(number), file)
}

const numberPattern = /(?:GBT|GB|ISO|DIN|EN)\d+(?:\.\d+)?(?:-\d{1,2}(?!\d))?/g

/** The file of the first known standard number in a text such as "GB/T5782-2016" or "GB/T 5782 (ISO 4014)". */
function fileOf(text: string): StandardFile | undefined {
  const whole = folded(text)
  const direct = byNumber.get(whole)
  if (direct) return direct
  for (const [number] of whole.matchAll(numberPattern)) {
    const file = byNumber.get(number) ?? byNumber.get(number.replace(/-\d+$/, ''))
    if (file) return file
  }
  return undefined
}

/** The key of a size; also finds "m12×1.25", "12" and, for coarse threads, "M12x1.75". */
function sizeIn(file: StandardFile, size: string): string | undefined {
  const wanted = folded(size)
  const pitch = file.columns.indexOf('pitch')
  return Object.keys(file.rows).find((key) => {
    const known = folded(key)
    if (known === wanted || known === `M${wanted}`) return true
    return pitch >= 0 && wanted === `${known}X${file.rows[key]?.[pitch]}`
  })
}

/** The figures of a size, by any number of a standard or by a family ("lockbolt", "tool"). */
export function dimensionsOf(standard: string, size: string): Dimensions | undefined {
  const file = fileOf(standard)
  const row = file?.rows[sizeIn(file, size) ?? '']
  if (!file || !row) return undefined
  const dimensions: Record<string, number> = {}
  file.columns.forEach((column, index) => {
    const figure = row[index]
    if (typeof figure === 'number') dimensions[column] = figure
  })
  return dimensions
}

/**
 * Bearing diameter and height of a head in mm. Related standards may have another head, so that only the numbers of the
 * table itself count; conical and rounded heads have no bearing diameter.
 */
export function headOf(standard: string, size: string): { dW?: number; height?: number } {
  const file = fileOf(standard)
  const whole = folded(standard)
  if (!file?.numbers.some((number) => whole.includes(folded(number)))) return {}
  const { dw: dW, k: height } = dimensionsOf(standard, size) ?? {}
  return { ...(dW !== undefined && { dW }), ...(height !== undefined && { height }) }
}

/** True if a figure is a common value, not taken from the standard or a published sheet. */
export function isTypical(standard: string, size: string, key: string): boolean {
  const file = fileOf(standard)
  if (!file) return false
  return (
    file.typical.includes(key) ||
    (file.typicalCells?.[sizeIn(file, size) ?? '']?.includes(key) ?? false)
  )
}

/** The nominal lengths of a size in mm, shortest first; empty if the standard has none. */
export function lengthsOf(standard: string, size: string): readonly number[] {
  const file = fileOf(standard)
  return file?.lengths?.[sizeIn(file, size) ?? ''] ?? []
}

/** The sizes of a standard, smallest first; `all` includes second choices (in brackets in the standard). */
export function sizesOf(standard: string, choice: 'first' | 'all' = 'first'): string[] {
  const file = fileOf(standard)
  if (!file) return []
  return Object.keys(file.rows)
    .filter((size) => choice === 'all' || !file.secondChoice.includes(size))
    .sort((a, b) => (file.rows[a]?.[0] ?? 0) - (file.rows[b]?.[0] ?? 0))
}

/** Name, numbers, source and corrections of a standard. */
export const standardNamed = (standard: string): StandardFile | undefined => fileOf(standard)

export interface ClearanceHoles {
  d: number
  fine: number
  medium: number
  coarse: number
}

/** All clearance holes of ISO 273 in mm, by nominal diameter. */
export const clearanceHoles: readonly ClearanceHoles[] = Object.values(iso273.rows).map(
  ([d = 0, fine = 0, medium = 0, coarse = 0]) => ({ d, fine, medium, coarse }),
)

/** The clearance holes in mm (ISO 273) of a bolt with nominal diameter `d` (mm). */
export const clearanceHolesOf = (d: number): ClearanceHoles | undefined =>
  clearanceHoles.find((holes) => holes.d === d)

export interface BoltLoads {
  tensile: number
  proof?: number
}

/** Minimum tensile load and, to M27, proof load of a coarse-thread bolt, in N (ISO 898-1). */
export function loadsOf(propertyClass: string, d: number): BoltLoads | undefined {
  const tensileAt = iso8981.columns.indexOf(`tensile ${propertyClass}`)
  const row = Object.values<(number | null)[]>(iso8981.rows).find((figures) => figures[0] === d)
  const tensile = tensileAt < 0 ? null : row?.[tensileAt]
  if (typeof tensile !== 'number') return undefined
  const proof = row?.[tensileAt + 1]
  return typeof proof === 'number' ? { tensile, proof } : { tensile }
}
