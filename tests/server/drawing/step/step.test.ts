import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkStep, readStep } from '../../../../scripts/part-files/readers'
import { partOf, type Part } from '../../../../src/server/drawing/facts'
import type { PartFacts } from '../../../../src/server/drawing/part-facts'
import { stepOf } from '../../../../src/server/drawing/step/step'
import { volumeOfSolid } from '../../../../src/server/drawing/volume'
import { demo, partNamed } from '../examples'

const about = {
  address: 'https://shop.example/productCategories/details?id=7',
  kilograms: 0.089,
  date: '2026-11-27T00:00:00',
}

/** The middle model of each family. */
const models = new Map<string, Part[]>()
for (const part of demo.map(partOf))
  models.set(part.family, [...(models.get(part.family) ?? []), part])
const families = [...models.values()].map((parts) => parts[parts.length >> 1]!)

const volumeByShape = (part: Part) =>
  part.bodies.reduce((sum, { solid }) => sum + volumeOfSolid(solid, 'cosmetic'), 0)

test.each(families.map((part) => [part.family, part] as const))(
  'the STEP file of a %s is closed and has the volume of its shape',
  async (_family, part) => {
    const { bodies } = await readStep(stepOf(part, about))
    expect(bodies.map(({ openEdges }) => openEdges)).toEqual(part.bodies.map(() => 0))
    const volume = bodies.reduce((sum, body) => sum + body.volume, 0)
    expect(Math.abs(volume / volumeByShape(part) - 1)).toBeLessThan(0.01)
  },
  120_000,
)

test.each(families.map((part) => [part.family, part] as const))(
  'a CAD kernel finds no fault in the STEP file of a %s',
  async (_family, part) => {
    const { valid, solids, volume } = await checkStep(stepOf(part, about))
    expect([valid, solids]).toEqual([true, part.bodies.length])
    // Swept bodies are smoother than the facets of their mesh.
    expect(Math.abs(volume / volumeByShape(part) - 1)).toBeLessThan(0.01)
  },
  120_000,
)

test('a STEP file says what the part is, in Chinese too', async () => {
  const file = stepOf(partNamed('HB-M12x80-8.8-ZN'), about)
  expect(file).toMatch(/^[\n\r -~]+$/)
  const attribute = (name: string) =>
    new RegExp(`REPRESENTATION_ITEM\\('${name}',(?:MASS_MEASURE\\()?([^)]+)\\)`).exec(file)?.[1]
  expect(attribute('part number')).toBe("'HB-M12x80-8.8-ZN'")
  expect(attribute('standard')).toContain('ISO 4014')
  expect(attribute('property class')).toBe("'8.8'")
  expect(attribute('net weight')).toBe('0.0890000')
  expect(attribute('address')).toBe(`'${about.address}'`)
  expect(attribute('name \\(zh\\)')).toBe("'\\X2\\516D89D2593487BA6813\\X0\\'")
  expect(file).toContain("SHAPE_ASPECT('thread','M12 x 1.75 external'")
  const { names } = await readStep(file)
  expect(names).toContain('HB-M12x80-8.8-ZN')
})

test('equal parts have equal files, and every instance is referred to by a number that exists', () => {
  const file = stepOf(partNamed('NL-M16-8-ZN'), about)
  expect(stepOf(partNamed('NL-M16-8-ZN'), about)).toBe(file)
  const defined = new Set([...file.matchAll(/^#(\d+)=/gm)].map(([, id]) => id))
  const used = [...file.matchAll(/[(,]#(\d+)/g)].map(([, id]) => id)
  expect(used.filter((id) => !defined.has(id))).toEqual([])
})

test('bodies without an exact form say so, all others are exact', () => {
  expect(stepOf(partNamed('HB-M12x80-8.8-ZN'), about)).toContain("FILE_DESCRIPTION(('Exact planes")
  expect(stepOf(partNamed('SW-M16-ZF'), about)).toContain('as B-spline surfaces')
})

const bolt = partNamed('HB-M12x80-8.8-ZN').facts

/** A bolt of any size, also of sizes that no standard has. */
const anyBolt = fc.record({
  diameter: fc.double({ min: 1, max: 100, noNaN: true }),
  length: fc.double({ min: 1, max: 1000, noNaN: true }),
  pitch: fc.double({ min: 0.2, max: 8, noNaN: true }),
  className: fc.constantFrom('六角头螺栓', '内六角圆柱头螺钉', '内六角沉头螺钉', '六角法兰面螺栓'),
})

test('a bolt of any size has a closed solid, faceted if its outline crosses itself', async () => {
  await fc.assert(
    fc.asyncProperty(anyBolt, async ({ diameter, length, pitch, className }) => {
      const facts: PartFacts = {
        categoryType: 1,
        category: bolt.category,
        className,
        classNameEn: '',
        model: bolt.model,
        baseInfo: {},
        values: { diameter: String(diameter), length: String(length), pitch: String(pitch) },
      }
      const file = stepOf(partOf(facts), about)
      expect(file).not.toMatch(/NaN|Infinity|undefined/)
      const edges = [...file.matchAll(/ORIENTED_EDGE\('',\*,\*,#(\d+),\.([TF])\.\)/g)]
      const uses = new Map<string, string[]>()
      for (const [, edge = '', way = ''] of edges) uses.set(edge, [...(uses.get(edge) ?? []), way])
      for (const ways of uses.values()) expect(ways.sort()).toEqual(['F', 'T'])
    }),
    { numRuns: 60 },
  )
})
