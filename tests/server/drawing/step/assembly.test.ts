import { expect, test } from 'vitest'
import { checkStep, readStep } from '../../../../scripts/part-files/readers'
import { jointOf, type JointParts } from '../../../../src/server/drawing/joint'
import { assemblyOf } from '../../../../src/server/drawing/step/assembly'
import { partNamed } from '../examples'

const facts = { address: 'https://shop.example/', date: '2026-11-27T00:00:00' }
const washer = partNamed('PW-M12-200-ZN')
const joint = (changes: Partial<JointParts> = {}) =>
  jointOf({
    bolt: partNamed('HB-M12x80-8.8-ZN'),
    nut: partNamed('HN-M12-8-ZN'),
    headWasher: washer,
    nutWasher: washer,
    grip: 60,
    ...changes,
  })

test('a joint is one assembly of its parts at the grip', async () => {
  const pieces = joint()
  if ('kind' in pieces) throw new Error(pieces.kind)
  expect(pieces.map(({ part, z }) => [part.facts.model, z])).toEqual([
    ['HB-M12x80-8.8-ZN', 0],
    ['PW-M12-200-ZN', 0],
    ['PW-M12-200-ZN', 62.5],
    ['HN-M12-8-ZN', 65],
  ])
  const placed = pieces.map((piece) => ({ ...piece, facts }))
  const file = assemblyOf('JOINT', placed, { grip: 60, date: facts.date })
  // The washer occurs twice and is written once.
  expect(file.match(/MANIFOLD_SOLID_BREP/g)).toHaveLength(3)
  const { bodies, names } = await readStep(file)
  expect(names.filter((name) => name.startsWith('PW-M12'))).not.toHaveLength(0)
  expect(bodies.every(({ openEdges }) => openEdges === 0)).toBe(true)
  expect(await checkStep(file)).toMatchObject({ valid: true, solids: 4 })
}, 120_000)

test.each([
  ['a nut in place of a washer', { headWasher: partNamed('HN-M12-8-ZN') }, { kind: 'kind' }],
  ['a nut of another thread', { nut: partNamed('HN-M16-8-ZN') }, { kind: 'thread' }],
  ['a washer of another size', { nutWasher: partNamed('PW-M16-200-ZN') }, { kind: 'thread' }],
  ['a grip beyond the bolt', { grip: 70 }, { kind: 'grip', from: 45, to: 62.4 }],
  ['a grip where the nut meets the shank', { grip: 20 }, { kind: 'grip' }],
])('%s makes no joint', (_what, changes, fault) => {
  expect(joint(changes)).toMatchObject(fault)
})
