import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Titles may have semicolons too. */
const between = /; (?=tests\/|looked at: |decision: )/

/** Rows of the table: the id of a requirement, its words (not needed here), and its proofs. */
const rows = readFileSync('tests/requirements.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', , proof = ''] = line.split('\t')
    return { id, proofs: proof.split(between).filter(Boolean) }
  })

/** Share of the requirements that may be proved by a look at a page. */
const mostLookedAt = 0.03
const isLook = (proof: string) => /^looked at: \/\S*/.test(proof)
const lookedAt = rows.filter(({ proofs }) => proofs.some(isLook))

const texts = new Map<string, string>()

/** The text of a file of the project; empty, if there is no such file. */
function textOf(file: string): string {
  const known = texts.get(file)
  if (known !== undefined) return known
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  texts.set(file, text)
  return text
}

/** The title as an argument of a test, in any of the three quotes. */
const holdsTitle = (text: string, title: string) =>
  [`'${title.replaceAll("'", String.raw`\'`)}'`, `"${title}"`, `\`${title}\``].some((written) =>
    text.includes(written),
  )

/** The fault of a proof, or null. */
function faultOf(proof: string): string | null {
  if (isLook(proof)) return null
  const [, decision] = /^decision: (docs\/decisions\/\d{4}-[\w-]+\.md)$/.exec(proof) ?? []
  if (decision) return textOf(decision) ? null : 'no such decision'
  const [, file, title] = /^(tests\/\S+\.(?:test|spec)\.tsx?) "(.+)"$/.exec(proof) ?? []
  if (!file || !title) return 'neither a test nor a look nor a decision'
  if (!textOf(file)) return 'no such file'
  return holdsTitle(textOf(file), title) ? null : 'no such title'
}

test('each requirement stands in the table once', () => {
  const ids = rows.map(({ id }) => id)
  expect(ids.length).toBe(974)
  expect(new Set(ids).size).toBe(ids.length)
})

test('each requirement has a proof', () => {
  expect(rows.filter(({ proofs }) => proofs.length === 0).map(({ id }) => id)).toEqual([])
})

test('each proof exists', () => {
  const faults = rows.flatMap(({ id, proofs }) =>
    proofs.flatMap((proof) => {
      const fault = faultOf(proof)
      return fault ? [`${id}: ${fault}: ${proof}`] : []
    }),
  )
  expect(faults).toEqual([])
})

test('few requirements are proved by a look alone', () => {
  const share = lookedAt.length / rows.length
  // The share is reported, so that it is seen while it grows.
  process.stdout.write(`looked at: ${lookedAt.length} of ${rows.length} requirements\n`)
  expect(share).toBeLessThanOrEqual(mostLookedAt)
})
