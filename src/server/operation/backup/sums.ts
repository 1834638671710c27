import { createHash, type Hash } from 'node:crypto'
import type { Counted, Manifest, Member } from './archive'

export const linesOf = (bytes: Buffer): string[] => bytes.toString().split('\n').filter(Boolean)

const files = ''

/** Counts and checksums of an archive's members, for comparison with the manifest. */
export class Sums {
  readonly #of = new Map<string, { count: number; pieces: number; hash: Hash }>()

  /** Returns false for a table piece that is out of order. */
  add(member: Member, bytes: Buffer): boolean {
    if (member.kind === 'table') {
      const sum = this.#sumOf(member.table)
      sum.hash.update(bytes)
      sum.count += linesOf(bytes).length
      return member.piece === ++sum.pieces
    }
    if (member.kind !== 'file') return true
    const sum = this.#sumOf(files)
    sum.hash.update(`${member.key}\n`).update(bytes)
    sum.count++
    return true
  }

  /** The first table that differs from the manifest, or 'files'; undefined if all match. */
  differing({ tables, files: ofFiles }: Manifest): string | undefined {
    const wanted: [string, Counted][] = [...Object.entries(tables), [files, ofFiles]]
    const unsaid = [...this.#of.keys()].find((name) => name !== files && !tables[name])
    const wrong = wanted.find(([name, { count, checksum }]) => {
      const sum = this.#sumOf(name)
      return sum.count !== count || sum.hash.copy().digest('hex') !== checksum
    })
    return unsaid ?? (wrong && (wrong[0] || 'files'))
  }

  #sumOf(name: string) {
    const known = this.#of.get(name) ?? { count: 0, pieces: 0, hash: createHash('sha256') }
    this.#of.set(name, known)
    return known
  }
}
